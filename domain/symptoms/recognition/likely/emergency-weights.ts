/** Written by `npm run learn:emergencies` from the phrases of `testing/samples`: change those, not this. */
export const BASE_WEIGHT = -8;

/**
 * Of a concept, `-` before one that is denied, then with each concept that stands near it, by the place of its line in
 * two digits of base 36: A to Z for an emergency, a to z against it.
 */
export const CONCEPT_WEIGHTS = `-a_little . bza
-abrupt A bzA
-bad_sign . 13a2aa6bA6va70B8lA92AboAbsAcnAe4AgpA
-bear . 50BcfBdlBecA
-bend . 3cA3uA5hA6nA92C9nAbsAdlA
-beverage . 0eA33A6vabsa
-blood_loss a bza
-blow . ana
-blurred a 4labza
-breath_smell A bzB
-breath_word B 70AbzB
-breathe D 3cA3yA55A7lA8yAbsAbwabzDcnAgpAhcA
-burn a bza
-burn_place . 2bA55B7rA
-can . 12a2va3xBcnA
-catch_breath D 3cB55CbzC
-closes . 8xAanA
-coffee a bza
-cold a bza
-complete_sentence A 3cA3xA55AbsAbzAcnA
-constipated a bza
-container . bza
-cough . 55A5iA86B9tAdfAfuAg4BggA
-cry A bzA
-cut a bza
-dentist . 3ca
-disappeared . d4AdbCf1A
-drink A 3dA3uB3xA5fB6uA6wAclAejBh9AhgAhmA
-drug . ecAh1A
-eat . 3uB70a7vA83B86aaoBclAe3Ag4agpah9AhnA
-fact_word . bsa
-fade A 8pAbzAd4AdfAf1B
-faint b bzb
-family A bzA
-feeding . 3ca55a6uBbsaejAgpAh6ah9A
-feel B 3cA3gA3pA3uB3vA45A50A55A5fB5gA6pA7qAagAanAbhBbsAcnAd1Ad8AheA
-fever a 44a50a5fabzadlahgahnahoa
-figurative a bza
-figurative_death . cnAheB
-filler . 3xA
-find . 3zA5fA7vAbgAdbC
-food . bsa
-found . 3zA
-gave a bza
-get_up . 3pA55A70A7qB9eBbzAcaAezA
-grabbed A 3cA
-hand A bzA
-hard b bzb
-headache A bzA
-hurts_eyes a bza
-ingested a bza
-inhaled A 3cAbsA
-install A bzA
-itch a bza
-keep_down B bzB
-kick B 3vA5gAabAbzBhbAhgB
-know A 35A6vAb4AbsAbzAcnAfuAggAheC
-leg A bzA
-lie_flat . bzA
-lift A 3cA3pA50B55AanAbsAh6a
-limb . 2bB
-make_sound A bzAflBg4A
-move C 3cA3uA3yA50A5fA82A9mAagAbsAbzBcnAd1Ad8A
-not . 1ta2aa6pA
-open A 55a7dBbzA
-pain a 50abzadlahga
-phlegm a bza
-phone a 4labza
-poison a bza
-product a bza
-pulse D 3cBbzDcnA
-quit_verb A bzA
-recognise C 3cAbsAbzCcnAheA
-remember A 4iA92AbzA
-respond C 3cA3uA55B5fB66A6bA7dA7qA7vA7wA82A8cA99AbbbbsAbzCcnAcqbe4AewBgla
-right_low A bzA
-rise B 3cA50BbzB
-say . 50A6bB6pA7vAbbacqae4AedAezA
-see B 3cB4la55A7dA7vAbsAbzBhgA
-seizure a bza
-severe_burn . 3ca
-shiver A bzA
-sick . 2aa30a
-side . 2nAbsA
-sleep a 3ua55abzacna
-sleep_lots . 3uacna
-smile B 55BbzAedA
-snores . eja
-speak B 3aA3cA3qA55C5fa5ga6pA70A7qA7vAb4AbsBbzAc3acnAfnAheahgB
-squeeze A 3cAbzAdnA
-stand . 7rAbzAdlAecA
-stand_up A bzA
-stiff a bza
-stool a bza
-stop . 3tA3xB4eA4fA4gB4hA6va77AasAbwAbxAcaAe1B
-strength . 6uabsA
-strong A bzA
-sudden A bzA
-sugar a bza
-swallow . 6oA9oA
-swallowed . 3gA3uA3xA6oA6va6wA86a9oAaoBboacnAe3AejBg4ah9A
-swell a bza
-tonight . 3ca
-took . 5fa6oA6vb7va9oA
-tooth . 3ca
-touch . 7rA
-urinate B 3cA3uA3vA3xA55a5fB5gA6cB7vBasAbsAbzBclAd8AecAgeAh1Ah2AhgB
-voice a bza
-vomit .
-wake C 3cA3yA55A5fB6bA70B8lA9sAbzBcnBe4AeqAgpBh9A
-walk . 7rAedB
-want . bsA
-water_place a bza
-where_when . 70A
-work A
-worth a 3ca
-wrists a bza
a_little . 39a3aa3ra3tb3va3zA42a4gb4ha4ia4vA4za55A5iB61a64b6iA8xb94a9gaadaauBb1Ab4abgAcaAcbacracuadpaf0af6Af7afaafbAfmAfnafwag3agkagmagoahaahga
abrupt A 3fA3gA3pA4iA4vA4wB50A52A58A5cA68A6kB6pA70A7dA7qA8mB8xA8yB92B94Cazab4AboAc1AcaAcfBckAe0BeeBemAewBexAf7Afvag1Bg4Bg8AgwAhjA
accident . 6zA86a92AbzAdmBg4agvB
after_verb . 3gA3oa3tA45A4la5cA5iA63A68A6wA7dA7fA8mA8xA9oAb6AbbAbgBboabwac8aclAcnAcvadaadfAdnAdpAdxAe4AedAegAeiAewAfjAfwAg5AgtBh2AhjA
age_word . 5zA86A99a9tAaoAbwac1acnAejAfuAg4aggAgmah1Ah9AhnAhoA
alarm . 3eA3ga3xA3zb57A7pA9xbbmAdoBenaeqAg2bh1A
alcohol_drink . 5fB5gC5zA8pa94aauAbfAcnAd4adzBecaglagma
all . 3oa3rB3wA4bA4jB4nA4tA4wA4zA57a58A5oA5xA60B61A67B6dA6hA6ia6uA6vB7ba7dA7gB7pA7zA85A8dA8ka8tA8xA94A98B9sAadaahabcAbdAbfAbzAceAcmad3adaAdjadnBdzAe4AexAftAfuAfwBggCghagoAgvAgyAhlA
all_over A 3xA42A5gA5mA7dA9gAcfbd8Ae4BedBevBf7AfwAg5AgmA
allergy . 42B50a5aa5fB6ia6va6zBanabgAcaacvaf1af9BfaAfuBfwBg5BglbgmA
alone . 3xaanAbzaedBfba
also . 50a5ma6va7ta8lag9agga
anaphylaxis_word F 6vBfwB
anticoagulant A 4eA4gA4hA4iC6nA6zA70A7gA7oA7qA92BasAbxC
apart A
appliance . 3oa53b5gA6eA76a7za8da9tB9xaaiaauacfAdxAfbbfuBg4a
arm . 3pa3wA45A4aa4oA4zB66A67A68A7hA7ta7vA92A9qAa3BagAbzAe4Aejaf9afaAflafnAfvAfwag4AhgA
asthma . 3tA4wA55A5fB6qB6vA7ba7vA9vAbzAc2Bd3ae3BewBfjBfwA
at_once . 3xa4iA4wA6vB7ia92Ab4AcbAcfAcuAecaedAfvag1Ag8Ag9ahgA
ate_drug E 5fC5gB6vD70BdaB
attack A 3xB4iA77C94c9uA9vAbzCc2AcnBd8Ae1Be3Bf7BfjB
baby . 3yA3zA4eA4gB4hA4jA4kB4oB4uB4vA4wA4zB53A5iB5uA6eB6jA6sA6xA7qB7rA82B83A8kA8la8wA8yA99A9tAa8aaoCayAbiAbtBbyAbzBc0Bc1bcaBcfacgBchAclActAd1Adfadxae4CedAembevAezAf0af7BfsCfuAg5BgeaghagkBgmaguAh9AhcahgAhnA
baby_age . 44A4fA4gA4hA60B6cA6uA6xA7qA86A94A97a9daanaaoAatAb6abzAcaAcnacuAcvAd5AfaAgpAgzAh8Bh9A
back . 4ea4ga4ha4ja4zA58A5wa6pA6va7ga7qB8yab1AblAcrad1bduAe1Ae2Aeuaf1aflagyahiahlA
bad_sign . 41a47a4fA4gB4hA4iB4nB4vA56A5na5oB5qB5tB5xA63A65a66A67B68A6aA6bC6ib6kA6oB6qa6wA6yB77B7aA7cB7dA7ja7mA7na7qA7rA7xb82A8cA8jB8mB8sC92A98B9cA9fA9gA9lA9nB9uA9yaaeBamBaraasaawaazBb0AbbabgAbhabkAboAbuBc1ac2ActAd4Ad7AdeadfAdiAe4BefAewaf1AffAfoAftag8AgaahcahiAhjAhmBhnA
badly . 47B4jA4uA4vC5cA5gA5qa5sA5zA6eA6uA6vA6za70A7rA86A8ta90B92a9sA9uAa9aalaapAb2Ac5AcbAcgAcuAddAeuaewBf1Af7affBg9AgeahdA
battery . 55A5fA6aa6eB6oA85A9tBbgAbsAbwCcqAddBdjafbafuCg0ag2aggCgkahea
beat a 4iA
bedwetting . 4wA6pa70A7wa8cagta
bee . 8yA9gAa2abgAdfaecAftAfuAfwAg5BggAh0A
believe A 6va70B7vAhgA
belly . 4oB5gA63B6lB70a7cA7qB8yAasAauabzAcaBcvad1Bf3Bf7BfaafjBfuafwagvAgyAh9ahdAheB
bend . 6va70A86abgAbsAcvAd1Ad4aedAgeahea
berries . 6zC9mAcrBcvAfuCfwag3a
beverage . 4oA4vA5cA5sa6gA7ha7ra7va7zA8kAb4AbdAbeBcqacvAdlAedAhgb
big . 4hA50A5oB92A95ab4AcfAd1AdlAecAfuafvAgeagmAheA
birth G
bite . 4vA59a5fA6vA6za7fA7na85B8xa8yA90A9gA9pacnbdfae3AecAeoDeuaftAg9AggAgxB
black A 4bB4ia57C5qA6cA6hA70A7dA8xAa1be3AecAfaDfuagiAgyBh9AhfAhgB
blades . fuA
blank_look B
bleed . 5gA61B92AabAagAauAbwabzAcmbcpAd1Cf0Bf8AfjAh1A
bleed_lots H 4iA50A5gA8pA9mAaeAagAanAbzBcaAczAd1ChkBhlA
blood A 5fA5gA61F69a7gA7ta8lA92A9taagAatBauCazAbwabzAcaBcmbcnAcpBd1CecBegAetaezaf0Ef8BfaAfbafjAfoafwAg2aggaghagtbh1Ehfa
blood_loss . 5gA61D7ta8lA92AauCazAbwabzAcpAd1De3AesAf0Bf8BfbafjAg2ah1BheB
blow . 4iA4va4wA5na6kA6uA72B7iA82A8ca8ya92A9da9mAahabiAblac1acnActadhAdiBdlaeeAegaejAf3BfwAg3BgvBgyah1BhaA
blue B 4jA4wA5fC5iA6eA6nA6zA70A7rAapDazabgDblBcgAdaadfBe3aefAf7Ag4b
blue_skin E 5fD86AapAbgAflAg4A
blurred a 4la5fa6va70a94A9maakAb4Absacnacvad1Ad8aecAfna
body_weight . bzA
boiler . 50A5wA6hA7fA94B9bA9sAc5AecBenAh1A
boiling B 4oA4zB50C5fC5qA7fA8dA8xBagBanBc6BcaAddAdlBdpAe3BehAekAezCfmA
bone . 64AddadpAflBg4ag5BhkA
boot . 6pa7qadsbeoAgoagxAh4a
born . 5gA7rB9dBclAhnA
breastfeeding . 50a5caeca
breath_smell . 6bA7aa8eAe3afja
breath_word . 4wA55A6bA7aa7vA86A8eA8yAauAbwbbzBcfadlAezAgzAhdahga
breathe . 4wB55B5aA5fA5gB6bA6uA79a7ja86A8eA8yD9gAauAb2AbyAbzBcvAd8AdlBeqbf1Af9AflafmAfnAfoAg6agmAgzBh7AhcbhdahgahnAhoA
breathless E 50A5fB70B7af7gA7nC7pB7sc7vA7zAagAajAalaanAcnAcradraekAewAfnBfwAg3Ag4Bg9AgvahgA
broken_speech B ewB
bruise . 6paagaana
burn . 50C5aB5fB5ka7dA7fA7sa7ta80B8xAbfAbgAbwac6BchAcnAcvAddAdpAe3Ef4afrafuAg4ag9Aglah7a
burn_place . 58A5aB5da5iA5pA61B67A68A69a6ca6gB6iB6lA6qA71a7cA7ja83a8fa8mA8uA92A94A95A97a98A9kA9lAa3BabaadBb1AbhabiAblAbwabzAc2Ac8Acmad0admAduAe0Be5AeeAegaehAeyBf3CfbafnBfvAg5ag6BgbbgfagiagoAh4Ah7AhaBhba
burp c
burst A 7aA92AanBecAfnBh1AhjA
button_cell D 5fA6yC9tBbwBddBfuCg0bggB
came_out a fub
can . 5za6ba6ea6oA6uA6va79a7cA7gB7ja7rA80a83A8yB92B9eA9jA9nA9oA9tAahBavabbAbfabhAbwac1AcbacqbdbBddAdxae0aedAewAfaAflAftAgmagtahcA
cannabis C 5fA5gA6zC86AfuDg4A
carbon_monoxide C 7pA9xccxBdoAeqAg2bh1A
carried . 5cA66A7vA86A92Aa3Ae4AekafnAg4AheA
cheek . 6pBdfafuafwag3a
chemical . 6pA7dF7qA7va8iA8xA94a99A9ba9sa9uBanAbdAbeBbfAbgAbzacfAchacvAddBe3AefAezBf1afuA
chemo A 7rC9dCb6C
chest B 5da5mA5pB5wA61b70A7hB7pA86Aa2ba3AanAauAc2BcfDcrAd4AdrAdxBe5AecBegbekAf1afjAfmag4Bg9Dh1Ah3Ah9AhdahgAhlA
chest_muscle a 7ra
chest_word B ekAg9A
child . 5iD5qA5sa5uA5ya5zB61a64a66A69a6bA6eA6iA6jA6sD6uC6vB6xA6ya76A77A79a7dA7fB7iB7ka7pA83A8dB8hb8kA8qa8rA8xA90B9bA9fA9ja9lA9mA9nA9tA9vA9yaa1Aa2aa8AadBaiAakaamAaoDarBasAataavAb1AbbabcCbgBbkAbnAbtBbvabyAc0Bc1ac2Ac3ac8AcgAchAcsAd1Ad3ad9addAdjadmAdoAdvBdxadyCe1Be4BefAembeqaevBezAf7BflAfmAfoAfsCfuBfwAg1Cg3Bg5Bg6ageaggAghagqAguAh2Bh3ahcahdBhfAhmahnA
child_age . 5uA60B6uA6vB6xA70A7ba8yA97a9mA9uAanaaoAatAauaayAbmabyAc3acvBd5AdlAe1AejAf6aftAfuAg5agbagmagvagzAh1Ah6ah8Bh9AhmB
chin . egaf1a
choke C 5jb70B7sa7va86A8eBa4aagAbsAbzAccbcnBe2AfaAg4DgkAgmAgrbgyA
choke_figure a 7sacaa
cigarette . 6zA8xaanafuBh6a
closed . 7dB7iAf6A
closes . 6vA6zA7dA7fA86A94a9gAdpAezAfuAg5DgdAgmB
clothes . 64a6pa7qb7ta7va80Cataazac7Ccnad1ae3ag9ah6ahka
clots B 61BecB
clutch . 70AdlA
coffee . 5qB6da7ga94b9dAb4abzaecCezafbbfubgpah1Dhga
coin A 6pA9tAbgAfuAggA
cold a 61a70a7ta7va92b9mabzAe4bezafvBggagvah7ah9a
cold_body . bzAfua
cold_decimal A clAhnA
cold_sore b
complain . 61a6lA6na6va7oa8ca8la9dAapaawAb6AbgachadnAdpaejaekag4Ag5agaAhha
confused E 5xA70C7gA7rA9dAawAb6AcnBe4AeuAgeAheAhgC
constipated a 6va7pA8saa1aauAclad1ah9AhgA
container . 61B6ea6zA79a7aa99a9mAataauab4abzac2acbacuadxAdzBejAezAf6aftBfuAgfbggCglagma
contraction C abBd1Bd8De3BfjAhbB
cough . 6ba6oA70A79a7aA7oA7rb80A85A86A8iA8lA9mA9tBaeaahaajabdAbfBbzacaBclacpacvAdfBdpadvAecAedaeuaezAfaAfmAfuAggAgkAh7Bhca
coughs_blood_word C
cry . 6pA7da7ta8lA8zAauaawAb6AbtAbzAcfAd8bdlAecAg4AgiAh9A
cut . 66A67B6pA70a7qA8pAanAapabgacaAcnad0Ae2Ae5AezAfbahaA
daily a
deep . 7dA7ta86A8pAcfacnAddadpAezafjaflBfmafuag5BgmAhkAhlA
deep_wound F 67B8dBagCanBd0Ae2BgvB
deformed A 7fA7gA7qB86AagAanBbgBcladmAedAemBfnAgvBhgA
dentist . 6oa6pa85a86aa3aawAbgagea
detector . 9xabmAdoAecAenaeqA
diabetic . 6za7iA7ta8eA9maanbbzBcfAdxAe4DecAfvDgqBh1Bhga
diarrhea . 6xA7rbasAbkAbsAcnbd8AfjAfsB
die . 70acfAcvadnBecAgmA
disappeared . 6oB70A7aA7zaanAbzActBd8adaaecah6ah7A
disposal a
dive A 86AanAbnAbzAcfAdlAh7A
dizzy . 79B8la99a9ma9sAgva
dog . 7fB86acnadpDe3AecaeuAf1aglah6a
dose . awabdAbiBe3afbagmagnA
double_vision D 7gBasCecAfnBhgA
doubled B 86AcfBdlBecBg4A
drag_leg B
drink . 6na6uA7oa7wA7xa7zA8cA8mA8rA8tA8zB94a9mB9saataazAbqac6AcvCdaBdoadxAekAezAf0af6Af7afnAgpAguAgyA
drool . 6pA70AauabgAbzBedAf7AfjAg4Ag5AghagkA
droop . 70A72B7fC7iA7qA7ta82A8lB8mA8vC92A9qA9sAa4aagAaiAbgEc1AclacnBcqad8AdnAdpAedBemCewaf4afiBfnAgbaghagqAh1Ah3Ah4a
drops . 6va7da7vAbzAfuA
drops_things C 8xAanAbzAedA
drown F 7aabzad8BdvBh7C
drown_figure b
drowsy C 6uB7oAaoBbzAclAgpBh6Ah9AhmAhnA
drug . 6zB7fA7ha7qa7sb80b8fA8ya92A9ja9qa9tB9yBahaasbatbavaaxbazbb4Bb5BbdDbiBbobc1ac2Ac3ac5Ac8acdCclacuAd1ad2ad3ad6Ad7BdjadpAdzaecaedaeqAeuCf0bf1Af6afcafmBftAfuAfwAg4AgfCghAgnAhoa
drunk A bzAcnBcvAewC
dry_nappy D 7gBasBbtBd8AecAfaAgeBhgB
ear . 7aa7qB7ra86a8ka9maauacfaddBdoaecaeuAflafuahda
eat . 79A7gA7la7ta7wB8cA8rB97ba1BadBaoAazAb1AbcabgAbkBcqBcrAcvCfbAfuag1Ag5Ag9agfbggagmBh6a
elder . 70C7ba7iB7pA7vA8mC8rA95C96a9ha9pB9tAafAagAatAbdAbgBbiBc1bc5AcqacrAcvAd2ad5Ad8AdfBe0Be3AekAelAexAezBfaAfiAfnAfoafvAgeAggBgnAgoAgpAgqBhcAhgB
electric A 72A8ca8daagaedaezBgeaggAgiChaAhfB
electrocuted F 8xA95AanAcnBddBetAezAflAggAgiAhfB
embers C
emptied_container D
empty_found B
empty_word . 7pa
epilepsy B c1ad8Ae1Beuaf7B
epipen E
everyone . 86a94C98Ba2abcaclacqad8Ae3aecAfuAggAh9A
exertion . 7aa7iA8cA8ka8xa92B99a9laaeAagaaoaauAb4abnAcaAdvAdxae3ae4bf6Af7aggagqAgvahcahea
expiry b 9qb9vacnad8afua
extreme A 86A94Ba2acfAdnAecAg4A
eye . 7sb8iB8ya9sAaeabzBc1acqacvCd1AddAdfbdsAe0Be3Ae4Ae5CecaedAeeDezBf6AfbAfkAfnBfuBfwAg9AgwBh6a
eyelid . bgAe4bevag3ahga
face A 97a98A9gA9lAauAazAbsAbzBc6Acradfae3AeuAfjAfrafuAfwBg9ah9Ahha
fact_word . 7qA8mA8xB92Aa1aasBbxBcqae0AedAegaewAexAf1af7AfjAflAg1BgeAggAglagpAh3A
fade . 7oA86a8cA9mCb4AbgBdlAdxaedAewAggAh7A
faint F 7kB92A9mB9sBcnDd8AdmAe3AecAeuBfjBgvA
family a c1acva
farewell_figure .
fast . 95bala
fast_number A ecA
fear . 7na7vbe3ae5aecaeuaf9a
feeding . 7ta8la8rA92A9mAbdAcaAcfAd4AdaAdxAecAekAf0af1afbag9A
feel . 98Bb6AbzAdoAekAfbag3Ag9AgmAhgA
fell . 7sa7xa82A84A8lA8pA92A99C9kA9sA9waa4aaiBauAbgAbnAc5AcnAcqactad1AdaAdiBdlBedAegaeuAfaagbaggBgqAgrah1B
fever . 86a92B94B9nAagAamBbnEbpFbsabwac1bctad8AdlBdnAdxBe1Ae3AefBf1Bf7DfaafjAflBfoAfuag5agmagpAgtAgyEh6ahbBhgahlAhnDhoC
figurative . 7sa9dAasaavAawAayAb6AcabcnacuAcvadaaeuafjafvAg9bhga
figurative_death . 7ta8ka8la98a9saagacracvae3ae4aeqAeuaewbfaAfbafubfvBg4AgaagfagtagyAhca
figure b bga
filler . 7vA7xa85A8ca8dA8la8mB8tA90A96A9na9sA9vAa4aa9aaqaasBavac1bctacvaczAdnAdoAe1Be4AeeBefAemAesAewAexAfiAflBfvAggAgoAhdAheahlAhmA
find . 9mA9sabgAcvAfuAglagqAh7Chea
fine a 96bb4acnAfua
fingertip A anB
finished . 8fabgAbxbd8adlAh6a
fire . 9mAanAbgacfafaahea
firework B 8xBanB
floor . 99B9tbbzAe1Bfua
floppy A h6A
fluid A aeB
foam A auab4abgAbzAcaAcnBe4Bf7BfjAg5Agha
food . 8sa8za9da9tba4aalaaxBbdAbfabwacbAclAcracuAd0BdnAdpAe2AedAegaemAetAf4afmafobfuafvAfwCghagiagrah6ahaahcaheAhfAhlA
food_poisoning . hga
foolish A
foreign_language a
foreign_throat B g5B
fork A 8xAanB
found A 8rB9mA9saafAauAbgBbsAclacrAedAemBf1aglagqAh7Chea
fracture a 95b99aagAcaae0ah0a
fruity . g4A
full . 9mAcnafaAggAh1A
fumigated B
gas a 94A
gas_poison . 8xa9jB9mb9sA9uAanabfAbgAcaachacvBddAdfafbag5A
gas_smell F 9jA9sCecB
gave . 94a99a9yB9zBavAawBb4AbcabdBbiDcnae3Ae4Cf1afzBglbgtA
get_up . 99a9qAagAbwCcaAcnAdfBezAg1Ag5AgmAgyBh1Ah9AhlA
gibberish D 8mAbzAcnAdxCelBewBexBfnBh6AhgA
giving_away a
glands a
glass . agBbzAc9Bd0Ad4AdfAf1Af6Ag2A
goodbye .
grabbed . 99a9lCagBanAapaauAcaadaae3AedBhea
green . ecBfabh1C
gush A 9mAaeAbgAbzAcvA
half A h9B
half_face A cnB
halted . bxbd8aena
hand . 9lC9qAa2aaoAauAbgabsAbzAc2Bc6AcgAd0Ad8AddAdfbe3BedAetAf1AfjAflBgzAhaAhfA
hard . 9bA9gA9sBapAbwacnAdkAdlAe3aejaewBf9AfnBftaggagmAgtbhgA
hard_belly D cfCcrBecAfjAhhC
hard_breathe E f9AgmA
hard_speak D
head . 9dAawAb2ab6AbzActacuAddadhAdiBecAfjBflAfnBg3Ag9ah1Ah9ahjChkAhlA
head_injury_word E
headache . 98C9da9sAabAakBb4AbnAboBclacuAcvad1Be0Ae3AecAf1Af7AfjBfnBfubfwAg8AgeaglagzBhbAhgahjC
heart . 99aanAasAbiAcfDcnCdxAecAf2AfuAfvCg9DgeAggA
heart_attack C c1acnB
heartburn a d1ad8afubh7a
heater . 9bA9jA9mb9sAc5AecAenAg4Ah1A
height . 99BazBb0AbiBbuac1ac5AcaAcracvad1adradxAe3AezAf6afbaflAg3ag4agtagvAh7ahlA
hi B dxAecAfmAfoBh1A
hidden_place . fuAg9A
high_number C ecAfoBh1A
high_temperature . 9lAbnAbpBcrAdxAe1AefAf6AfoAfuafwag3ahnBhoB
hip . cfa
hit_by B 9mCcnAdaAdmBg9AgvD
hives . anaauAdpBecAf9AfaAfwAg5AgmBhdB
hoard a
hoarse . c5Ah0a
home . 9tAbhafuA
horse . anAcfA
hot_thing . 9ma9sAbmAchAddAe3AecAehBfuA
household . 9sa9tAa9AaeAahabdAbkAbmabwacaAcqadaAduAdvAe0AedAejaf1afaBflafmBfuAfvafwag4ag6agmAh1bhea
hurts_eyes . a3Acnaf1af7Ag2a
hypo C auBbsAbzBe3B
imaginary . c5AcnBdxAe0CewBf9a
in_stock . 9qaaoAawabbabiac2Bd4Ad8adfAeeAekahga
incontinent B e4B
indoors . aiabhac5AcnBdaadpAe3AecAekaezAfuAg9AgdAh7ahgA
ingested A adAahaanaauAb1Bb4AbsAclacvBd5adzAejAekAeoAfuAgdAgeagkAguA
inhaled . b4AbfAbwabzBc2Bc5BcvDe3AhcbhdAhgb
inhaler A b4AbgBbzAc2BhdA
injury a
install a bzAfoA
instead . avAawAcbAcnAcuAe3AecafzAggAgvBh1a
insulin_pen . biAezafcaggB
invisible B ewB
iron a cnBcqafacgyb
itch a dlaefafaafjageahga
jaw . anBcfAcgAcnAdxAecAedAfvAg9AghahlA
joking b a9acaaeza
jump a
ketone_number A foAfpA
ketones B
kick . auab4a
kill .
know a
late_weeks . b4agzAh8BhgA
laugh_mark a b4acna
leaf . e5BfuBgdA
leak . auBbwad1BdaBhlA
lean A edAekA
leg . anAc9Bcfad1ad8ae5AegafjAflBg4ag6AgoAgvAh1ahaA
less . auBb4AbhBd1BdkAf7afjAhga
lethal_height . b4abnacaAdjae3AezAf7ah6a
lie_flat .
life . fjAhjC
lift . cfagfahga
light . bnAecA
limb . aoAaxBbkac2Bc5AcbAcgAckAcractacuAd0Cd8AddAdfae2BegaeiaejaeoCeyBf4bf7af9afbaflAfwag6BgwagxBhaAhcahha
limp A aoAcgAcnAdkAedA
lips . cfacgAe2ae3AfwBgyA
live .
locked_in A
long_time . auAbxDbzAceAcfAcqadaaeeAesAf7Ag1AgeaggagjAglagmah3a
loss a auBcqad1Ae0Bg9bh0aheA
lots . auAavAbfAbsAbwacaAceAcmad4AdfBdpAdsAdvAdzAe0ae4Aewbf0AfaBfbAfwBg3Ag5AgjAgtah1Ahea
low_mmol . b1AbiAbzAcbacuacvae3AecBfoAfpCfzAgga
low_number . bdAbiAbpAbsAbxBctadfAdxAe1ae4AefAfoEfvAghAhgahnA
low_percent . dbadwB
low_temperature A clAfoAhnA
low_word . dmAe3AgvA
lump . cta
magnet C daAfuDg4AggBgkA
make_sound . fjA
malaise A
many . bfAbgAbwac2Bd1AdbadfBdwAdzAe3AedaezAfaAfnAftAg5AgfAggCglagpAh6ah9a
many_grams B
measured_fever . bnAbpBcnae1AefAfoAfuageAhnAhoA
medicine_store . fuA
melena D
memory_loss A
meningitis D
message . bzbcoa
mine . bdBbgabiBbzad3adaag9a
mistake A bzAcnAcvAdaAdmAezAggAglbgvAh7A
mistaken . cvAfuAggA
mix . cvAdzAewBexBg5A
mouth . biBbjAblAbsAbtCbwbbzBcgAcnBcvCddAe2ae3Ae4AedCegBewBf1bf9BfaAfiBflAfwDg3Ag4ag9agaAgdAgeaghagmBgoCgyCh3ahga
move . bzBd1A
multiple A cfAcuAdaBe3AecaezAfzAggAgmAgvB
mush . ewB
mushroom . crCdrAecCfaAfuBh1A
nails . fuahka
nausea . bzad1bdoAe3aedAg9Agva
neck . cuAduBekah1Ah7Ah9Ahga
never . bsaecAhjA
newborn C cuAfab
nipple a cfa
nitro A
no_more . cnAd8AdnAdpBdxAedAejAfaAftAglah9AhkahnA
no_tears C fjAhgA
nobody a caa
normal_temperature b dwbg0a
nose . caad8addAdvaezbf1afbag9ah7ahea
nosebleed . bzAdeaf7Afbbgpahga
nostrils_flare A
not . bzAc3acnAcqbctacvad4Ad5adbCdfAdhAdvadzAe3Be4AedAelBeqAewAf1Af6AfmAfwAg9AgtBgvah1Ah2Ah3AheAhjAhmB
not_breathing_word G cnC
not_now c c1bcaacnadlAe1cfnAgeAggaglagvahca
not_working . cvaedA
not_yet .
nothing_out C
odd . dxAeqAewAfaah0Ah6A
oil A dpAe3Bg4a
on_fire C
open .
opened .
out_of_water . cqactad1BdpaedBejAexAezBf0Ag4AgbagqAh1Ah7C
over_a_day . dbaddadwBe3AedaezAfvAggB
over_now b
overdose_word D ffC
pad A clAczAesB
pain . d0ad1Ad7AdnAdoAeaAegbewbf1bf4bf6AfjAfnAfvAg1AgaAgdAgtagzAhaahjA
pale . e3AecAf1agdbh7Ah9A
palm . cvafwAgzA
palpitation a
paper a cnahea
paralysed B edAfnA
per_day . czAd8BedaejAesAfaafuagbaggagpAh1AhcahmA
period a ecahna
person . d2ad3adfAdiAdnAe4Be5AeqaewAf0Bf4Af9afaAfmAfoafvBfwBg1Ag2agaaggAgkagqCgyAh0ah5AhcA
pharmacy . h4b
phlegm .
phone . d4ad5aeuAewbfaafcag4AggAh7a
picked . dfAecAfuAh1A
pillbox . fcaggA
played . d8aezafuagrahga
plenty . cvad1AdbadfAdwAe1Ae3AggBgpAgzAh6a
poison . d1addBefAeibepCeuAezAf6Af9afbafuGggCgmAgvahga
poison_figure b
poisoned C
pop_noise B
postpartum . e3AesA
power_tool A e2Bf6A
pregnant . dlBe0BejbfjBfwAg2ag3Ag5agbagzCh1ah6ah8Bh9ahca
prepared a
prescribed . ggb
pressed . d5adfAdlAedAezaf1Af2Af6AfjAfuafvA
pressure a d7Ae3A
pressure_number_high .
pressure_number_raised A hgA
preterm . daadxae4BewBfbafoCgmagzAh6ah8C
prevent a
product . edafuAgmAh1Ah7A
pulse A ggb
purpura_word E
put . dsAe5AekAetAezAf7Ag5AggAh9AhaAhfA
quit_verb .
red . dpae3aefaf0Bf6Af9afaag4Aghagibgtah1Ah7a
red_jelly B
remember . eca
repeats . diB
replaced a djaeda
respond .
ribs . duAdxAf3BfjAfmBg9AgfagvAh7AheA
ride . gsA
right_low A ecAfjAh9B
rings . ecA
ripped . dpAedAegaeuCezaf2AfwBgmAhkA
ripping A
rise . h1A
rolled A f7A
rope a
run_over F e3BgvB
sank . h7B
sats .
say . ewAexAfoAg4Ag9Ah6ah7a
scald C
sedative . f1B
see . edAf1afnB
seizure F
sever A e2AeuafuAg4AhkA
severe_burn . e3Be8AefAesBfaAfwAg5agiAh3ahaA
shake A f7AfoAfvBh7ahgahlA
sharp . ekaflCg6Bg9a
shin_bone A
shiver . h7a
shock_word B hfA
short_leg A
shoulder_blades B
shrill C
sick . f9AfnAfoAfsBfwAg1Ag5agdAghagpagvagzAhmA
side . edBeeCejBemCewaf1bfbAg3Agmah3Ah9B
sight_lost D fnBhgB
skin . fmag4bgaa
skin_bump .
skin_off A
sleep .
sleep_lots . h1Ah7BhcahnB
sleepy_cause . ewaf7afjag9AgaagvAhla
slow_speech C
smile B fnA
smoke . gpa
snake B f9BfuCfwA
sniffed A
snores a fjbh3a
snow . h7a
soak . gjA
socket . haA
someone_elses . ezAftaggCgqBgvAh9A
spasm A f7A
speak . ewAfnBh6Bheb
speech_word . fnA
spike . flBfuag6C
spilled . f4AfaafmAg4agbagfAggAgpagqAgvAh4ahcahga
spit A gmahgA
spots . f6BfabfbafjAfwAgyBhea
squeeze . fjAg9A
stabbed G
stand_up .
static_shock c
stay . g2Ahgahna
stiff . fabfbAfuafwAg4Ag5Aggah1A
still_bleeds B
sting . ftAfwAg5AggA
stool . fjAfsBfwAggagmagyChma
stop . ggah9ahea
storage .
stranger B
strap a
street_drug C
strength_loss D
stroke_figure b
stroke_word B
strong . fnBfuafwAg1Bg3AgiAgvAhdB
strong_acid C
stuck . g4Ag5Dg6agkAgmAhaAhlA
suck_in . foAhdA
sudden . fvag1Bg8Ag9agwA
sugar A fvBh1Ahcahgb
sugar_mmol .
suicide A
sun a
sunken E h1A
swallow . gmAhea
swallowed . g1Ag3agdAgeaggagkAgmAguBgxAhdA
sweat . g4Bg9Ageagvahga
swell . g5CgaAgdDghagmBgxAgzAh1Ah3bhla
syllable A
symmetric A
syringe .
temp_word .
testicle . h1A
testing .
thick . gdBgha
thing_swallowed . g5DgdAgkAgrah6a
throat . g6Ag9AgkBgmCh3a
through .
throw_other a
thunder .
tight . g9Agfahea
tingling .
tiredness a h9a
toilet_training b
tongue . gmC
tonight . ghaglagtah3ah9a
too_much . ggCh9a
took . gkAgnAh9Ahea
tooth .
touch . hfB
towel A
toy .
treatment .
trigger . h0Ah6ahdBhnbhob
twice .
twisted A
unable . heAhgA
unconscious_word F gqA
unhurt b
unprotected . gvA
urinate a h6a
vape .
vehicle . h1ah6a
veil .
venomous A
violet A gzAh9AhgA
vision_sign . hbA
voice . h1A
vomit . h9AheahnA
vomits_all B hgA
wake a
walk .
wander B
want .
water_place .
waters E hbB
weak . hca
weapon . hfA
weeks_along .
well .
wheeze .
where_when . hlA
wire .
within_a_day . hoa
wood .
work .
worst A
wound .
wrists .
yellow a hnB
young_age .
young_months .`;

