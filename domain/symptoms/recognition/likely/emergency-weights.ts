/** Written by `npm run learn:emergencies` from the phrases of `testing/samples`: change those, not this. */
export const BASE_WEIGHT = -8;

/**
 * Of a concept, `-` before one that is denied, then with each concept that stands near it, by the place of its line in
 * two digits of base 36: A to Z for an emergency, a to z against it.
 */
export const CONCEPT_WEIGHTS = `-a_little . c2a
-abrupt A c2A
-bad_sign . 11a2aa6eA6ya73B8oA95AbrAbvAcqAe8AgtA
-battery a c2a
-bear . 52BciBdpBegA
-bend . 3eA5kA6qA95C9qAbvAd5AdpA
-beverage . 0eA34A6yabva
-blood_loss a c2a
-blow . aqa
-blurred a 4nac2a
-breath_smell A c2B
-breath_word B 73Ac2B
-breathe D 3eA40A57B7oA91AbvAbzac2DcqAgtAhgA
-burn_place . 2bA57B7uA
-can . 10a2wa3zBcqA
-catch_breath D 3eB57Cc2C
-closes . 90AaqA
-coffee a c2a
-cold a c2a
-complete_sentence A 3eA3zA57AbvAc2AcqA
-container . c2a
-cough . 57A5iA5lA89B9wAdjBfzAg8BgkA
-cry A c2A
-cut a c2a
-dentist . 3ea
-disappeared . d8AdfCf5A
-drink A 3fA3wB3zA5iB6xA6zAenBhdAhkAhqAhrA
-drug . egAh5A
-eat . 3wB73a7yA86B89aarBcoAe7Ag8agtahdAhkAhrA
-fact_word . bva
-fade A 8sAc2Ad8AdjAf5B
-faint b c2b
-family A c2A
-feeding . 3ea57a6xBbvaenAgtAhaahdA
-feel B 3eA3iA3rA3wB47A52A57A5iB6sA7dA7tAajAaqAbkBbvAcqA
-fever a 46a5iac2adpahkahrahsa
-figurative_death . hiB
-filler .
-find . 41A5iA7yAbjAdfC
-food . bva
-found . 41A
-gave a c2a
-get_up . 57A73B7tB9hBc2AcdAf3A
-grabbed A 3eA
-hand A c2A
-hard b c2b
-head . 3eAbvA
-headache A c2A
-hurts_eyes a c2a
-ingested a c2a
-inhaled A 3eAbvA
-install A c2A
-itch a c2a
-keep_down B c2B
-kick B 3xA5jAaeAc2BhfAhkB
-know A 36A6yAb7AbvAc2AcqAfzAgkAhiC
-leg A c2A
-lie_flat . c2A
-lift A 3eA3rA52B57AaqAbvAhaa
-limb . 2bB
-make_sound A c2AfqBg8A
-move C 3eA3wA3xA40A52A5iA5jA85A9pAaeAajAbvAc2BcqAd5BhfA
-not . 1sa2aa6sA
-open A 57a7gCc2A
-pain a 52ac2adpahka
-phlegm a c2a
-phone a 4nac2a
-poison a c2a
-poo a c2a
-product a c2a
-pulse D 3eBc2DcqA
-quit_verb A c2A
-recognise C 3eAbvAc2CcqAhiA
-remember A 4kA95Ac2A
-respond C 3eA3wA57B5iA69A6eA7gA7tA7yA7zA85A8fA9cAbeabvAc2CcqActce8Af0Bgpa
-right_low A c2A
-rise B 3eA52Bc2B
-say . 52A6eB7yAbeactae8AehAf3A
-see B 3eB4na57A7gA7yAbvAc2BhkA
-seizure a c2a
-severe_burn . 3ea
-shiver A c2A
-sick . 2aa31a
-side . 2oAbvA
-sleep a 3wa57ac2acqa
-sleep_lots . 3wacqa
-smile B 57Ac2AehA
-snores . ena
-speak B 3cA3eA3sA57C5ia5ja6sA73A7tA7yAb7AbvBc2Ac6acqAfsAhiahkB
-speech_word A c2A
-squeeze A 3eAc2AdrA
-stand . 7uAc2AdpAegAh5A
-stand_up A c2A
-stiff a c2a
-stool a c2a
-stop . 3vA3zB4gA4hA4iB4jA6ya7aAavAbzAc0AcdAe5B
-strength . 6xabvA
-strong A c2A
-sudden A c2A
-sugar a c2a
-swallow . 6rA9rA
-swallowed . 3iA3wA3zA6rA6ya6zA89a9rAarBbracqAe7AenBg8ahdAhka
-swell a c2a
-tonight . 3ea
-took . 5ia6rA6yb7ya9rA
-tooth . 3ea
-touch . 7uA
-urinate B 3eA3wA3xA3zA57a5iB5jA6fB7yBavAbvAc2BcoAdcAegAgiAh5Ah6AhkB
-voice a c2a
-vomit .
-wake C 3eA40A57A5iB6eA73B8oA9vAc2CcqBe8AgtBhdA
-walk . 7uAbvAehB
-want . bvA
-water_place a c2a
-where_when . 73A
-within_a_day . 7ya
-work A
-worth a 3ea
-wrists a c2a
a_little . 3ba3ca3ta3vb3xa41A44a4ib4ja4kb4xA51a57A5lB5va64a67a6lA90b97a9jaagaaxBb4Ab7bbjAcdAceacuacxadcadtaf4afaAfbafeaffAfrAfsag1ag7agoagqagsahea
abrupt . 3hA3iA3rA4kA4xA4yB52A54A5bA5fA6bA6nB6sA73A7gA7tA8na8pB90A91B95B97Cb2ab7AbrAc4Ac8AcdAciBcnAe4BeiBeqAf0Af1AfbAg0ag5Bg8BgcAh0AhnA
accident . 72A89ac2AdqBg8agzB
after_verb . 3iA3qa3vA47A4na5fA5lA66B6bA6zA7iA8pA90A9gA9rAb9AbjBbkAbrabzacbacoAcqActacyadeadjAdrAdtAe1Ae8AehAekAemAf0AfoAg1Ag9AgxBh6AhdAhnA
age_word . 62A89A8oA9ca9wAarAbzac4acqAcyAenAfzAg8agkAgqah5AhdAhrAhsA
alarm . 3gA3ia3zA41b59A7sAa0bbpAdsBegAeraeuAg6bh5A
alcohol_drink . 5iB5jC62A97aaxAbiAcqAe3Begagpagqa
all . 3qa3tB3wA3yA4dA4lA4pA4vA4yA51A52A59a5bA5rA63B6aB6gA6kA6la6xA6yB7ea7gA7jB82A88A8fA8gA8na8wA8xa90A97A9bB9vAagabfAbgAbiAbnAc2AchAd7adeAdnadrAe3Ae8Af1AfyAfzAg1BgkCglagsAgzAh2AhdAhpA
all_over A 3zA44A5jA5pA7gA9jAcibdcAe8BehBezBfbAg1Ag9AgqA
allergy . 44B5da5iB6la6ya72BbjAcyaf5afdBfeAfzBg1Bg9BgpbgqA
alone . 3zaaqAc2aehB
also . 52a5pa6ya7wa8oagdagka
anaphylaxis_word F 6yBg1B
anticoagulant A 4gA4iA4jA4kC6qA72A73A7jA7rA7tA95BavAc0C
apart A
appliance . 3qa55b6hA79a7ra82a8ga9wAa0aalaaxaciAe1AffbfzBg8a
arm . 3ra3yA47A4ca4qA51B6aA6bA72A7wa95A9tAa6BajAc2Ac8Ae8AenafdafeAfqafsAg0Ag1ag8AhkA
asthma . 3vA4yA57A5iB6tB6yA7ea7yA9yAc2Ac5Bd7ae7Bf0BfoBg1A
at_once . 3za4kA4yA6yB7la95Ab7AceAciAcxAehAg0ag5AgcAgdahkA
ate_drug E 5iC5jB6yD73BdeB
attack A 3zB4kA7aC97b9xA9yAc2Cc5AcqBdcAe5Be7BfbBfoB
baby . 40A41A4gA4iB4jA4lA4mB4qB4wB4xA4yA51B55A5lC5xA6hB6mA6vA70A7tB7uA85B86A8nA8zA91A9cA9wAabaarCb1AblAbwBc1Ac2Bc3Bc4acdBciacjBckAcoAcwAd5Adjae1ae8BehAeqaezAf3Af4afbBfxCfzAg9BgiaglagoBgqagyAhdAhgahrA
baby_age . 46A4hA4iA4jA63B6fA6xA70A7tA89A97A9gaaqaarAawAb9ac2AcdAcqacxAcyAd9AfeAgtAh3AhcBhdA
back . 4ia4ja4la51A5bA5za6sA6ya7ja7tB8nab4AboAcoacuad5bdyAe6Aeyaf5afqah2ahmahpA
bad_sign . 43a49a4hA4iB4kB4pB4xA58A5qa5rB5tB5wA60A64A66A68a69A6aB6bA6dA6eC6lb6nA6rB6ta6zA71B7aB7dA7fB7gA7ma7pA7tA7uA80b85A8fA8mB8pB8vC95A9bB9fA9iA9jA9oA9qB9tA9xAa1aahBapBavaayAazab2Bb3AbeabjAbkabnAbrAbxBc4ac5AcwAd8AdbAdiadjAdmAe8BejAerAf0af5AfjAftAg7AgcAgeahgahmAhnAhqBhrA
badly . 4lA4wA4xC5fA5jA5ta5vA6xA6yA72a73A7uA89A8wa93B9vA9xAacaaoaasAb5Ac8AcjAcxAdhAeyaf0Bf5AfbafjBgdAgiahhA
battery . 57A5iA6da6hB6rB88A9wBbjAbvAbzCctAdhBdnaffafzCg6agkCgoahdahia
beat a 4kA
bedwetting . 4yA6sa73A7za8fagxa
bee . 91A9jBa5abjAdjaegAfyAfzAg1Ag9BgkAh4A
believe A 6ya73B7yAcoahkA
belly . 4qB5jA66B6bA6oB73a7fA7tB91AavAaxac2AcdAcyad5BdcAf7BfbBfeafoBfzag1agzAh2AhdahhAhiB
bend . 73A89abjAbvAcyAd5Ad8aehAgiahia
berries . 72C9pAcuBcyAfzCg1ag7a
beverage . 4qA4xA5fA5va62A6jA7ka7ua7ya82A8nAb7AbgAbhBctacyAdpAehAhkb
big . 4jB52A5rB98aciAd5AdcAdpAegAfzag0AgiagqAhiAhka
birth G
bite . 4xA5ca5iA6yA72a7iB7qa88B90a91A93A9jA9sacqbdjae7AegAesDeyafyAgdAgkAh1B
black B 4dB4ka59C5tA6fA6kA73A7gA90Aa4be7AegAfeCfzagmAh2BhdAhkB
blades . fzA
blank_look A
bleed . 5jA64B6ca95AaeAajBaxAbzac2AcpbcsAd5Cf4BfcAfoAh5A
bleed_lots H 4kA52A5jA8sA9pAahAajAaqAaxAc2BcdAd3Ad5ChoBhpA
blood A 5iB5jA64F6ca7jA7wa8oA95A9waajAawBaxCb2Abzac2AcdBceacpbcqAcsBd5CegAekAf4EfcBffafoAftag1Ag6aglagxbh5EhkA
blood_loss . 5iA5jA64D7wa8oA95AaxCb2Abzac2AceacsAd5De7AewAf4BfcBffafoAg6ah5ChiB
blow . 4kA5qa6nA6xA75B7lA85A91a95A9ga9pAblAboac4aceAcqAcwad5AdlAdmBdpaeiAekaenAf7Bg1Ag7BgiAgzBh2ah5BhaahbAheA
blue B 4lA4yA5iC5lA6hA6qA72B73A7uAasDb2abjDboBcjAdeadjBe7aejAfbAg8b
blue_skin E 5iD89AasAbjAfqAg8A
blurred a 4na5ia73a97A9paanBb7Abvacqacyad5AdcaegAfsa
body_weight . c2A
boiler . 52A5zA6kA7iA97B9eA9vAc8AegBerAhkA
boiling B 4qA51B52C5iC5tA7iA8gA90BajBaqBc9AcdAdhAdpBdtAe7BelAeoAf3CfrA
bone . 67BdhafqBg8ag9BhoA
boot . 6sa7tadwaesAgsah1A
born . 5jA7uB9gBcoAhrA
breastfeeding . 52a5faega
breath_smell . 6eA7da8hAe7afoa
breath_word . 4yA6eA7da7yA89A8hA91AaxAbzbc2BciadpAf3Ah3Ahhahka
breathe . 4yB57B5dA5iA5jB6eA6xA7ca7ma89A8hA91D9jAaxAb5Ac1Ac2BcyAdcAdpBeubf5AfdAfqafrAfsAftAgaagqAh3BhbAhgchhahka
breathless E 52A5iB73B7df7jA7qC7sB7vc7yA82AajAamAaoaaqAcqAcuadvaeoAf0AfsBg1Ag7Ag8AgdAgzahkA
broken_speech B f0B
bruise . 6saajaaqa
burn . 52C5dB5iB5na7gB7iA7va7wa90A9vAbiAbjAbzac9BckAcqAcyAdhAdtAe7Ef8afwafzAg8agdAgpahba
burn_place . 5bA5dB5ga5lA5sA64B6aA6bA6ca6fa6jB6lA6oA6tA7fA7ma86a88A8ia8na8pA8xA97A98A9aa9bA9nA9oAa6BaeaagBb4AbkablAboAbzac2Ac5AcbAcfacpae4Be9AeiAekaelAf2Bf7CffafsBg9agaBgfbgjagmagsAhbAheBhfa
burp c
burst A 7dA95AaqBegAfsBh5AhnA
button_cell D 5iA71C9wBbzBdhBfzCg4bgkB
came_out a fzb
can . 62a6ea6rA6xA6yb7ca7fA7jB7ma7uA86A91B95B9hA9mA9qA9rA9wA9yaakBbeAbiabkAbzactbdfBdhAe1ae4aehAf0AfeAfqAfyAgqagxahgA
cannabis C 5iA5jA72C89AfzDg8A
carbon_monoxide C 7sAa0bd0BdsAeuAg6b
care_for a
carried . 5fA69A7yA89A95Aa6Ae8AekafsAg8AhiA
cheek . 6sBdjafzag1ag7a
chemical . 6sA7gF7rA7tA7ya8lA90A97a9cA9ea9vb9xBaqAbgAbhBbiAbjAc2aciAckacyAdhBe7AejAf3Bf5affafzA
chemo B 7uC9gCb9C
chest B 5ga5pA5sB5zA64b73A7kB7sA89A9qAa5aa6AaqAaxAc5BciDcuAd8AdtadvAe1Be9AegBekbf5afoAfrag8BgdDh5AhdAhhahkAhpA
chest_muscle a 7ua
chest_word C eoAgdA
child . 5lD5tA5uA5xA62B64a67a69A6ca6eA6hA6lA6mA6vD6xC6yB70A71a79A7aA7ca7gA7iB7lB7na7qa86A8gB8ka8nA8ta8uA90A91A93B9eA9iA9oA9pA9qA9wA9yAa1aa4Aa5aabAagBalAanaapAarDauBavAawab4AbeabfCbjAbnAbqAbwBbyac1Ac3Bc4ac5Ac6acbAcjAckAcvAd1bd5Ad7addadhAdnadqAdsAdzBe1ae2Ce5Ae8BejAeqaeuaezBf3AfbBfgafqAfrAftAfxCfzBg1Ag5Cg7Bg9BgaagkAglaguAgyAh6Bh7ahgahhBhjAhqahrA
child_age . 5xA62A63B6xA6yB70A73A7ea91A9pA9xAaqaarAawAaxab1Abpac1Ac6actacyBd9AdpAe5AenAfaafyAfzAg9agfagqagzah3Ah5AhaahcBhdAhqB
chin . ekaf5a
choke C 5mb73B7va7wa89A8hBa7aajAbvAc2AcfbcqBe6AfeAg8DgoAgqAgvah2A
choke_figure a 7vacda
cigarette . 72A90aaqafzBhaa
closed . 7gB7lAfaA
closes . 6yA72A7gA7iA89A97a9jAdtAf3AfzAg9DghAgqB
clothes . 67a6sa7ta7ya83CawacaCcqagdahoa
clots B 64BegB
clutch . 73AdpA
coffee . 5tB6ga7ja97a9gAb7ac2aegCf3affbfzbgtah5Chka
coin A 6sA9wAbjAfzAgkA
cold a 64a73a7wa7ya95b9pac2AdpAe8bf3ag0Bgkagzahbahda
cold_body . c2Afza
cold_decimal A coAhrA
cold_sore b
complain . 6oA6qa6ya7ra8fa8oa9gAasaazAb9Abjackadtaenaeoag0Ag8Ag9ageAhla
confused E 60A73C7jA7uA9gAb9AcqBe8AeyAhiAhkC
constipated b d5a
container . 64B6ha6xa72A7ca7da9ca9pAawab7ac2ac5aceacxae1Ae3BenAf3AfaafyBfzAgjbgkCgpagqa
contraction C aeBd5BdcDe7BfoAhfB
cough . 6eb6rA73A7ca7dA7rA7ub88A89A8lA8oA9pA9wBahaakaamabgAbiBc2acdBcoacsacyAdjBdtadzAegAehaeyaf3AfeAfrAfzBgiagkAgoAhbBhga
coughs_blood_word C
cry . 7ga7wa89A8oA92AaxaazAb9AbwAc2AciAdcbdpAegAfeAg8AgmAhdA
cut . 69A6aB6sA7tB8sAaqAasabjacdAcqad4Ae6Ae9Af3AffaheA
daily a
deep . 7gA7wa89A8sAciacqAdhadtAf3afoafqBfrafzag9BgqAhoAhpA
deep_wound F 6aB8gBajCaqBd4Ae6BgzB
deformed A 7iA7jA7tB89AajAaqBbjBcoadqAegAehAeqBfsAgzBhkA
dentist . 6ra6sa88a89aa6aazAbjagia
detector . a0abpAdsAegAeraeuA
diabetic . 72a7lA7wa8hA9paaqbc2BciAe1Ae8CegAg0CguBh5Bhka
diarrhea . 70A7ubavAbnAbvAcqbdcAfoAfxBgiA
die . 73aciAcyadrBegAgkAgqA
disappeared . 6rB73A82aaqAb7Bc2AciacwBdcadeaega
disposal a
dive A 89AaqAbqAc2AciAdpAhbA
dizzy . 7cB8oa9ca9pa9vAakaalagza
dog . 7iB7vacqadtDe7AegaeyAf5ahaa
dose . azabgAblCe7affagqagrAhka
double_vision D 7jBavCegAfsBhkB
doubled B 89AciBdpBegBg8A
drag_leg B
drink . 6qa6xA7ra7zA80a82A8pA8uA8wA90A92B97a9pB9vaa5abtac9AcyCdeBdsae1AeoAf3Af4afaAfbafsAgtAgyAh2A
drool . 6sA73AaxabjAc2Bdcae8AehAfbAfoAg8Ag9AglagoA
droop . 6ya73A75B7iC7lA7tA7wa85A8oB8pA8yC95A9tA9vBa7aajAalAbjEc4AcoacqBctadcAdhadrAdtAehBeqCf0af8afnBfsAgfaglaguAh5Ah8ahkA
drops . 6ya7ga7yAc2AfzA
drops_things C 90AaqAc2AehA
drown F c2adcBdzBhbC
drown_figure c
drowsy C 6xB7rAarBc2AcoAgtBhaAhdAhqAhrA
drug . 72B7iA7ka7ta7vb8iA91a95A97a9ma9ta9wBa1Bakaavbawbayab0bb2bb7Bb8BbgDblBbrbc4ac5Ac6ac8AcbacgCcoad1ad5ad7adaAdbBdladnadtAe3aegaehaeuAeyCf4bf5AfaafrBfyAfzAg1Ag8AgjCglAgrAhsa
drunk A c2AcqBcyAf0B
dry_nappy D 7jBavBbwBdcAegAfeAgiBhkB
ear . 7da7tB7ua89a8na9paaxaciadhBdsaegaeyAfqafzag8ahha
eat . 7cA7jA7oa7wa7zB8fB8uB9aba4BagBb2Ab4AbfabjAbnBctBcuAcyCffAfzbg5Ag9AgdagjagkagqBhaa
elder . 73C7ea7lB7yA8pC8uA98C99a9kb9pA9sB9wAaiAajAawAbgAbjBblBc4bc8ActacuAcyAd9AdcAdjBe4Be7AeoAepAf1Af3BfeAfnAfsAftag0AgkBgrAgsAgtAguBhgAhkC
electric A 75A8fa8gaajaaqaecAehaf3BgmCheAhjB
electrocuted F 90A98AaqAcqBdhBexAf3AfqAgkAgmAhjB
embers C
emptied_container D
empty_found B
empty_word . 7sa
epilepsy B c4acqAdcAe5BfbB
epipen E
everyone . 89a97C9bBa5abfacoactadcAe7aegAfzAgkA
exertion . 7da7lA8fA90a95B9ca9oaahAajaaraaxAb7abqAcyAdzAe1ae7ae8bfaAfbagkaguAgzahgahia
expiry b 7ea9yacqadcafza
extreme B 89A97Ba5aciAdrAegAg8A
eye . 7vb8lB91a9vAahaaqAc2Bc4actacyCd5BdhAdjbdwAe4Be7Ae8Ae9CegaehAeiDf3BfaAffAfpAfsAfwafzBg1AgdAh0Bhaa
eyelid . bjAe8bg7ahka
face A 9aa9bA9jA9oAaxAb2AbvAc2Bc9Acuadjae7AeyAfoAfwag1BgdahdAhla
fact_word . 7tA8pA90B95A9gaa4aavBb9ac0BcdActae4AehAekaf0Af1Af3Af5afoAfqAg5BgiAgkAgpagtAh7A
fade . 7rA89a8fA9pCb7AbjBdpAe1aehAf0A
faint F 7nB95A9pB9vBcqDdcAdqAe7AegAeyBfoBgzA
family a c4acya
farewell_figure .
fast . 98aaoa
fast_number A egA
fear . 7qa7ybe7ae9aegaeyafda
feeding . 8oa8uA95A9pAbgAcdAciAd8AdeAe1AeoAf4af5affagdA
feel . 9bBb9Ac2Ad1AdsAeoAg7AgdAgqA
fell . 7va80a85A87A8oA8sA95A9cC9nA9vA9zaa7aalBaxAbqAc8AcqActacwad5BdeAdmBdpBehAekaeyAfeagfagkBguAgvah5B
fever . 89a95B97B9qAajAapBbqEbsFbvabzac4bcwadcAdpBdrAe1Ae5Ae7AejBf5BfbDfeafoAfqBftAfzag9agqagxAh2EhaahfBhpAhrDhsC
figurative . 7vaavaayAazAb1AcdbcqacxAcyadeaeyafoag0Agdbhka
figurative_death . 7wa8na8oa9ba9vaajabsAcyae7ae8behaeyaf0afeAffafzbg0Ag8Ageagjagxah2Ahga
figure b bja
filler . 7yA80a88A8fa8na8pA8wA99B9qa9vA9yAa7aacaaoaataavBc4bcwacyad1Ad3AdrAdsAe5Ce8AeiAejAeqAewAf0Af1AfnAfqBg0AgkAgsAhhAhiahpAhqA
find . 9ca9pA9vabjAcyAfzAgpaguAhbChia
fine a 99bcqAfza
fingertip A aqB
finished . 8iabjAc0bdcadpAhaa
fire A aqA
firework B 90BaqB
floor . 9cB9wbciAe5Bfza
floppy A haA
fluid A ahB
foam A axab7abjAc2AcdAcqBe8BfbBfoAg9Agla
food . 8va92a9ga9wba7aaoab0BbgAbiabzaceAcuacxAd4BdrAdtAe6AehAekaeqAexAf8afraftbfzag0Ag1CgmagvahaaheahgahiAhjAhpA
food_poisoning . hka
foolish A
foreign_language a
foreign_throat B g9B
fork A 90AaqB
found A 8uB9pB9vaaiAaxAbjBbvAcdBcoacuAehAeqBf5agpaguAhbChia
fracture a 98b9caajAcdah4a
fruity . g8A
full . 9pAcqadnafeAgkAh5A
fumigated B
gas a 97A
gas_poison . 90a9mB9pb9vA9xAaqabiAbjAcyBdhAdjaffag9A
gas_smell F 9mA9vCegB
gave . 97a9caa1Ba2BavAayAazBb7AbfabgBblDcqae7Ae8Cf5ag3BgpbgxA
get_up . 9caajAbzCcdAcqAdjBg5Ag9AgqAh2Bh5AhdAhpA
gibberish D 8pAc2AcqAe1CepBf0Bf1BfsBhaAhkA
giving_away a
glands a
glass . ajBc2AccBd4Ad8AdjAf5AfaAg6A
goodbye .
grabbed . 9ca9oCajAaqAasaaxAdeae7AehBeyAhia
green . d1aegBfebh5C
gush A 9pAahAbjAc2AcyA
half A hdB
half_face A cqB
halted . c0bdcaera
hand . 9oC9tAa5aarBaxAbjabvAc2Ac5Bc9AcjAd4AdcAdhAdjbdpAe7BehAexAf5BfoAfqBh3AheAhjA
hard . 9eA9jA9vAasAbzadoAdpAe7aenaf0BfdAfsBfyagkagqAgxbhkA
hard_belly D ciCcuBegAfoAhlC
hard_breathe E fdAgqA
hard_speak D
head . 9gAazAb5ab9Ac2AcwacxAdhadlAdmBfoBfsBg7Agdah5AhdahiahnChoAhpA
head_injury_word E
headache . 9bC9ga9vAaeAanBb7AbrBcoacxAcyad5Be4Ae7AegAf5AfbAfoBfsBfzbg1AgcAgiagpah3BhfAhkahnC
heart . 9caaqAavAblAciDcqCe1Ae7AegAf6AfzAg0CgdDgkAhkA
heart_attack B cqB
heartburn a d5adcafzbhba
heater . 9eA9mA9pb9vAc8AciAegAerAg8Ah5AhkA
height . 9cBb2Bb3AblBbxac4ac8AcdAcuad5advae1Ae7Af3Afaaffag7ag8agxagzAhbahpA
hi B e1AfrBftB
hidden_place . fzAgdA
high_number C egAftBh5A
high_temperature . 9oAbqAbsBcuAe1AejAfaAftAfzag1ag7ahaahrAhsA
hip . cia
hit_by B 9pCcqAdeAdqAgdAgzD
hives . aqaaxAdtAegAfdAfeAg1Ag9AgqBhhB
hoard a
hoarse . c8Ah4a
home . 9wAbkafzA
horse . aqAciA
hot_thing . 9pabpAckAdhAe7AegAelBfzA
household . 9va9wAacAahAakaarAbgAbnAbpabzacdActadeAdyAdzAe4AehAenaf5afeAfqafrAfzAg1ag8agaah5bhaahia
hurts_eyes . a6Acqaf5afbAg6a
hypo C axBbvAc2Be7B
imaginary . c8AcqBe1Ae4Cf0B
in_stock . 9taarAazabeabfac5Bd8AdcaeiAeoahka
incontinent B e8B
indoors . alabkac8AcqBdeadtAegAeoaf3AfzAgdAghAhba
ingested A agAakaaqaaxAb4Bb7AbvAcoacyBd9adeAe3AesAfzAghAgiagoAgpAgyA
inhaled . b7AbiAbzac2Bc5Bc8BcyDe7Ahgbhkb
inhaler A b7AbjBc2Ac5BhhA
injury a
install a c2AftA
instead . ayAazAb7AcqAcxAe7AegagkAgzBh5a
insulin_pen . blAgkA
invisible B f0B
iron a cqBctad1afecgkah2b
itch a dpaejafeafoagiahka
jaw . aqBciAcqAe1AegAehAg0AgdAglahpA
joking b acacdaf3a
jump a
ketone_number A ftAfuA
ketones B
kick . axab7a
kill .
know a
late_weeks . b7ac2Ah3AhcBhkA
laugh_mark a b7acqa
leaf . e9BfzBghA
leak . axBbzad5BdeBhpA
lean A ehAeoA
leg . aqAccAciad5adcadhAe9AekafoAfqBg8agaAgsAgzAh5aheA
less . axBb7AbkBd5BdoAf3afbafoAhka
lethal_height . b7abqacdBdnae7Af3Afbahaa
lie_flat .
life . foAhnC
lift . ciagjahka
light . bqAegA
limb . b0Abnac5Bc8AceAcfacjAcnAcuacwacxAcyAd4CdcAdhAdjae6BekaemaenaesCexAf2Bf8bfbafdaffafqAg1agaBgvah0ah1Bh8aheAhjAhlahma
limp A arAcjAcqAdoAehA
lips . ciacjAe6ae7Ag1Bh2A
live .
locked_in A
long_time . axAc0Ec2AchAciActadcAdeaegAeiAenaewAfbAg5AgkagnAgpagqah7a
loss a axBctad5Ae4Bgdbh4ahiA
lots . axAayAbiAbvAbzacdAchAcpad1Ad8AdjBdnadtAdwAdzAe3Ae4ae8Af0bf4AfeBffAg1Bg7Ag9AgnAgxah5Ahia
low_mmol . b4AblAc2Acyae7AegBftAfuCg3Agkahka
low_number . bsAbvAc0BcwadjAe1Ae5ae8AejAftEg0AglAhrA
low_percent . ceadfae0Be1A
low_temperature A coAftAhrA
low_word . dqAe7AgzA
lump . cwa
magnet C deAfzDg8AgkBgoA
make_sound . foA
malaise A
many . biAbjAblAbzbc5Bd5AdfadjBe0Ae3Ae5Ae7Aehaf3AfeAfsAfyAg9AgjAgkCgpagtAhda
many_grams C
measured_fever . bqAbsBcqae5AejAftAfzagiAhrAhsA
medicine_store . fzA
melena D
memory_loss A
meningitis D
message . c2acraffa
mine . bgBbjablBc2ad7adeagda
mistake A c2AcqAcyAdeAdqAf3AgkAgpagzAhbB
mistaken . cyAfzAgkA
mix . cyAe3Af0Bf1Bg9A
mouth . blBbmAboAbvAbwCbzbc2BcjAcqBcyCdhAe6ae7Be8AehCekBf0Bf5bfdBfeAfnBfqAg1Dg7Ag8agdageAghAglagqBgsCh2Ch7ahka
move . bvAc2Bd5A
multiple A ciBcoacxAdeBe7Aegag3AgkAgqAgzB
mush . f0B
mushroom . cuCdvAegCfeAfzBh5A
nails . hoa
nausea . c2ad5bdsAe7aehAgdAgzahka
neck . dyBeoah5AhbAhdAhka
never . bvaegAhnA
newborn C cxAfeb
nipple a
nitro B
no_more . cqAdcAdrAdtBe1AehAenAfeAfyAgpahdAhoahrA
no_tears C foAhkA
nobody a cda
normal_temperature b e0bg4a
nose . cdadcbdhAdzaf3bf5affag8agdahba
nosebleed . c2AdiafbAffbgtahka
nostrils_flare A
not . c2Ac6acqActccwacyad8Ad9adfCdjAdzae3Ae7Be8AehAepAeuAf0Af5AfaAfrAg1AgdAgxBgzah5Ah6Ah7AhiAhnAhpAhqB
not_breathing_word G cqC
not_now c c4bcdacqadcadpAe5cfsAgiAgpagzahaahga
not_working . cyaehA
not_yet .
nothing_out C
odd . e1AeuAf0AfeafsAh4AhaA
oil A dtAe7Bg8a
on_fire C
open .
opened .
out_of_water . ctacwad5AdtaehBemAenAf1Af3Bf4Ag8AgfagkAguAgvah5AhbB
over_a_day . dcAdfadhae0Be7AehafsAg0AgkB
over_now b
overdose_word D fjC
pad A coAd3AewB
pain . d4ad5AdbAdrAdsAe7AeeAekbf0bf5bf8bfaAfoAfrafsAg0Cg5Ag9ageAghAh3AheahnA
pale . egAf5aghbhbAhdA
palm . cyag1Ah3A
palpitation a
paper a cqahia
paralysed B ehAfsA
per_day . d3AdcBehaenAewAfeafzagfagkagtAh5AhgahqA
period a hra
person . d7adjAdmAdrAe8Be9Aeuaf0Af1Af4Af8Afdaftag0Bg1Ag5Ag6ageagkAgoaguCh2Ah4ah9AhgA
pharmacy . h8bhka
phlegm .
phone . d8ad9ae4aeyAf0bfeafzAg8AgkAhbahia
picked . djAfzAh5A
pillbox . gkB
played . dcaf3afzagvahka
plenty . cyad5AdfadjAe0Ae5AgkBgtAh3Ahaa
poison . d5adhBdpaejAembetCeyAf3BfaAfdaffafzGgkCgqAgza
poison_figure b
poisoned C
poo . feAhdA
pop_noise B
postpartum . e7AewA
power_tool A e6BfaA
pregnant . dpBe4Benbf3AfoAg1Ag6ag7Ag9agfah3Ch5ahaahcBhdahga
prepared a
prescribed . gkb
pressed . d9adjAdpAehAf3af5Af6AfaAfoAfzag0Agka
pressure a dbAe7A
pressure_number_high .
pressure_number_raised A egAhkA
preterm . deae1ae8Bf0BffaftCgqah3AhaahcC
prevent a
product . fzAgqAh5AhbA
pulse A gkb
purpura_word E
put . dwAe9AeoAexAfbAg9AgkAhdAheAhjA
quit_verb .
red . dtae7aejaf4BfaAfdafeag8AgdAglagmbgxah5Ahba
red_jelly B
remember .
repeats . dmB
replaced a dnaeha
respond .
ribs . dyAe1Af7BfoAfrBgdAgjagzAhbAhiA
ride . gwA
right_low A dtAegAfoAhdB
rings . egA
ripped . dtAehAekaeyCf3af6Ag1BgqAhoA
ripping A
rise . h5A
rolled A fbA
rope a
run_over F e7BgzB
sank . hbB
sats .
say . f0Af1AftAg8AgdAhaahba
scald C
sedative . f5B
see . ehAf5afsB
seizure F
sever A e6BeyafzAg8AhoA
severe_burn . e7BecAejAewBfeAg1Ag9agmAh7aheAhoA
shake A fbAftAg0ChbahpA
sharp . eoafqCgaBgda
shin_bone A
shiver . hba
shock_word B exAhjA
short_leg A
shoulder_blades A
shrill C
sick . fdAfsAftAfxBg0Ag1Ag5Ag9aghAglagtagzah3AhqA
side . ehBeiCenBeqCf0af5bffBfzAg7Agqah7AhdB
sight_lost D fsBhkB
skin . frag8agea
skin_bump . haa
skin_off A
sleep .
sleep_lots . h5Ah7ahbBhgahkahrB
sleepy_cause . f0afbafoafzAgdAgeagzA
slow_speech C
smile B fsA
smoke . gta
snake B fdBfzCg1A
sniffed A
snores . fobh7a
snow . hba
soak . gnA
socket . heA
someone_elses . f3AfyagkCguBgvagzAhdA
spasm A fbA
speak . f0AfsAhaBhib
speech_word . fsA
spike . fqBfzagaC
spilled . f8AfeafrBg8agfagjAgkAgpAgqaguAgvagzAh8ahgahka
spit A
spots . faBfebffafoAg1Ah2B
squeeze . foAgdA
stabbed G
stand_up .
static_shock c
stay . g6Ahkahra
stiff . fecffAfzag1Ag8Ag9Agkah5A
still_bleeds B
sting . fyAg1Ag9AgkA
stool . foAfrAfxBg1Agkagqah2Chqa
stop . gkahdahia
storage .
stranger B
strap a
street_drug C
strength a
strength_loss D
stroke_figure b
stroke_word B
strong . fsAfzag1Ag5Bg7AgmAgzAhhB
strong_acid C
stuck . g8Ag9DgaagoAgqAh5AheAhpA
suck_in . ftAhhA
sudden . g0ag5BgcAgdah0A
sugar A g0Ah5Ahgahkb
sugar_mmol .
suicide A
sun a
sunken E h5A
swallow . gqAhia
swallowed . g5Ag7agkagoAgqAgrAgyBh1AhhA
sweat . g8BgdBgiahka
swell . g9CgeAghDglagqBh1Ah3Ah5Ah7bhpa
symmetric A
syringe .
temp_word .
testicle . h5A
testing .
thick . ghBgla
thing_swallowed . g9DghAgoAgvahaa
throat . gaAgdAgoBgqCh7a
through .
throw_other a
thunder .
tight . gdAgjahia
tingling .
tiredness a hdahka
toilet_training b
tongue . gqC
tonight . glagpagxah7ahda
too_much . gkChda
took . goAgrAhdAhia
tooth .
touch . hjB
towel A
toy .
treatment .
trigger . gtah4AhaahhBhrbhsb
twice A
twisted A
unable . hiAhkA
unconscious_word F guB
unhurt a
unprotected . gzA
urinate a haahka
vape .
vehicle . h5ahaahka
veil .
venomous A
violet A h3AhdAhkA
vision_sign . hfA
voice . h5A
vomit . hdAhiahrA
vomits_all B hkA
wake .
walk .
wander B
want .
water_place . hka
waters E hfB
weak . hga
weapon . hjA
weeks_along .
well . hka
wheeze .
where_when . hpA
wire A
within_a_day .
wood .
work .
worst A
wound .
wrists .
yellow a hrB
young_age .
young_months .`;

