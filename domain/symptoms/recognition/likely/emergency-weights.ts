/** Written by `npm run learn:emergencies` from the phrases of `testing/samples`: change those, not this. */
export const BASE_WEIGHT = -8;

/**
 * Of a concept, `-` before one that is denied, then with each concept that stands near it, by the place of its line in
 * two digits of base 36: A to Z for an emergency, a to z against it.
 */
export const CONCEPT_WEIGHTS = `-a_little . cda
-abrupt A cdA
-bad_sign . 11a2aa6eA6ya73B8sA99Ac2Ac6Ad2AhdA
-battery a cda
-bear . 52BcuBe5BexA
-bend . 5kA6qA99C9uAaxAc6Ae5A
-beverage . 0fA33A6ya
-blood_loss a cda
-blow . aya
-blurred a 4nacda
-breath_smell A cdB
-breath_word B 73AcdB
-breathe D 3dA3zA57B7pA95Ac6AcaacdDd2AhdAi1A
-burn a cda
-burn_place . 2bA57A7vA
-can . 10a2va3yBd2A
-catch_breath D 3dB57CcdC
-closes . 94AayA
-cold a cda
-complete_sentence A 3dA3yA57Ac6AcdAd2A
-container . cda
-cough . 57A5iA5lA8dAa2AdzBghAgrBh4A
-cry A cdA
-cut a cda
-dentist . 3da
-disappeared . dlAdtCfnA
-drink A 3eA3vB3yA5iB6xA6zAf5BhyAi6AicAidA
-drug . exAhqA
-eat . 3vB73a7zA8aB8daazBd0AeoAgrahdahyAi6AieA
-fact_word . c6a
-fade A 8wAcdAdlAdzAfnB
-faint b cdb
-family A cdA
-feeding . 3da57a6xBc6ahdAhvahyA
-feel B 3dA3hA3qA3vB46A52A57A5iB6sA7dA7uAarAayAbuBc6Ad2A
-fever a 45a52a5iacdae5ai6a
-figurative_death . i4B
-filler . 3yA
-find . 40A5iA7zAbtAdtC
-food . c6a
-found . 40A
-gave a cda
-get_up . 3qA57A73B7uB9lBcdAcpAflA
-grabbed A 3dA
-hand A cdA
-hard b cdb
-head . 3dAc6A
-headache A cdA
-hurts_eyes a cda
-ingested a cda
-inhaled A 3dA3zAc6A
-install A cdA
-itch a cda
-keep_down B cdB
-kick B 3wA5jAalAcdBi0Ai6B
-know A 35A6yAbgAc6AcdAd2AghAh4Ai4C
-lie_flat . cdA
-lift . 3dA3qA52B7uAayAc6Ahva
-limb . 2bB
-make_sound A cdAg8BgrA
-move C 3dA3vA3wA3zA52A5iA5jA89A9tAalAarAc6AcdBd2AdiAi0A
-not . 1sa2aa6sA
-not_of_body a cda
-open A 57a7gBcdA
-pain a 52acdae5ai6a
-phlegm a cda
-phone a 4nacda
-picked . 3dA
-poo a cda
-product a cda
-pulse D 3dBcdDd2A
-quit_verb A cdA
-recognise C 3dAc6AcdCd2Ai4A
-remember A 4kA99AcdA
-respond C 3dA3vB57B5iA69A6eA7gA7uA7zA80A89A8jA9gAboac6AcdCcpAd2Ad5bfiBh9a
-right_low A cdA
-rise B 3dA52BcdB
-say . 52A6eB7zAboad5aepAeyAflA
-see B 3dB4na57A7gA7zAc6AcdBi6A
-seizure a cda
-severe_burn . 3da
-shiver A cdA
-sick . 2aa30a
-side . 2nAc6A
-sleep a 3vacdad2a
-sleep_lots . 3vad2a
-smile B 57AcdAeyA
-snores . f5a
-speak B 3bA3dA3rA57C5ia5ja6sA73A7uA7zAbgAc6BcdAciad2AgaAi4ai6B
-squeeze A 3dA52AcdAe7A
-stand . 7vAcdAe5AexAhqA
-stand_up A cdA
-stiff a cda
-stool a 3dacda
-stop A 3uA3yB4fA4gA4iB4jA7aAb4AcaAcbAcpAelB
-strength . 6xac6A
-strong A cdA
-sudden A cdA
-sugar a cda
-swallow . 6rA9vA
-swallowed . 3hA3vA3yA6rA6ya6zA8da9vAazBc2ad2AeoAf5BgrahyAi6a
-swell a cda
-tonight a 3dacda
-took . 5ia6rA6yb7za9vA
-tooth . 3da
-touch . 7vA
-urinate B 3dA3vA3wA3yA57a5iB5jA6fB7kA7zBb4Ac6AcdBd0AdpAexAh2AhqAhrAi6B
-voice a cda
-vomit .
-wake C 3dB3zA57A5iB6eA73B8sAa1AcdCd2BfcAhdBhyA
-walk . eyB
-want . c6A
-water_place a cda
-where_when . 73A
-within_a_day . 7za
-work A
-worth a 3da
-wrists a cda
a_little . 3aa3ba3sa3ub3wa40A43a4ib4ja4ka4xA51a57A5lB64a67b6lB82a8sa94b9ba9naabaanabdAbgbbtAcbacpAcqad6ad9adpae9afmafsAftafwag9AgaagjagqagyAh8ahaahcahzaiaa
abrupt A 3gA3hA3qA45A4kA4xA4yB54A5bA5fA6bA6nB6sA73A7gA8ra8tB94A95B99B9bCbbabgAc2AcfAcgackAcpAcuBczAekBezBf8AfiAfjAgiagoBgrBgwAhlAhyAi9A
accident . 72A8da99AcdAe6BgrahkB
after_verb . 3hA3pa3uA46A4na5fA5lA66A6bA6zA7jA8tA94A9kA9vAbjAbtBbuAc2acaacnad0Ad2Ad5adaadradzAe7Ae9AehAepAeyAf2AfiAg6AgjAhiBhrAi9A
age_word . 57a62A8dA8sA9gaa2AazAcaacfad2Af5AghAgrah4AhaahqAhyAieAifA
alarm . 3fA3ha3yA40b59A7tAa6bc0Ae8BexAf9afcAgpbhqA
alcohol_drink . 5iB5jC62A9bab6AbsAd2AejBexaf0ah9ahaa
all . 3sA3xA4cA4lA4pA4vA4yA51A59a5bA5rA63B6aB6gA6kA6la6xA6yB7ea7gA7kA84A8cA8kA8ra90A94A9bA9fBa1AanaasabpAbqAbsAcdAcgActAdkadrAe3ae7AejAepAfjAggAghAgjBh4Dh5ahcAhkAhnAhyAibA
all_over A 3yA43A5jA5pA7gA9nAcubdpAepBeyBfhBftAgjAgtAhaA
allergy . 43B5da5iB6la6ya72BbtAdaafnafvBfwAghBgjBgtBh9bhaA
alone . 3yaayAcdaeyBfxa
also . 52a5pa6ya7xa8sagxah4a
anaphylaxis_word F 6yBgjB
anticoagulant . 4fA4iA4jA4kC52A6qA72A73A7kA7sA7uA99Bb4AcbC
apart A
appliance . 3pa55b6hA79a84a8kaa2Aa6aatab6abaAehAfxaghBgra
arm . 3qa46A4ba4qA51B6aA6bA72A7xa99A9zAacBakAcdAepAf5afvafwAg8agaAgiAgjagrAi6A
asthma . 3uA4yA57A5iB6tB6yA7ea7zAa4AcdAchBdkaeoBfiBg6BgjA
at_once . 4yA6yB7ma99AbgAcqAcuAd9AexagiagoAgwAhlAi6A
ate_drug E 5iC5jB6yD73BdrB
attack A 3yB4kA7aC9bca3Aa4AcdBchAd2BdpAelBeoBftBg6B
baby . 3zA40A4fA4iB4jA4lA4mB4qB4wB4xB4yA51B55A5lB5xA6hA6mA6vA70A7uB7vA89B8aA8rA93A95A9gAa2AahaazCbaAbvAc7BccAcdBceBcfacpBcuacvBcwAd0Ad8AdiAdzaehaepCeyAf8bfhAflAfmaftBgfCghAgtBh5ah8BhaahjAhyAi1a
baby_age . 45A4gA4iA4jA63B6fA6xA70A7uA8dA9bA9kaayaazAb5AbjacdAcpAd9AdaAdmAfwAhdAhoAhxBhyA
back . 4ia4ja4la51A6sA6ya7ka7uB82A8rabdAbzAd0ad6adibe6AeeAfgafnag8ahnai8a
bad_sign . 42a48a4gA4iB4kC4pB4xA54A58B5qa5rB5sA5tB5wB60A64A66A68a69A6aB6bA6dA6eC6lb6nA6rB6ta6zA71B7aB7dA7fB7gA7na7qA7uA7vA81b89A8jA8qB8tB8zC99A9fB9jA9nA9sA9uBa3Aa7aakAaoBaxBb4ab7Ab8abbBbcAboabtAbuabyAc2Ac8BcfachAd8AdlAdoAdxadzAe2AepBf1Af9AfiafnAg1AgbAgwAgyahsai1ai8Ai9AicAidAieA
badly . 4lA4wA4xC5fA5jA5ta5vA62A6xA6yA72a73A7vA8dA90a97Ba1Aa3Aaiaawab0AbeAckAcvAd1ad9AdwAfiBfnAftag1BgxAh2ai3A
battery . 57A5iA6da6hB6rB8cAa2Ba6abtAc6AcaCd5AdwBe3afxaghCgpah4Ch8ahyai4a
beat a 4kA
bedwetting . 4yA73A80a8jahia
bee . 95A9nBababtAdzaexAggAghAgjAgtBh4A
believe A 6ya73A7zAd0ai6A
belly . 4qB5jA66B6bA6oB73a7fA7uB95Ab4Ab6acdAcgAcpBdaadiBdpAfpBftBfwag6BghagjahkAhyai3Ai4A
bend . 73A8dabtAc6AdaAdiAdlaeyAh2ai4a
berries . 72C9tAd6BdaAghCgjagqa
beverage . 4qA4xA5dA5fA5va6jA6ya7la7va7za84A8rAbgAbqAd5adaAe5AeyAi6b
big . 4jB52A5rB9cacuAdiAe5AexAghagiAh2ahaAi4Ai6a
birth G
bite . 4xA5ca5iA6yA7ga7jA7ra94a95A97A9nA9yad2bdzaeoAexAfaDfgaggAgxAh4AhmB
black A 4cB4ka59C5tA6fB6kA73A7gA94AaabexAfwCghah6AhnBhyAi5Ai6B
blades . ghA
blank_look B
bleed . 5jA64B6ca99AalAarAb6AcaacdAd1bd4AdiCfmBfuAg6AhqA
bleed_lots H 4kA52A5jA8wA9tAaoAarAayAb6AcdAcpAdgAdiCiaBibA
blister_word . 7dafqa
blood A 5iA5jA64F6ca7kA7vA7xa8sA99Aa2aarAb5Bb6CbbAcaacdAcpAd1bd2Ad4BdiCexAf2AfmEfuBfxag6AgbagjAgpah5ahibhqFi6A
blood_loss . 5iA5jA64C7xa8sA99Ab6CbbAcaacdAd4AdiDeoAfeAfmBfuBfxag6AgpahqCi4B
blow . 4kA5qa6nA6xA73A75B7mA89A95a99A9ka9tAakAbvBbzacfad2Ad8adiAe1Ae2Be5aeqAezAf2af5AfpBgjAgqAh2AhkBhnahqAhwAhzAi6A
blue B 4lA4yA5iC5lA6hA6qA72B73A7vAb0DbbabtDbzBcvAdradzBeoaf1AftAgrb
blue_skin E 5iD8dAb0AbtAg8AgrA
blurred a 4na5ia73a9bA9taavBbgAc6ad2adaadiAdpaexAgaa
body_weight . cdA
boiler . 52A5zA6kA7jA7xa9bB9iA9qAa1AckAexBf9Ai6A
boiling B 4qA51B52C5iC5tA7jA8kA94BarBayBclAcpAdwAe5Be9AeoBf3Af6AflCg9A
bone . 67Bcuadwag8BgragtBiaB
boot . 6sa7uaecafaAhcahmA
born . 5jA7vB9kBd0AieA
breastfeeding . 52a5faexa
breath_smell . 6eA7da8lAeoag6a
breath_word . 4yA57A6eA7da7zA8dA8lA95Ab6AcabcdAcuae5AflAhoAi3ai6a
breathe . 4yB57B5dA5iA5jB6eA6xA7ca7na8dA8lA95D9nAb6AbeAccAcdBdaAdrae5BfcbfnAfvAg8ag9AgaAgbAguahaAhoBhwAi1ci3ai6a
breathless E 52A5iB73B7df7kA7rC7tB7wc7zA84AarAauAawaayAd6aebaf6AfiAgaBgjAgqAgrAgxAhkai6A
broken_speech C fiB
bruise . 6sa82aara
burn . 52C5dB5iB5na7gA7jA7wa7xa82b94AbsAbtAcaaclBcwAd2AdaAdwAe9AeoEfqageaghAgragxAh9a
burn_place . 5bA5dB5ga5lA5sA64B6aA6bA6ca6fa6jB6lB6oA6tA7fA7na82A8aa8cA8ma8ra8tA91A99A9bA9cA9ea9fA9rA9sAacBakAalaanBbdAbuabvAbzAcaacdAchAcrad1adhae6AeeAekBeqAezBf2af3Af5afkBfpCfxagaBgtaguBgzah3ah6ahcAhwAhzBi0a
burp c
burst . 7dA7lA99AayBexAgaBhqAi9A
button_cell D 5iA71Ca2BcaBdwBghCgmch4B
came_out a ghb
can . 62a6ea6rA6xA6yb7ca7fA7kB7na7vA8aA95B99B9lA9uA9vAa2Aa4aasBb6AboAbsabuAcaacgAd5bdtBdwAehaekaemaeyAfiAfwAg8AggAgtAhaahiai1A
cannabis C 5iA5jA72C8dAghDgrA
carbon_monoxide C 6dA7tAa6bdcBe8AfcAgpb
care_for a
carried . 5fA69A7da7zA8dA99AacAepAf2agaAgrAi4A
cheek . 6sBdzaghagjagqa
chemical . 6sA7gF7uA7za8pA94A9ba9gA9iaa1aa3BayAbqAbsAbtAcdacuAcwadaAdwBeoAf1AflBfnaghA
chemo B 7vC9kCbjC
chest B 5ga5pA5sB5zA64b73A7lB7tA8dAabbacAayAb6AchBcuDcvAd6AdlAebAehBeqAexBf2bf6Afnag6Ag9agrBgxDhqAhsAhyAi3ai6AibA
chest_muscle a 7va
chest_word C f6AgxA
child . 5lD5tA5uA5xA62A64a69A6ca6eA6hA6lA6mA6vD6xC6yC70A71a79A7aA7ca7gA7jB7mB7oa7ra8aA8kB8ob8rA8xa8yA94A95A97B9iA9mA9qa9sA9tA9uAa2Aa4AaaAabaanBatAavaaxAazDb3Bb5ab9abdAboabpCbtAbyAc1Ac7Bc9accAceBcfachAciacnAcvAcwAd7AdaAdebdiAdkadqadwAe3ae6Ae8AefBehaeiCelBepBf1Af8afcafhBflAftAfyag8Ag9AgbAgfCghBgjAgoCgqBgtBguah3Ah4Ah5aheAhjAhrBhsai1ai3Bi5AicaieA
child_age . 5xA62A63B6xA6yB70A73A7ea7uA8jA9zaa3AayaazAb5AbaAc0accAciad5adaBdmAe5AelAf5AfnAfsaggAghAgtagzahaahkahoAhqAhvahxBhyAicBidA
chin . f2afna
choke C 5mb73B7wa7xa8dA8lBadaarAc6AcdAcrbd2BenAfwAgrDh8AhaAhfbhnA
choke_figure a 7wacpa
cigarette . 72A94aayaghBhva
closed . 7gB7mAfsA
closes . 6yA72A7gA7jA9ba9nAe9AflAghAgtCh1AhaB
clothes . 67a6sa73a7ub7za85Cb5acmCd2agxaiaa
clots B 64BexB
clutch . 73Ae5A
coffee . 5tB6ga7ka9bb9kAbgacdaexCflafxbghbhdahqCi6a
coin A 6sAa2AbtAghAh4A
cold a 64a73a7xa7za82A99b9tacdAcgaepbflagiBh4ahkahya
cold_body . cdAgha
cold_decimal A d0AieA
cold_sore b
complain . 64a6oA6qa6ya7sa8ja8sa9kAb0ab8AbjAbtacwae9af5af6agiAgoAgrAgtagyAi7a
confused E 60A73B7kA7vA99A9kAbjAd2BepAfgAi4Ai6C
constipated b dia
container . 64B6ha72A7ca7da9ga9tAb5abgacdacgAchacqad9aehAejAemBf5AflAfsaggBghAgrAh3bh4Ch9ahaa
contraction C alBdiBdpDeoBg6Ai0B
cough . 6ea6rA73A7ca7dA7sA7vb8cA8pA8sA9tAa2BaoaasaauabqAbsBcdacpBd0ad4adaAdzBe9aefAexAeyafgaflAfwAg9AghBh2ah4Ah8AhwBi1a
coughs_blood_word C
cry . 7ga7xa8dA96Ab6ab8AbjAc7AcdAcuAdpbe5AexAfwAgrAh6AhyA
cut . 69A6aB6sA73a7uB8wAb0abtacgacpAd2adhAenAflAfxahzA
daily a
deep . 7gA7xa8dA8wAcuad2Adwae9Aflag6ag8Bg9aghagtBhaAiaAibA
deep_wound F 6aB82A8kBarCayBdhAenBhkB
deformed A 7jA7kA7uA8dAarAayBbtBd0ae6Ae9AexAeyAf8BgaAhkBi6A
dentist . 6ra6sa8ca8daacab8Abtah2a
detector A a6ac0Ae8AexAf9afcA
diabetic . 72a7mA7xa8lA9taaybcdBcuAehAepCexAgiCheBhqBi6a
diarrhea . 70A7vbb4AbyAc6Ad2bdpAg6AgfBh2A
die . 73acuAdaae7BexAh4AhaA
disappeared . 6rB73A84aayAbgBcdAcfacqAcuad8Bd9Adpadraexa
disposal a 73a
dive B 8dAayAc1AcdAcuAe5AhwA
dizzy . 7cB8sa9ga9taa1Aatahka
dog . 7jBd2ae9DeoAexafgAfnahva
dose . 8rBbqCbvCfxahaai6a
double_vision D 7kBb4CexAgaBi6B
doubled B 8dAcuBe5BexBgrA
drag_leg B
drink . 6qa6xA7sa80A81a84A8jA8tA8yA90A94A96B9ba9tBbbAc4acgaclAdaBdrBe8aehAf6AflAfmafsAftagaAhdAhjAhnA
drool . 6sA73A7zAb6abtAcdBd2AeyAftAg6AgrAgtAh5ah8A
droop . 73A75B7jC7mA7uA7xa89A8sB8tA92C99A9zAa1BadaarAatAbtEcfAd0ad2Bd5adpAdwae7Ae9AeyBf8Cfiafqag5BgaAgzah5aheAhqAhtai6A
drops . 6ya7ga7zAcdAcgaghA
drops_things C 94AayAcdAeyA
drown F cdacgAdpBefBhwC
drown_figure c
drowsy C 6xB7sAazBd0AhdBhvAhyAicAieA
drug . 72B7jA7la7ua7wb8mA95a99A9ba9qa9zaa2Ba7Aakaasab4bb5ab7ab9bbbbbgBbhBbqDbvBcfacgachAciacnacsCd0adeadiadkadnAdoBe1ae3ae9AexaeyafcAfgCfmbfnAfsafwag9BggAghAgjAgrAh3Ch5AhbBifa
drunk A cdAd2BdaAfiC
dry_nappy D 7kBb4Bc7BdpAexAfwAh2Bi6B
ear . 7da7uB7va8da8ra9tab6acuadwBe8aexafgAg8aghbgrai3a
eat . 7cA7kA7pa7xa80B8jB8yB9ebaaBanBbbAbdAbtAbyBd5Bd6AdaCfxAghagoAgtAgxah3ah4ahaBhva
elder . 73C7ea7mB7zA8tC8yA9cC9da9oa9tA9yBa2AapAb5AbqAbtBbvBcfbckAd5ad6AdaAdmAdpAdzBekBeoAf6Af7AfjAflBfwAg5AgaAgbagiAh4BhbAhcAhdAheBi1Ai6C
electric A 75A8ja8kaaraayaetAeyaflBh2ah6ChzAi5Bi6a
electrocuted F 94A9cAayAd2BdwBffAflAg8Ah4Ah6Ai5B
embers C
emptied_container D
empty_found B
empty_word . 7ta
epilepsy B cfad2AdpAelBftB
epipen F
everyone . 8da9bC9fBabad0ad5adpAeoaexAghAh4A
exertion . 7da7mA8jA94a99B9ga9saaoBaraazab6AbgadaAefAehaeoaepbfnafsAftaheAhkahqAi1ai4b
expiry a a4ad2adpagha
extreme B 8dA9bBabacuAe7AexAgrA
eye . 7wb8pB95aa1AaoaayAcdBcfad5adaCdiBdwAdzbecAekBeoAepAeqCexaeyAezDflBfsAfxAg7AgaAghBgjAgxAgyahlBhva
eye_out A
eyelid . btAepbgqai6a
face A 9ea9fA9nB9sAb6AbbAc6AcdBclAd6adzaeoAfgAg6AgeagjBgxahyAi7a
fact_word . 7uA8tA94B99A9kaaaab4BbjacbBd5aekAeyAf2afiAfjAflAfnaftAg6Ag8AgoBh2Ah4Ah9ahdAhsA
fade . 7sA8da8jA9tCbgAbtBcgAe5AehaeyAfiA
faint F 7oA99A9tBa1BcgBd2DdpAe6AeoAfgBg6BhkA
family a cfadaa
farewell_figure .
fast . 9caawa
fast_number A
fear . 7ra7zaeoaeqaexafgafva
feeding . 8sa8yA99A9tAasabqAcpAcuAdlAdrAehAexAf6AfmafnafxagxA
feel . 9fBbjAcdAdeAe8Af6AgqAgxAhaA
fell . 7wa81a89A8bB8sA8wA99A9gC9rAa1Aa5aadaakAatBb6AckAd2Ad5ad8adiBdrAe2Be5BeyAf2afgAfwagzah4BheAhfahqBhta
fever . 8da99B9bB9uAarAaxBc1Ec3Fcaacfbd8adpAe5Be7AehAelAeoAf1BfnBftCfwag6Ag8BgbAghagtah4AhaahiAhnEhvai0BibAieDifC
figurative . 7wab4ab7Ab8AbaAcpbd2ad9Adaadrafgag6agiAgxbi6a
figurative_death . 7xa82A87a8sa9faarac3AdaaepbeyafcAfgafibfwAfxaghagiAgrAgyah3ahnAi1a
figure b bta
filler . 7zA81a8cB8ja8ra8tA90A9dB9uaa1Aa4Aadaaiaaqaawab2ab4Bcfbd8adaadeAdgAe7Ae8AelCepAezBf1AfeAfiAfjAg5Ag8BgiAh4AhcAi3Ai4aibAicA
find . 9ga9tBa1abtAdaAghAh9aheAhwCi4a
fine a 9dbd2Agha
finger_place . 9tacpAdaaenBeoaffAflAgjbgqai5A
fingertip B ayB
finished . 8mabtAcbbdpae5Ahva
fire . ayA
firework B 94BayB
flashes_word . 9ka
floaters_word b
floor . 9gBa2bcdAelBexAgha
floppy A hvA
fluid A aoB
foam A b6abgabtAcdAcpAd2BepBftBg6AgtAh5a
food . 8za9kaa2badaawab9BbqAbsabtAcaacqAd0Ad6ad9AdhBe9AeyAf2af8AffAfqag9agbbghagiAgjCgqAh3ah5ah6ahfahvahzai1ai4Ai5A
food_poisoning . i6a
foolish A
foreign_language b
foreign_throat B gtB
fork A 94AayB
found A 8yB9tBa1aapAb6AbtBc6AcpBd0ad6AeyAf8BfnaheAhwCi4a
fracture a 9cb9gaarAcpahpa
fruity . grA
full . 9tAd2ae3afwAh4AhqA
fumigated B
gas a 9bA
gas_poison . 94a9qB9tba1Aa3AayabsAbtAcgAdaBdwAdzafxagtA
gas_smell F 9qAa1CcgAexB
gave . 9ba9gaa8Bb7Bb8BbgAbpabqCbvCd2aepCfnah9bhiA
get_up . 9gaarAbgacaCcpAd2AdzBflAgoAgtAhaAhnBhqAhyAibA
gibberish D 8tAcdAd2AehCf7BfiBfjBgaBhvAi6A
giving_away a
glands a
glass . arBcdAcoBdhAdlAdzAfnAfsAgpA
goodbye .
grabbed . 9ga9sCarAayAb0ab6AdraeoBeyAfgAhwAi4a
green . deaexBfwbhqC
gush A 9tAaoAbtAcdAdaA
half A hyB
half_face A d2B
halted . cbbdpaf9a
hand . 9sC9zAabaazAb6Abtac6AcdAchBclAcvAdpBdwAdzbeoBeyAf3AfnAg6Ag8BgjAhoAhzAi5A
hard . 9iA9nAa1Ab0Acaae4Ae5Aeoaf5afiBfvAgaBggah4ahaAhiai6A
hard_belly D cuCd6BexAg6Ai7C
hard_breathe E fvAhaA
hard_speak D
head . 9kAb8AbeabjAcdAcgad8ad9Adwae1Ae2Bg6BgaBgxahqAhwahyai9CiaAibA
head_injury_word E
headache . 9fC9kaa1AalAavBbgAc2Bd0ad9AdaadiBekAeoAexAfnAftAg6BgaBghbgjAgwAh2ah9ahoBi0Ai6ai9C
heart . 9gaayAb4AbvAcuDd2CehAeoAexAfoAghAgiCgxDh4A
heart_attack B d2B
heartburn a diadpaghbhwa
heater . 9iA9qA9tba1AckAexAf9AgrAhqAi6A
height . 9gB9zabbBbcAbvBc8acfackAcpAd6adiaebaehAeoAflAfsafxagqagrahiahkAhwaibA
hi B ehAg9AgbB
hidden_place . exAghAgxA
high_number C exAgbBh4AhqA
high_temperature . 9sAc1Ac3Bcaad6Ad8aehAf1AfsAgbAghagjagqahvaieAifA
hip . cua
hit_by B 9tBcgBd2BdrAe6BfgAgxAhkD
hives . ayab6Ae9BexAfvAfwAgjAgtAhaBi3B
hoard a
hoarse . ckAhpa
home . a2AbuaghA
horse . ayA
hot_thing . 9tac0AcwAdwAeoAexAf3BghA
household . a1aa2AaiAaoAasabqAbyAc0acaacgacpAd5adrAeeAekAeyAf5afnafwBg8ag9BghAgjagraguahqai4a
hurts_eyes . acAd2afnaftAgpa
hypo C b6Bc6AcdBeoB
hypothermia_number A gbA
icd_word b
imaginary . ckAd2BehAekCfiB
in_stock . 9zaazAb8aboabpachBdlAdpaezAf6ai6aiea
incontinent B epB
indoors . buad2Bdrae9AexAf6aflAghAgxAh1Ahwa
ingested A anAasaayab6AbdBbgAc6Ad0adaAdmadrAejAfaAghAh1Ah2ah8AhjA
inhaled . bgAbsAcaacdBchBckBdaDeoAi1bi3Ai6b
inhaler A btBcdAchBi3A
injury a
install a cdAgbA
instead . b8AbgAd9AexaglAh4BhkBhqa
insulin_pen . bgabqBbvAh4A
invisible B fiB
iron a d2Bd5adeafwbhnb
itch a e5af1afwag6agtah2ai6a
jaw . ayBcuAcvAd2AehAexAeyAgiAgxAh5aibA
joking b aiacpafla
jump a
ketone_number A gbAgcA
ketones B
kick . b6abga
kill . cga
know a
larger . ayAb6AduAeyA
late_weeks . bgacdAhoAhxBi6A
laugh_mark a bgad2a
leaf . eqBghBh1A
leak . b6BcaadiBdrBdsAibA
lean A eyAf6A
learning a
leg . coAcuadiadpadwAepaeqAf2bf3Ag6Ag8BgraguAhcAhkAhqahzA
less . b6BbgAbuBdiBe4Aftag6Ai6a
lethal_height . bgac1acpBe3aeoAflAftahva
lie_flat .
life . g6Ai9C
lift . cuah3ai6a
light . exA
limb . azAb9AchBckAcqAcracvAd6ad8ad9AdaAdhCdpAdwAenBf2af4af5afaCfkBfqbftafvafxag8AguBhfahlahmBhtahzAi7ai8a
limp A azAcvAd2Ae4AeyA
lips . cuacvAenaeoAgjBhnA
lithium_word A
live .
locked_in A cga
long_time . b6AcbDcdActAcuAd5adpAdraeoaexAezAf0af5afeAftAghagoAh4ah7Ah9ahsa
loss . b6Bd5adiAekBgxbhpai4A
lots . b6Ab7AbsAc6AcaacpActAd1ad6AdeAdlAdzBe3ae9AecAefAejAekaepAfibfmAfwBfxAgjBgqAgtAh7AhiahqAi4a
low_mmol . bdAbqAbvAcdAd0AdaaeoAexBgbAgcCglAh4ai6a
low_number . bvAc3Ac6AcbBd8adzAehAelaepAf1AgbEgiAh5AieA
low_percent . cqadtaegBehA
low_temperature A d0AgbAieA
low_word . e6AeoAhkA
lump . d8a
magnet C cgcdrAghDgrAh4Ah8A
make_sound . g6A
malaise A
many . bsAbtAbvAcaachBd0adtadzBegAejAelAemAeoAeyaflAfwAgaAggAgtAh3Ah4Ch9ahdAhya
many_grams C
mattress a cua
measured_fever . c1Ac3Bd2ad8aelAf1AgbAghah2AieAifA
medicine_store . ghA
melena D
memory_loss A
meningitis D
message . cdad3afxa
mine . bqBbvBcdadkadragxa
mistake A bqAcdAd2AdrAe6AeoAflAh4Ah9ahkAhwB
mistaken . daAghA
mix . daAejAfiBfjBgtA
mouth . bvBbxAbzAc6Ac7CcabcdBcvAd2BdaCdwAeoAepAeyCf2BfiBfnbfvBfwAg5Bg8AgjDgqAgragxagyAh5ahaBhcChnChsai6a
move . c6AcdBdiA
multiple A cuBd0ad9AdrBeoAexaglAh4Ah9AhaAhkB
muscle a
mush . fiB
mushroom . d6CexBghBhqA
nails . iaa
nausea . cdacgadibe8AeoaeyAgxAhkai6a
neck . c6AeeBf6ahqAhwAhyAi6a
never . c6ai9A
newborn C d9Afwb
nipple a cua
nitro B
no_more . d2AdpAe7Ae9BehAeyAfwAggAh9ahyAiaa
no_tears C g6Ai6A
nobody a cpa
normal_temperature b egbgma
nose . cpadpadwAefaflbfnafxagragxahwa
nosebleed . cdAdxaftAfxbhdai6a
nostrils_flare A
not . cdAciad2Ad5cd8adaadlAdmadradtDdzAefaejAeoAepAeyAf7AfcAfiAfnAfsAg9AgjAgsagxAhiBhkahqAhrAhsAi4Ai9AicAidA
not_breathing_word G d2C
not_now c cfbcpad2adpae5AelcgaAh2Ah9ahkahvai1a
not_of_body . d2AeeAeoAepaf2af6Afnagrbiaa
not_working . daaeyA
not_yet .
nothing_out C
odd . ehAfcAfiAfwagaAhpAhvA
oil A e9AeoBgra
on_fire C
open .
opened .
out_of_water . d5ad8adiAe9aeyAf4Af5AfjAflBfmAgrAgzah4AheAhfahqAhtahwB
over_a_day . dpAdtadwaegBeoAeyaflAgiAh4B
over_now b
overdose_word D g1C
pad A d0AdgAfeB
pain . dhadiAdoAe7Ae8AeoAevAf2bfibfnbfqbfsAg6Ag9agaAgiCgoAgtagyAh1AhoAhzai9A
pale . exAfnah1bhwA
palm . daagjAhoA
palpitation a
paper a d2ai4a
paralysed B eyAgaA
per_day . dgAdpBeyaf5AfeAfwaghagzah4ahdAhqBi1aicA
period a iea
person . dkadzAe2Ae7AepBeqAfcafiAfjAfmAfqAfvag9AgbagiBgjAgoAgpagyah4Ah8aheChnAhuAhzai1A
pharmacy . htai6a
phlegm .
phone . dladmaekafgAfibfwagrAh4Ahwai4a
picked . dzAfgAghAhqA
pillbox . h4A
played . dpaflaghahfai6a
plenty . daadiAdtadzAegAelAeoAh4BhdAhoAhva
poison . diadwBf1Af4bfbCfgAflBfsAfvafxaghGh4ChaAhkahqa
poison_figure b
poisoned C
polydipsia a hia
poo . fwAhyA
pop_noise B
postpartum . eoAfeA
power_tool A enBfsA
pregnant . e5BekBf5bflAg6AgjAgnagqAgtagzahoChqahvahxBhyai1a
prepared a
prescribed a h4a
pressed . dmadzAe5AeyAflafnAfoAfsBg6AghagiAh4a
pressure a doAeoA
pressure_number_high .
pressure_number_raised A i6A
preterm . draehaepBfiBfxagbCh5ahaahoAhvahxC
prevent a
product . ghAhaAhqAhwA
projectile .
pulse A h4b
pupil .
purpura_word E
put . ecAeqAf3Af6AffAftAgtAh4AhyAhzAi5A
quit_verb .
raw_place a
red . e9aeoaf1afmBfsAfvafwagrAh5ah6bhiahqAhwa
red_jelly B
remember .
repeats . e2Bfla
replaced a e3aeya
respond .
ribs . eeAehAfpBg6Ag9BgxAh3ahkAhwAi4A
ride . hgA
right_low B e9AexAg6AhyB
rings . exA
ripped . e9AeyAf2afgCflafoAgjBhaAiaA
ripping A
rise .
rolled A ftA
rope a
run_over F eoBhkB
sank . hwB
sats .
say . fiAfjAgbAgmAgrAgxAhvahwa
scald C
sedative . fnA
see . eyAfnagaB
seizure F
serotonin_drug .
sever A enAfgaghAgrAiaA
severe_burn . eoBetAf0Af1AfeBfwAgjAgtah6AhsahzA
shake A ftAgbAgiChwaibA
sharp . f6ag8CguBgxa
shin_bone A
shiver . hwa
shock_word B i5A
short_leg A
shoulder_blades A
shrill C
sick . fvAg8AgaAgbAgfAgiAgjAgoAgtah1Ah5ahdaicA
side . eyBezCf5Bf8CfiafnbfxAgqAhaahsAhyB
sight_lost D gaBi6B
sjs_drug . ghagqAgtA
skin . g9agrbgya
skin_bump . hva
skin_off A
sleep .
sleep_lots . hqAhsahwBi1ai6aieB
sleepy_cause . fiaftag6aghAgxAgyahkA
slow_speech C
smile B gaA
smoke . hda
snake B fvBghCgjA
sniffed A
snores a g6bhsa
snow . hwa
soak . h7A
socket . hzA
someone_elses . flAggah4CheBhfahkAhyA
spasm A ftA
speak . fiAgaAhvBi4b
speech_word . gaA
spike . g8BghaguC
spilled . fqAfwag9Bgragzah3Ah4AhaaheAhfahkAhtai1ai6a
spit A haa
spots . fsBfwbfxag6AgjAhnBi4a
squeeze . g6AgxA
stabbed G
stand_up .
static_shock c
stay . gpAi6aiea
stiff . fwbfxAghagjAgrAgtAh4ahqAi6a
still_bleeds B
sting . ggAgjAgtAh4A
stool . g6Ag9AgfAgjAh4ahaahnCica
stop . h4ahyai4a
storage .
stranger B
strap a
street_drug C
strength a
strength_loss D
stroke_figure b
stroke_word B
strong . gaAgjAgoBgqAh6AhkAi3B
strong_acid B
stuck . grAgtDguah8AhaAhqAhzBibA
suck_in . gbAi3A
sudden . giagoBgwAhlAhyA
sugar A giAhqAi1ai6b
sugar_mmol .
suicide A
sun a
sunken E hqA
swallow . haAi4a
swallowed . goAgqah4ah8AhaAhjBhmAhvai3A
sweat . grBgxBh2ai6a
swell . gtCgyAh1Dh5ahaBhmAhoAhqAhsbiba
symmetric A
syringe a
temp_word .
test_word a
testicle . hqA
testing .
thick . h1Bh5a
thing_swallowed . gtDh1Ahfahva
thinner a
throat . guAgxAh8BhaChsa
through .
throw_other a
thunder .
tight . gxAh3ai4a
tingling .
tiredness a hya
toilet_training b
tongue . haC
tonight . h5ah9ahiahya
too_much . h4Chya
took . h8AhbAhyAi4a
tooth .
touch . i5B
towel A
toy .
treatment .
trigger . hpAhvai3Bieaifa
twice A
twisted A
unable . i4Ai6A
unconscious_word F heB
unhurt a
unprotected . hkA
unweighed b
urinate a hvai6a
vape .
vehicle . hqahvai6a
veil .
venomous A
violet A hoAhyAi6A
vision_sign . i0A
voice . hqA
vomit . hyAi4aieA
vomits_all B i6A
wake a
walk .
wander B
want .
water_place . i6a
waters E i0B
weak . i1a
weapon . i5A
weeks_along .
well . i6a
went_off B
wheeze .
where_when . ibA
wire .
within_a_day .
wood .
work .
worst A
wound .
wrists .
yellow a ieB
yellow_sight . ieA
young_age .
young_months .`;