/** A weight, then the words that have it, by their first five letters. */
export const WORD_WEIGHTS = `A accou aceto actin adelf agita ago agony alarm alcoo alred and antec antic anyth apart aplas appel appui arach arran arret asked asmat ate atrag atroc atrop autou avisp awful ayuda azul bain bajo balbu barel barki barra bat batte bayas beau behin belly belt bitte blade bleed bleus blind blood blotc blow blue boili bolit borde borra bote both boton bouff bouge bouil boyfr breat broke brown brula burne butto cable cacah cae cage cai caida calle calpo camar came camio campo cant canti caram carbo cardi cashe catch caugh chais chauf chemo chez chopp chorr chuec cierr clamm claqu clava clean cloro closi cloth coagu codei coeur coinc colla colou comes comin compa conna conoc consi conti copin corto cote cotes coupe creus creux crie cry cuchi cuerp cuest cup dad dado dalsy decir dejo demi desma desor despe despl dessu desta diape dio dirai dire disso dobla doesn doses drain droit droop dura duro eaux eleph eliqu empez encen encer enchu encon encue enfon enorm entai enten enter enton entra equiv erreu es escup espos espum essou esta et etang etran eucal evano even ex face fade faill faint falta fat fathe fell feu fire fits flaco flari flojo floor flopp flots fluid fois fonce fond foxgl fract frelo g gamin garga gauch gaz gens gente gibbe gicle girlf glass glue glyce goes going gomin gone goudr grand grape green grill grise gummi habla hacia hacie hand hangi hard hardl harpi haven he head her here hice himse hit hoja hold hondo hora horne house hubby huele hunde hurle husba ictus il iman imane impor infar injec insop isn its izqui jai jarri jaw jerki jsuis jusqu just kicke lache lame lance lange larme leaki levre lily line liqui lithi loads look looki losin lucec luego lumin luz lycee lying machi macho magne main maint makin malai malgr mamie mandi mano mar marc marca mari marid marih massa masti medio mento metal metro mezcl middl milie min mismo mista mitad ml moani moi moiti mom moms morce mordi moret motor mouil mouss mover movin muchi muy nacid nafta nan nanas narin negra negro neveu ni niece nobod noix nos nostr not nothi noto nouve nowhe numb nunca nuque odeur off oil ojo olla ont open opres pad paral parfu parle part parte patin peanu pegad pegaj pench peopl perdi pere perfu perso perte petro picks piece pierd pila pile plain planc plie pod poitr pond pone ponie pop posit probo profu prope puede puest puffs pulga pulle pulli punal punti pupil puso qu queja quien quimi racon raide raise raisi ramas raras rattl recie recog recon recu recup rendu repos ribs rigid ronde ropa roto round rugby s sa sacam sala salch salle salon salto sangr sank say scald screa se see segun seis sem sens sente sertr setas shake shot sient silla since siste soaki socke some someo sonne sonri sont sosa souff soup souri space spasm speak spill spiri split spray sprea squee steak stick still stran stren strip stron strug stylo subit suce sudan sudde sudo suelo sunke sus swall swell switc talki tape tears telle tembl teter then thing thinn thoug throw tibia tide tiene tient times toco toddl tomo tonne tonte torci total touch tout towel tract trago tragu tremb tres trozo unblo under uno used vacio van vape vater veo vert vie viole vitre vodka vois voitu vue were while whole wife wifes wont words worst y yaya
B abre abrio aceit acido acost ahoga ahogo aidez aiman air aire allon alqui antif appar ardie asfix ataqu babys bafou baies bano bleue bone boute brigh bu canna chair chewe chimi chiqu choc choqu clutc coloc coma comim comio confo confu coraz cordo cosas crane crash cree crisi crook cuelg debou delir derec deven di diero dispa dived door douch dropp drunk dur echa effor elle encim epile error estab estam estuv etau fit fitti flatm foami fonta fourc fuerz gas gasol girl got grado grita grose groun ha hablo haemo hasn hasnt heate herse hes hi him hipog his horri huile hypog inste into kiwi knock lado lagri lavad leo lieu like limp looks losa metre mins minut monox monto mothb nacio nena newbo noire notre noyad nuca oedem onto oreja palab papy parad pelle pend perds perdu pills pire plate posos pouri pris proje puce pulse pulso pumpi puse raidi rat rats react reagi reall redon renve repre respo route sabe sacud sale salen scoot secon seein sees sent sever she sight sigue slurr sorti souda soude sound spitt spot stabb stopp stuck sueur suffo suspe tabla talk techo think third thund toile took torax tour trapo turni type uncon uva ve vento vibor vide vient visag visio wc weed weird went wet xarel
C accid adren agarr aguas arres arter azule board choki clots co coin compl consc crach crois degre devie dextr doble doubl drown etouf gaspi gobe grave gris havin heroi hirvi hour hundi impos incon isnt lui metio mucha net os pouls rato reacc repen respi sait sang shes shock side soft somni taken terce thora very voit
D bebio convu creo elect epipe intox menin sort
E drank
a about abrir absce acari accro acele ache aches achet acoup acues adelg adult afrai age agrie aguja aguje aide aine alime alivi almor alrea alto ampol ampou anima annee antes anus anxie appoi apren arros artro assez atten aunt aurai autob auxil avait avant bajar bajon balan ballo barco bas basse bebi becau bedti befor besoi bette bien bin bland bled blues boda boit boost boots boss bosse bough boxes brace bronc bross build bump bumps bunge burnt butte cader caigo calam calcu calie call calor canap canci candi cansa cap care carot carpi carte carto caspa cast cauch celul cena cerne certi chale chamb chans chapp charg charl chass chat chaus check cherr chewi chick chicl chien chill choco chois chole ciati cicat cielo cinco cinq class click climb clock codos coles coliq colum combi comid compo confi conge connu const conta cooki corn corre costr coude count coura courb cours crack cramp craqu crece crema creme cried croni crout culit cumpl curad curar cure curso cutti dandr dar debaj decal decid dehor demen denti depil depor depre depri dient diet diger dijo dile diman dinne dis dispu divor dizzi docte does dois dors doudo drawe drivi due durmi ears eat echo ecole ecrit edad effet egrat elbow elegi eleve encar encia energ enfan enlev enrou entor epaul epluc era eruct eryth esa escap escue ese espin essay estac este estre etein eveni exam exame exams expir faim fesse fessi filet final fine flash flato float flujo flush flyin food footb foreh forev forge forgo forme free frent frequ fresa fridg front fue fumar fungu gangl gato gelul genit genou get gets glute good gordo gota gotas gotea grani grass graze griet gripp gueul gum gusto guy habit hacer haha halei hambr happe hate haut heat heel hell herni herpe horno humo hungo hungr ibupr id if ils indig infan infec ingle ingro insol insta inter intim invie ir ironi itch itchi itchy jab jaune jeter jeudi job jouer joues jour jueve jumpe karde keys kg kidne kids killi kilos known labia lacte lag lago laiss lait lamio lasti latel lavan leavi leger legum lende lente lenti leve leves libra licke list lista liste livre llave lloro locke lol longe lourd love lumba lump mad maigr mante marat mardi mark matan match meals meds mejor melat merci mesa met mettr mieux migra mild milk minor misse mites momen monda monit moral moust movil muerd muere munec nadar nadie nap navid neces needl needs nerve nervi nervo new nicot night nits noisy nom noon norma note noter nudo nuits numbe o odio odora offic ofici oidos ojera olfat once ordi ordin organ ortei orzue otro ou oubli oxyge panic panta paper papie paque parce pared parpa parqu pasad pasaj passa pecto peeli pelad pelic pelli pelo peluc pepin perce perd perfe perio pero pesad peu pezon phone pica picor piedr pieds piens pies pilas pillo pimpl pinch pink pins placa place plage plan platr play pleur pneum poco poils polen polle polvo pompe poqui porqu porta posib poupe pox premi prepa presc prete prima proch prueb psori pu puffy puis puree quel quell queme quito rache racin rage rasag rasan raspo rate read recet redac reflu regim regle rein reins rempl rende renou renov rentr repar repea resta retar retou retra reuni reve rhini ringi rinon risa ronco rough runni ruptu sabor said saliv sarpu savoi scab scar sciat scrap scree seasi seaso sec seca seche secs sed sein seins sensi sento serai servi shaky shift shing shive shoes show simpl sirve ski slept small smoke snack snore soap sofa sofoc soif solar solei somme sonar soon sore sorta soupe spicy sport sprin stabl stain starv stock stone stres subir sucre suelt sueno suert suici sun sunda tabac taill take takes talks talon tan tapon tard tarde tarje tasse teddy teen tele telef telep tempr tende tener tenis tenni termo thank thirs thumb tigre tinni tira tisan tobil toe toes told tomar tonsi tord tos tot trace tren tried trip trous tu tuesd tunne twitc uni use usele usual uti vacac vacci vacun veran vergu vers verte vez video viend vieux vin vinai vineg virus voir volan volar volve vous vu vuelt vuelv waiti walki wall wanna wants warts wax way well will wind wine witho worms worn wrote years yeast yeso yoghu yogur zapat zombi zoste zumbi
b abces acaro achy acne afeit afoni alway amigd anali angoi ansie antoj aphte arthr aslee astil athle aura ayuna bascu best bites bloat block brise bulto callo canke carga cat catar cause cera cerum chron cisti code codo colic colir compu condu conju conse cradl cravi crayo cream crick cross cruje cuant cysti derma dieta diges disch dorma dust eccem echar eczem enrhu esgui estor etern expre factu faut flu footi foule fumer game garra gases gassy gingi gout goute gras gripe groin hair hamst hango hemat hipo hiver holid hongo how incar insom intes inven irrit jeun juega jugan juste kebab knee leafl lice llaga lombr loose low maneg meal medus menop metfo mocos mole moque mosqu muscl muscu mycos nettl nicke noctu notic often olvid oral orden orgel ortie ortig osteo otite otiti pasa pela perim persi pican pierr piojo possi poux prosp punto pupa radio rasca raspa rdv regur resac revis rhume rit rodil runny sad sarte scrat secos seque sert shavi si sickn siemp signe signi sinus sneez splin sprai stati stitc stye syrup tapad teeth tendi tendu thrus tick tickl tique tiron toca toena tomat tooth torti toxic trist tv ulcer vacan vagin varic veget verdu verru viaje vitam voyag wart which winte zona
c cita frigo gerce hiccu hoque joint resfr`;