/** A weight, then the words that have it, by their first five letters. */
export const WORD_WEIGHTS = `A abajo accou aceto actin adelf agita agite ago agony alarm alcoo alred and antec antic antif anyth aplas appel appui arach arran arret asked asmat ate atrag atroc atrop autou avisp awful ayuda azul bain bajo balbu barel barki barra batte bayas beau behin belly belt bent bitte blade bleed bleus blind blood blotc blow blue boili bolit borde borra bote both boton bouge bouil boyfr breat broke brown brula bruta burne butto cacah cae cage cai caida calle calpo camar came camio cant canti caram carbo cardi cashe catch caugh cerra chais chauf chemo chez chopp chorr chuec cierr claqu clava clean cloro closi cloth coagu codei coeur coinc colla colou comes comin como compa conna conoc consi conti copin corto cote cotes coupe cover creus creux cry cuchi cuerp cuest cup dad dado dalsy decir dejo demi desma desor despe despl dessu desta diape dio dirai dire disso dobla doesn doses dots drain droit droop dura duro eaux eliqu empez encen encer enchu encue enfon enorm entai enten enter enton entra erreu es escup espos espum esta et etran eucal evano even ex face fade faill faint falta fat fathe fell fenta feu fits flaco flari flojo floor flopp flots fluid fois fonce fond forwa foxgl fract frelo fume g gamin garga gauch gaz gens gente gibbe gicle girlf glue glyce goes going gomin gone goudr grand grape green grill grise gummi habla hablo hacia hacie hand hangi hard hardl harpi haven he head hemor her here hice himse hit hoja hold hondo hora horne house hubby huele huevo hunde hurle husba ictus il iman imane impor infar injec insop isn its izqui jai jarri jaw jerki jsuis just kicke lache lagri lame lance lange larme leaki lego levre like limac line liqui lithi llama lo loads look looki losin lucec luego lumin luz lycee lying machi macho magne main maint makin malai malgr mamie mano mar marc marca mari marid marih massa masti medio mento metal mezcl middl milie min mismo mista mitad ml moani moi moiti moja mom moms morce mordi moret motor mouil mouss mover movin muchi muy nacid nafta nan nanas narin negra negro neveu ni niece nobod noix nos nostr not nothi noto nouve nowhe numb nunca odeur off oil ojo olla only ont open opres oreja pad paral parfu parle paro part parte patin peanu pegad pegaj pench peopl perdi pere perfu perso perte petro picks piece pierd pila pile plain planc plie pod poitr pond pone ponie pop posit probo profu prope puede pulga pulle pulli punal punti pupil puso qu queja quien quimi racon raide raise raisi ramas rattl reall recie recon recu recup rendu repos ribs rigid ronde ropa roto round route rugby s sa sacam sala salch salle salon salpi salto sangr sank sauci say scald screa se see segun seis sem sens sente senti sertr setas shake shot sient silla since siste soaki socke some someo sonne sonri sont souff soup souri space speak spill spiri split spray sprea squee steak stick still stran stren strip stron strug stylo subit suce sudde sudo suelo sueur sunke sus swall swell switc talki tape tears telle tembl terre teter then thing thinn thoug throw tibia tide tiene tient times toco toddl tomo tonne tonte torci total touch tout towel tract trago tragu tremb tres trozo turni unblo under uno used vacio van vape vater veo vert vie viole vitre vodka vois voitu vue were while whole wife wifes wont words worst y yaya
B abre abrio aceit acido acost ahoga ahogo aidez aiman air aire allon alqui apart appar ardie asfix ataqu babys bafou baies bano bleue bone boute brigh bu campo canna chair chewe chimi chiqu choc choqu clutc coloc coma comim comio confo confu coraz cordo cosas crane crash cree crisi crook cuelg debou delir derec deven di diero dispa dived door douch dropp drown drunk dur echa effor elle encim encon epile equiv error estab estam estuv etau fire fit fitti flatm foami fonta fourc fuerz gas gasol gaspi girl got grado grita grose groun haemo hasn hasnt heate herse hes hi him hipog his horri huile hypog inste into kiwi knock lado lavad leo lieu limp looks losa metre metro mins minut monox monto mothb nacio nena newbo noire notre noyad nuca oedem onto palab papy pelle pend perds perdu pills pire plate posos pouri pris proje puce pulse pulso pumpi puse raidi rat rats react reagi redon renve repre respo sabe sacud sale salen scoot secon seein sees sent sever she side sight sigue slurr sorti souda soude sound spitt spot stabb stopp stuck suffo suspe tabla talk techo think third thund toile took torax tour trapo type uncon uva ve vento very vibor vide visag visio wc weed weird went wet xarel
C accid adren agarr aguas arres arter azule board clots co coin compl consc crach crois degre devie dextr doble doubl etouf gobe grave gris ha havin heroi hirvi hour hundi impos incon isnt lui menin metio mucha net os parad pouls rato reacc repen respi sait sang shes shock soft somni taken terce thora vient voit
D bebio choki convu creo elect epipe intox sort
E drank
a abces about abrir absce acari accro acele ache aches achet acoup acues adelg adult afoni afrai age agrie aguja aguje aide aine alime alivi almor alrea alto ampol ampou anali anima annee antes anus anxie appoi apren ardor arros artro aslee assez aunt aura aurai autob auxil avait avant ayuna bajar bajon balan ballo barco bas basse bebi becau bedti befor besoi bette bien bin bites bland blues boda boit bonne boost boots boss bosse bough boxes brace bronc bross build bump bumps bunge burnt busqu butte cada cader caigo calam calcu calie call calor canap canci candi cansa care carot carpi carte carto caspa cast cauch celul cena certi chale chamb chans chapp charg charl chass chat chaus check cherr chewi chicl chien chill choco chois choke chris ciati cicat cielo cinco cinq class click climb clock code codos coles colum combi comid compo confi conge connu const conta cooki corn corre costr coude count coura courb cours crack cramp craqu crece crema creme creva cried croni crout cruje culit cumpl curad curar cure curso cutti dandr dar decal decid dehor demen denti depil depor depre depri dient diet diger dijo dile diman dinne dispu divor dizzi docte does dois dors doudo drawe drivi due durmi ears eat echo ecole ecrit edad effet egrat elegi eleve empor encar encia energ enlev enrou entor epaul epluc era eruct eryth esa escap escue ese espin essay estac este estom estre etein eveni exam exame exams expir faim fesse fessi filet final fine flash flato float flujo flush flyin food footb foreh forev forgo forme foule free frent frequ fresa fridg front fue fuego fumar fungu gangl gato gelul genit genou get gets glute good gordo gota gotas gotea grani grass graze gripp guard gueul gum gums gun gusto guy habit hacer haha halei hambr happe hate haut healt heat heel hell herni herpe horno humo hungr ibupr id if ils incar indig infan infec ingle ingro insol inter intes intim inven invie ir ironi itch itchi itchy jab jeudi job jouer joues jour jueve jumpe karde keys kidne kids killi kilos knees known labia lacte lag lago laiss lait lamio lasti latel lavan leafl leavi leger legum lende lense lente lenti let libra licke list lista liste livre llave lloro locke lol longe lourd love lumba lump mad maigr maneg manos mante marat mardi mark matan match meal meals meds mejor menop merci mesa messa met metfo mettr mieux migra mild milk minor misse mites momen monda monit moral moust muerd muere munec nadar nadie nap navid neces needl needs nerve nervi nervo new nicot night nits noel noisy nom noon norma note noter notic nudo nuits numbe o odio odora offic ofici oidos ojera olfat once ordi ordin organ ortei orzue ou oxyge panic panta paper papie parce pared parpa parqu pasad pasaj passa paupi pecto peeli pelad pelic pelli pelo peluc pepin perce perd perfe perio pero pesad peu pezon phone pica picor piedr pieds piens pies pilas pillo pimpl pink pins placa place plage plan plato platr play pleur pneum poco poils polen polvo pompe poqui porqu porta posib poupe pox premi prepa presc prete prima prise proch prueb psori pu puis puree quel quell queme quito rache rage rando range rappe rasag rasan raspa raspo rate read recet redac reflu regim regle regur rein reins rempl rende renou renov rentr repar repea resta retar retou retra reuni reve rhini ringi rinon risa ronco rough runni sabor said saliv sarpu saute savoi scab scar sciat scrap scree seasi seaso sec seca seche secs sed sein seins sento servi shaky shift shing shive shoes show simpl sirve ski slept small smoke snack snore soap sofa sofoc soif solar solei somme sonar soon sore sorta spicy sport sprin stabl stain starv stock stone stres subir sucre suelt suert suici sun sunda tabac taill take takes talks talon tan tapon tard tarje tasse taste teddy teen tele telef telep tempr tende tener tenis tenni termo thank thirs thumb tinni tira tisan tobil toe toes told tomar tord tos tot trace tren trip trous tu tuesd tunne twitc uni use usual uti vacac vacci vacun veran vergu vers verte vez video viend vieux vin vinai vineg virus voir volar volve volvi vous vu vuelt vuelv waiti walki wall wanna warts wax way well will wind wine witho worn wrote years yeast yello yeso yoghu yogur zapat zombi zoste zumbi
b acaro achy acne afeit alway amigd angoi ansie antoj aphte arthr astil athle bascu best bled bloat block brise bulto callo canke carga cat catar cause cera cerum chole chron cisti codo colic coliq colir compu condu conju conse cradl cravi crayo cream crick cross cuant cysti derma dieta diges disch dorma dust eccem echar eczem elbow enrhu esgui estor etern expre factu faut flu footi forge fumer game garra gases gassy gerce gingi gout goute gras griet gripe groin hair hamst hango hemat hipo hiver holid hongo how hungo insom insta irrit jeun juega jugan juste kebab knee leve leves lice llaga lombr loose low medus melat mocos mole moque mosqu movil muscl muscu mycos nettl nicke noctu often olvid oral orden orgel ortie ortig osteo otite otiti otro oubli pasa pela perim persi pican pierr piojo polle possi poux prosp punto pupa radio rasca rdv resac revis rhume rit rodil runny sad sarte scrat secos seque sert shavi si sickn siemp signe signi sinus sneez splin sprai stati stitc stye syrup tapad teeth tendi tendu thrus tick tickl tigre tique tiron toca toena tomat tooth torti toxic trist tv ulcer usele vacan vagin varic veget verdu verru viaje vitam volan voyag wart which winte worms zona
c cita frigo hiccu hoque joint resfr`;