/** A weight, then the words that have it, by their first five letters. */
export const WORD_WEIGHTS = `A abajo accou aceto actin adelf agita ago agony alarm alred and antec antic anyth aplas appel appui arach arran arret asked asmat ate atrag atroc atrop autou avisp awful ayuda azul bain bajo balbu barel barki barra bat batte bayas beau belly belt bent bitte blade bleed bleus blind blood blotc blow blue boili bolit borde borra bote both boton bouff bouge bouil boyfr breat broke brown brula burne butto cacah cae cage cai caida calle calpo camar came campo cant canti caram carbo cardi cashe catch caugh cerra chais chauf chemo chez chiqu chorr chuec cierr claqu clava clean cloth coagu codei coeur coinc colla colou comes comin como compa conna conoc consi conti copin coraz corto cote cotes coupe creus creux crie cry cuchi cuerp cuest cup dad dado dads decir dejo desat desma desor despe despl dessu desta diape dio dirai dire disso dobla doesn doses dots drain droit droop dura duro eaux eliqu empez encen enchu encim encue enfon enorm entai enten enter enton entra equiv erreu es escup espos espum esta et etran eucal evano even ex face fade faill faint falta fat fathe fell fenta feu fits flaco flari flojo floor flopp flots fluid fois fonce fond forwa foxgl fract g gamin garga gauch gaz gens gente gibbe gicle girlf glue glyce goes going gomin gone goudr grand grape green grill grise gummi habla hablo hacia hacie hand hangi hard hardl harpi haven he head hemor her here hice himse his hoja hold hondo hora horne house hubby huele huevo hunde hurle husba ictus il iman impor incoh infar injec insop isn its izqui jai jarri jaw jerki jsuis just kicke lache lagri lame lance lange larme leaki lego levre line liqui lithi llama lo loads look looki losin lucec luego lumin luz lycee lying machi macho magne main maint makin malai malgr mamie mano mar marc marca mari marid marih massa masti medio mento metal metro mezcl middl milie min mismo mista mitad ml moani moi moiti moja mom moms morce mordi moret mot motor mou mouil mouss mover movin muchi muy nacid nafta nan nanas nappy narin negra negro nephe neveu ni nobod noix nos nostr not nothi noto nouve nowhe numb nunca nuque odeur off oil ojo olla ont open opres oreja pad paral parar parfu parle paro part parte patin peanu pegad pegaj pelle pench peopl perdi perdu pere perfu perso perte petro picks pierd pila pile plain planc plie pod poitr pond pone ponie pop posit posos probo profu prope puede puffs pulga pulle pulli punal punti puso qu queja quien quimi racon raide raise raisi ramas rattl reall recie recon recu recup rendu repos rigid ronde ropa roto round route rugby s sacam sala salch salle salon salto sangr sank sauci say scald screa se see segun seis sem sens sente sertr shake shall shot sient silla siste soaki socke some someo sonri sont souff soup souri space speak spill spiri split spray sprea squee steak stick still stran stren strip stron strug suce sudde sudo suelo sunke sus swall swell switc talk talki tape telle tembl teter then thing thinn throw tibia tide tiene tient times toco toddl tomo tonne tonte torci total touch tout towel tract trago tragu tremb tres trozo turni unblo under uno used vacio van vape vater veo vert vie viole vitre vodka vois voitu vue weed went were while whole wife wifes wont words worst y yaya
B abre abrio aceit acido acost ahoga ahogo aidez aiman air aire allon alqui antif apart appar ardie asfix ataqu babys bafou baies bano bleue bone boute brigh bu camio canna chair chewe chimi choc choqu closi clutc coloc coma comio confo confu cordo cosas crane crash cree crook cuelg dalsy debou delir derec deven diero dispa dived door douch dropp drown drunk dur echa effor elle encer encon epile error estam estuv etau fire fit fitti flatm foami fonta fourc frelo fuerz gas gasol gaspi girl got grado grita grose groun ha haemo hasn hasnt heate herse hes hi him hipog horri huile hypog inste into kiwi knock lado lavad leo lieu like limp looks losa metre mins minut monox monto mothb nacio nena newbo noire notre noyad nuca oedem onto palab papy pend perds piece pills pire pouri pris proje puce pulse pulso pumpi puse raidi rat rats react reagi redon renve repre respo ribs sabe sacud sale salen scoot secon seein sees sent sever she side sight sigue slurr sorti souda soude sound spitt spot stabb stopp stuck stylo sueur suffo suspe tabla tears techo think third thoug thund toile took torax tour trapo type uncon uva ve vento very vibor vide visag visio wc weird wet xarel
C accid adren agarr aguas arres arter azule board choki clots co coin compl consc crach crisi crois degre devie dextr di doble doubl estab etouf gobe grave gris havin heroi hirvi hour hundi impos incon isnt lui menin metio mucha net os parad plate pouls rato reacc repen respi sait sang shes shock soft somni sort taken terce thora vient voit
D bebio convu creo elect epipe intox
E drank
a abces about abrir absce acari accro acele ache aches achet acoup acues adult afrai age agrie aguja aguje aide aine alime alivi almor alrea alto ampol ampou anali anima annee antes anus anxie appoi apren arros artro aslee assez aunt aura aurai autob auxil avait avant ayuna bajar bajon balan ballo barco bas basse bebi becau bedti befor besoi bette bien bin bites bland bled blues boda boit bonne boost boots boss bosse bough boxes brace bronc bross build bump bumps bunge burnt busqu butte cada cader caigo calam calcu calie call canap canci candi cansa cap care carpi carte carto caspa cast cauch celul cena certi chamb chans chapp charg charl chass chat chaus check cherr chewi chien chill choco choke chris ciati cicat cielo cinco cinq class click climb clock code codos coles colir colum combi comid compo confi conge connu const conta cooki corn corre costr coude count coura courb cours crack cramp craqu crece crema creme creva cried croni crout culit cumpl curad curar cure curso cutti dandr dar debaj decal decid deman demen denti depil depor depre depri dient diet diger dijo diman dinne dispu divor dizzi docte does dois dors doudo drawe drivi due durmi dust ears eat echo ecole ecrit edad effet egrat elegi eleve empor encar encia energ enfan enlev enrou entor epaul epluc era eruct eryth esa escap escue ese espin essay estac este estom estre etein eveni exam exame exams faim fesse fessi filet final fine flato float flujo flyin food footb foreh forev forge forgo forme foule free frent frequ fresa fridg front fue fuego fumar fungu gangl gato gelul genit genou get gets glute gordo gota gotea goute grani grass graze griet gripp groin guard gueri gueul gum gums gun gusto guy habit hacer haha halei hambr hango happe hate haut healt heat heel herni herpe horno humo hungr ibupr id if ils indig infan infec ingle ingro insol inter intes intim invie ir itch itchi itchy jab jeter jeudi job jouer joues jour jueve jumpe karde keys kg kid kidne kids killi kilos known labia lacte lag laiss lait lamio lasti latel lavan leavi leger legum lejos lende lense lente lenti let libra licke list llave lloro lol longe lourd love lumba lump mad made maneg mante marat mardi mark mars matan match meal meals meds mejor menop merci mesa messa met metfo mettr mieux migra mild milk minor misse mites momen monda monit moral moust muerd muere mulet munec muscl muscu nadar nadie nap navid neces needl needs nerve nervi nervo new nicot night nits noel noisy nom noon norma note noter notic nudo nuits numbe o odio odora offic ofici oidos ojera olfat once orden ordi ordin organ ortei orzue ou oxyge panic panta paper papie parce pared parpa parqu pasad pasaj passa paupi pecto peeli pelad pelic pelli pelo peluc pepin perce perd perfe perio pesad peu pezon pica picor piedr pieds piens pies pilas pillo pimpl pink pins pitid placa plage plan plato platr play pleur pneum poco poils polen polvo pompe poqui porqu porta posib poupe pox premi prepa presc prete prima prise proch prueb psori pu puis puree quel quell queme quito rache racin rage rando range rappe rasag rasan raspa raspo rate read recet redac reflu regim regle rein rempl rende renou renov rentr repar repea resta retar retou reuni reve rhini ringi rinon risa ronco rough runni runny sabor said saliv sarpu saute savoi saw scab scar sciat scrap scree seasi seaso sec seca seche secs sed sein seins sensi sento serai servi shaky shift shing shive shoes show simpl sirve ski slept small smoke snack snore soap sofa sofoc soif solar solei somme sonar soon sore soupe spicy sport sprin stabl stain starv stock stone stres subir sucre suelt sueno suert suici sun sunda susto tabac taill take takes talks talon tan tapon tard tarje tasse taste teddy teen tele telef telep tempr tende tener tenis tenni termo thank thumb tinni tira tisan tobil toe toes told tomar tord tos tot trace tren trip trous tue tuesd tunne turno twitc uni use usual uti vacac vacci vacun veran vergu vers verte vez video viend vin vinai vineg virus voir volan volar volve volvi vous vu vuelt vuelv waiti walki wall wanna warts wax way well will wind wine worn wrote yaour years yeast yello yeso yoghu yogur zapat zombi zoste zumbi
b acaro achy acne afeit afoni alway amigd angoi ansie antoj aphte arthr astil athle bascu best bloat block brise bulto callo canke carga cat catar cause cera cerum chicl chole chron cisti codo colic coliq compu condu conju conse cradl cravi crayo cream crick cross cruje cuant cysti derma dieta diges dile disch dorma eccem echar eczem elbow enrhu esgui estor etern expre factu faut flu footi frigo fumer game garra gases gassy gingi gout gras gripe hair hamst hemat hipo hiver holid hongo how hungo incar insom insta inven irrit jeun juega jugan juste kebab knee leafl leve leves lice llaga locke lombr loose low medus melat mocos mole moque mosqu movil mycos nettl nicke noctu often olvid oral orgel ortie ortig osteo otite otiti otro oubli pasa pela persi phone pican pierr piojo polle possi poux prosp punto pupa radio rasca rdv regur reins resac revis rhume rit rodil sad sarte scrat secos seque sert shavi si sickn siemp signe signi sinus sneez sorta splin sprai stati stitc stye syrup tapad teeth tendi tendu thrus tick tickl tigre tique tiron toca toena tomat tooth torti toxic trist tv ulcer usele vacan vagin varic veget verdu verru viaje vitam voyag wart which winte worms zona
c cita gerce hiccu hoque joint resfr`;
