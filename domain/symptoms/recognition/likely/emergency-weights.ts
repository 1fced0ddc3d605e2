/** Written by `npm run learn:emergencies` from the phrases of `testing/samples`: change those, not this. */
export const BASE_WEIGHT = -8;

/**
 * Of a concept, `-` before one that is denied, then with each concept that stands near it, by the place of its line in
 * two digits of base 36: A to Z for an emergency, a to z against it.
 */
export const CONCEPT_WEIGHTS = `-a_little . c0a
-abrupt A c0A
-bad_sign . 13a2ba6cA6wa71B8mA93AbpAbtAcoAe5AggAgpA
-bear . 51BcgBdmBedA
-bend . 3dA3vA5iA6oA93C9oAbtAdmA
-beverage . 0eA34A6wa
-blood_loss a c0a
-blow . aoa
-blurred a 4mac0a
-breath_smell A c0B
-breath_word B 71Ac0B
-breathe D 3dA3zA56B7mA8zAbtAbxac0DcoAgpAhcA
-burn a c0a
-burn_place . 2cA56B7sA
-can . 12a2wa3yBcoA
-catch_breath D 3dB56Cc0C
-closes . 8yAaoA
-coffee a c0a
-cold a c0a
-complete_sentence A 3dA3yA56AbtAc0AcoA
-constipated a c0a
-container . c0a
-cough . 56A5gA5jA87B9uAdgBfvAg4BggA
-cry A c0A
-cut a c0a
-dentist . 3da
-disappeared . d5AdcCf2A
-drink A 3eA3vB3yA5gB6vA6xAekBh9AhgAhmA
-drug . edAh1A
-eat . 3vB71a7wA84B87aapBcmAe4Ag4agpah9AhnA
-fact_word . bta
-fade A 8qAc0Ad5AdgAf2B
-faint b c0b
-family A c0A
-feeding . 56a6vBbtaekAgpAh6ah9A
-feel B 3dA3hA3qA3vB3wA3xA46A51A56A5gB5hA6qA7rAahAaoAbiBbtAcoAd2Ad9AheA
-fever a 45a5gac0admahgahnahoa
-figurative a c0a
-figurative_death . heB
-filler . 3yA
-find . 40A5gB7wAbhAdcC
-food . 3dabta
-found . 40A
-gave a c0a
-get_up . 3qA56A71A7rB9fBc0AcbAf0A
-grabbed A 3dA
-hand A c0A
-hard b c0b
-headache A c0A
-hurts_eyes a c0a
-ingested a c0a
-inhaled A 3dA3zAbtA
-install A c0A
-itch a c0a
-keep_down B c0B
-kick B 3wA5hAacAc0BhbAhgB
-know A 36A6wAb5AbtAc0AcoAfvAggAheC
-leg A c0A
-lie_flat . c0A
-lift A 3dA3qA51B56AaoAbtAh6a
-limb . 2cB
-make_sound A c0AfmBg4A
-move C 3dA3vA3zA51A5gA83A9nAahAbtAc0BcoAd2Ad9A
-not . 1ta2ba6qA
-open A 56a7eCc0A
-pain a 51ac0admahga
-phlegm a c0a
-phone a 4mac0a
-picked . 3dA
-poison a c0a
-product a c0a
-pulse D 3dBc0DcoA
-quit_verb A c0A
-recognise C 3dAbtAc0CcoAheA
-remember A 4jA93Ac0A
-respond C 3dA3vA56B5gB67A6cA7eA7rA7wA7xA83A8dA9aAbcbbtAc0CcoAcrce5AexBgla
-right_low A c0A
-rise B 3dA51Bc0B
-say . 51A6cB6qA7wAbcacrae5AeeAf0A
-see B 3dB4ma56A7eA7wAbtAc0BhgA
-seizure a c0a
-severe_burn . 3da
-shiver A c0A
-sick . 2ba31a
-side . 2oAbtA
-sleep a 3va56ac0acoa
-sleep_lots . 3vacoa
-smile B 56Ac0AeeA
-snores . eka
-speak B 3bA3dA3rA56C5ga5ha6qA71A7rA7wAb5AbtBc0Ac4acoAfoAheahgB
-squeeze A 3dAc0AdoA
-stand . 7sAc0AdmAedA
-stand_up A c0A
-stiff a c0a
-stool a c0a
-stop . 3uA3yB4fA4gA4hB4iA6wa78AatAbxAbyAcbAe2B
-strength . 6vabtA
-strong A c0A
-sudden A c0A
-sugar a c0a
-swallow . 6pA9pA
-swallowed . 3hA3vA3yA6pA6wa6xA87a9pAapBbpacoAe4AekBg4ah9A
-swell a c0a
-tonight . 3da
-took . 5ga6pA6wb7wa9pA
-tooth . 3da
-touch . 7sA
-urinate B 3dA3vA3wA3yA56a5gB5hA6dB7wBatAbtAc0BcmAd9AedAgeAh1Ah2AhgB
-voice a c0a
-vomit .
-wake C 3dA3zA56A5gB6cA71B8mA9tAc0CcoBe5AerAgpBh9A
-walk . btAeeB
-want . btA
-water_place a c0a
-where_when . 71A
-work A
-worth a 3da
-wrists a c0a
a_little . 3aa3ba3sa3ub3wa40A43a4hb4ia4ja4wA50a56A5jB5ta62a65b6jA7ea8yb95a9haaeaavBb2Ab5bbhAcbAccacsacvadqaf1af7Af8afbafcAfnAfoafxag3agkagmagoahaahga
abrupt A 3gA3hA3qA4jA4wA4xB51A53A59A5dA69A6lB6qA71A7eA7rA8la8nB8yA8zB93B95CauAb0ab5AbpAc2AcgBclAe1BefBenAexBeyAf8Afwag1Bg4Bg8AgwAhjA
accident . 70A87a93Ac0AdnBg4agvB
after_verb . 3hA3pa3uA46A4ma5jA64A69A6xA7gA8nA8yA9eA9pAb7AbhBbpabxac9acmAcoAcwadbadgAdoAdqAdyAe5AeeAehAejAexAfkAfxAg5AgtAh2AhjA
age_word . 60A87A8mA9aa9uAapAbxac2acoAekAfvAg4aggAgmah1Ah9AhnAhoA
alarm . 3fA3ha3yA40b58A7qA9ybbnAdpBeoaerAg2bh1A
alcohol_drink . 5gB5hC60A95aavAbgAcoAe0Bedaglagma
all . 3pa3sB3xA4cA4kB4oA4uA4xA50A51A58a59A5pA5yA61B68B6eA6iA6ja6vA6wB7ca7eA7hB7qA80A86A8eA8la8uA8yA99B9tAaeabdAbeAbgAc0AcfAcnad4adbAdkadoAe0Ae5AeyAfuAfvAfxBggDghagoAgvAgyAhlA
all_over A 3yA43A5hA5nA7eA9hAcgbd9Ae5BeeBewBf8AfxAg5AgmA
allergy . 43B51a5ba5gB6ja6wa70BaoabhAcbacwaf2afaBfbAfvBfxBg5BglbgmA
alone . 3yaaoAc0aeeBfca
also . 51a5na6wa7ua8mag9agga
anaphylaxis_word F 6wBfxB
anticoagulant A 4fA4hA4iA4jB6oA70A71A7hA7pA7rA93BatAbyC
apart A
appliance . 3pa54b6fA77a80a8ea9uA9yaajaavaazAcgAdyAfcafvBg4a
arm . 3qa3xA46A4ba4pA50B68A69A7iA7ua7wA93A9rAa4BahAc0Ae5Aekaf8afaafbAfmafoAfwAfxahgA
asthma . 3uA4xA56A5gB6rB6wA7ca7wA9wAc0Ac3Bd4ae4BexBfkBfxA
at_once . 3ya4jA4xA6wB7ja93Bb5AccAcgAcvAeeAfkAfwag1Ag8Ag9a
ate_drug E 5gC5hB6wD71BdbB
attack A 3yB4jA78C95c9vA9wAc0Cc3AcoBd9Ae2Be4Bf8BfkB
baby . 3zA40A4fA4hB4iA4kA4lB4pA4vB4wA4xA50B54A5jC5vA6fA6kA6tA6yA7rB7sA83B84A8lA8ma8xA8zA9aA9uAa9aapDazAbjAbuBbzAc0Bc1Bc2bcbAcgachBciAcmAcuAd2Adgadyae5CeeAenbewBf0Af1af8BftCfvAg5BgeaghagkBgmaguAh3ah9AhcahgAhnA
baby_age . 45A4gA4hA4iA61B6dA6vA6yA7rA87A95A98a9eaaoaapAataauAb7ac0AcbAcoacvAcwAd6AfbAgpAgzAh8Bh9A
back . 4ha4ia4ka50A59A5xa6qA6wa7ha7rB8la8zab2AbmAcmacsad2bdvAe2Ae3Aevaf2afmagyahiahlA
bad_sign . 42a48a4gA4hB4jB4oB4wA53A57A5oa5pB5rB5uB5yA64A66a67B68B69A6bA6cC6jb6lA6pB6ra6xA6zB78B7bA7dB7eA7ka7nA7oa7rA7sA7yb83A8dA8kB8nB8tC93A99B9dA9gA9hA9mA9oB9rA9vA9zaafBanBasaataaxab0Bb1AbcabhAbiablAbpAbvBc2ac3AcuAd5Ad8AdfadgAdjAe5BegAeoAexaf2AfgAfpAfuag8AgaahcahiAhjAhmBhnA
badly . 48B4kA4vA4wC5dA5hA5ra5tA60A6vA6wA70a71A7sA87A8ua91B9tA9vAaaaamaaqAb3Ac6AccAchAcvAdeAevaexBf2Af8afgBg9AgeahdA
battery . 56A5gA6ba6fB6pB86A9uBbhAbtAbxCcrAdeBdkafcafvCg0ag2aggCgkah9ahea
beat a 4jA
bedwetting . 4xA71A7xa8dagta
bee . 8zA9hBa3adgaedAfuAfvAfxAg5BggAh0A
believe A 6wa71B7wAhgA
belly . 4pB5hA64B6mB71a7dA7rC8zAatAavac0AcbBcwad2Bd9Af4Bf8BfbafkBfvafxagvAgyAh9ahdAheA
bend . 6wa71A87abhAbtAcwAd2Ad5aeeAgeahea
berries . 70C9nAcsBcwAfvCfxag3a
beverage . 4wA5dA5ta6hA7ia7sa7wa80A8lAb5AbeAbfBcracwAdmAeeAhgb
big . 4iA51A5pB93A96ab5AcgAd2AdmAedAfvafwAgeagmAheA
birth G
bite . 4wA5aa5gA6wA70a7gA7oa86B8ya8zA91A9hA9qacobdgae4AedAepDevafuAg9AggAgxB
black A 4cB4ja58C5rA6dA6iA71A7eA8yAa2be4AedAfbDfvagiAgyBh9AhfAhgB
blades . fvA
blank_look B
bleed . 5hA62B93AacAahBavAbxac0AcnbcqAd2Cf1Bf9AfkAh1A
bleed_lots H 4jA51A5hA8qA9nAafAahAaoAavAc0BcbAd0Ad2ChkBhlA
blood A 5gA5hA62F6aa7hA7ua8mA93A9uaahAauBavCb0Ab5Abxac0AcbBccacnbcoAcqCd2CedAehAeuaf0af1Ef9BfbAfcafkAfpafxAg2aggaghagtbh1Ehfa
blood_loss . 5hA62D7ua8mA93AavCb0Abxac0AccacqAd2De4AetAf1Bf9Bfcag2ah1CheB
blow . 4jB4wa5oa6lA6vA73B7jA83A8da8za93A9ea9nAaiabjAbmac2acoAcuadiAdjBdmaefAehaekAf4BfxAg3BgvBgyah1Bh9ahaAhgA
blue B 4kA4xA5gC5jA6fA6oA70A71A7sAaqDb0abhDbmBchAdbadgBe4aegAf8Ag4b
blue_skin E 5gD87AaqAbhAfmAg4A
blurred a 4ma5ga6wa71a95A9naalAb5Abtacoacwad2Ad9aedAfoa
body_weight . c0A
boiler . 51A5xA6iA7gA95B9cA9tAc6AedBeoA
boiling B 4pA50B51C5gC5rA7gA8eA8yBahBaoBc7AcbAdeAdmBdqAe4BeiAelAf0CfnA
bone . 65BdeadqAfmBg4ag5BhkA
boot . 6qa7radtaepAgoagxAh4a
born . 5hA7sB9eBcmAhnA
breastfeeding . 51a5daeda
breath_smell . 6cA7ba8fAe4afka
breath_word . 4xA56A6cA7ba7wA87A8fA8zAavAbxbc0BcgadmAf0AgzAhdahga
breathe . 4xB56B5bA5gA5hB6cA6vA7aa7ka87A8fA8zD9hAavAb3AbzAc0BcwAd9AdmBerbf2AfaAfmafnAfoAfpAg6agmAgzBh7Ahcchdahga
breathless E 51A5gB71B7bf7hA7oC7qB7tc7wA80AahAakAamaaoAcsadsaelAexAfoBfxAg3Ag4Ag9AgvahgA
broken_speech B exB
bruise . 6qaaoa
burn . 51C5bB5gB5la7eA7gA7ta7ua81B8yAbgAbhAbxac7BciAcoAcwAdeAdqAe4Ef5afvAg4ag9Aglah7a
burn_place . 59A5bB5ea5jA5qA62B68A69A6aa6da6hB6jB6mA6rA72a7dA7ka84a86A8ga8la8nA8vA93A95A96A98a99A9lA9mAa4BacaaeBb2AbiabjAbmAbxac0Ac3Ac9Acnad1adnAe1Be6AefBehaeiAezBf4CfcafoBfwAg5ag6BgbagfagiagoAh4Ah7AhaBhba
burp c
burst A 7bA93AaoBedAfoBh1AhjA
button_cell D 5gA6zC9uBbxBdeBfvCg0bggB
came_out a fvb
can . 60a6ca6fa6pA6vA6wb7aa7dA7hB7ka7sA81a84A8zB93B9fA9kA9oA9pA9uAaiBavAawabcAbgabiAbxac2AccacrbdcBdeAdyae1aeeAexAfmAfuAgmagtahcA
cannabis C 5gA5hA70C87AfvDg4A
carbon_monoxide C 7qA9ybcyBdpAerAg2bh1A
carried . 5dA67A7wA87A93Aa4Ae5AelafoAg4AheA
cheek . 6qBdgafvafxag3a
chemical . 6qA7eF7rA7wa8jA8yA95a9aA9ca9ta9vBaoAbeAbfBbgAbhAc0aciacwAdeBe4AegAf0Bf2afcafvA
chemo B 7sC9eCb7C
chest B 5ea5nA5qB5xA62b71A7iB7qA87Aa3baoAavAc3BcgDcsAd5AdsAdyBe6AedBehbelAf2afkAfnag4Bg9Dh1Ah3Ah9AhdahgAhlA
chest_muscle a 7sa
chest_word B elAg9A
child . 5jD5rA5vA5za60B62a64A65a67A6aa6cA6fA6jA6kA6tD6vC6wB6yA6za77A78A7aa7eA7gB7jB7la7oa7qA84A8eB8ib8lA8ra8sA8yA91B9cA9gA9ka9mA9nA9oA9uA9wA9zaa2Aa3aaeBajAalaanAapDasBatAauaawAb2AbcabdCbhAblAboAbuBbwabzAc1Bc2ac3Ac4ac9AchAciActAd2Ad4adaadeAdkadnAdpAdwBdyadzCe2Be5BegAenberaewBf0Af8BfdafmAfnAfpAftCfvBfxAg1Cg3Bg5Bg6aggAghagqAguAh2Bh3ahcahdBhfAhmahnA
child_age . 5vA60A61B6vA6wB6yA71A7ca8zA98a9nA9vAaoaapAauAavaazAbnabzAc4acwBd6AdmAe2AekAf2Af7afuAfvAg5agbagmagvagzAh1Ah6ah8Bh9AhmB
chin . ehaf2a
choke C 5kb71B7tb7wa87A8fBa5aahAbtAc0AcdacoBe3AfbAg4DgkAgmAgrbgyA
choke_figure a 7tacba
cigarette . 70A8yaaoafvBh6a
closed . 7eB7jAf7A
closes . 6wA70A7eA7gA87A9hBdqAf0AfvAg5DgdAgmB
clothes . 65a6qa7rb7ua7wa81Cauab0ac8Ccoad2ae4ag9ah6ahka
clots B 62BedB
clutch . 71AdmA
coffee . 5rB6ea7ha95b9eAb5ac0aedCf0afcbfvbgpah1Chga
coin A 6qA9uAbhAfvAggA
cold a 62a71a7ua7wa93a9nac0Ae5bf0afwBggagvah7ah9a
cold_body . c0Afva
cold_decimal A cmAhnA
cold_sore b
complain . 6mA6oa6wa7pa8da8ma9eAaqaaxAb7Abhaciadqaekaelag4Ag5agaAhha
confused E 5yA71C7hA7sA9eAaxAb7AcoBe5AevAgeAheAhgC
constipated a 6wa7qA8taavAcmad2ah9AhgA
container . 62B6fa6va70A7aa7ba9aa9nAauaavab5ac0ac3accacvacwAdyAe0BekAf0Af7afuBfvAgfbggCglagma
contraction C acBd2Bd9De4BfkAhbB
cough . 6ca6pA71A7aa7bA7pA7sb81A86A87A8jA8mA9nA9uBafaaiaakabeAbgAc0acbBcmacqacwAdgBdqadwAedAeeaevaf0AfbAfnAfvBgeaggAgkAh7Bhca
coughs_blood_word C
cry . 6qA7ea7ua8mA90AavaaxAb7AbuAc0AcgAd9admAedAfbAg4AgiAh9A
cut . 67A68B6qA71a7rB8qAaoAaqabhacbAcoad1Ae3Ae6Af0AfcahaA
daily a
deep . 7eA7ua87A8qAcgacoAdeadqAf0afkafmBfnafvag5BgmAhkAhlA
deep_wound F 68B8eBahCaoBd1Ae3BgvB
deformed A 7gA7hA7rB87AahAaoBbhBcmadnAeeAenBfoAgvBhgA
dentist . 6pa6qa86a87aa4aaxAgea
detector . 9yabnAdpAedAeoaerA
diabetic . 70a7jA7ua8fA9naaobc0BcgAdyAe5DedAfwDgqBh1Bhga
diarrhea . 6yA7sbatAblAbtAcobd9AfkAftB
die . 71acgAcwadoBedAgmA
disappeared . 6pB71A7bA80aaoAc0AcuBd9adbaedah6ah7A
disposal a
dive A 87AaoAboAc0AcgAdmAh7A
dizzy . 7aB8ma9aa9na9tAgva
dog . 7gB7tacoadqDe4AedaevAf2aglah6a
dose . axabeAbjCfcagmagnA
double_vision D 7hBatBedAfoBhgA
doubled B 87AcgBdmBedBg4A
drag_leg B
drink . 6oa6vA7pa7xA7ya80A8dA8nA8sA8uA8yA90B95a9nB9taa3ab0Abrac7AcwCdbBdpadyAelAf0Af1af7AfoAgpAguAgyA
drool . 6qA71A7wAavabhAc0Bd9aeeAf8AfkAg4Ag5AghagkA
droop . 6wa71A73B7gC7jA7rA7ua83A8mA8nA8wC93A9rA9tAa5aahAajAbhEc2AcmacoBcrad9AdoAdqAeeBenCexaf5afbafjBfoAgbaghagqAh1Ah4a
drops . 6wa7ea7wAc0AfvA
drops_things C 8yAaoAc0AeeA
drown F 7bbc0ad9BdwBh7C
drown_figure b
drowsy C 6vB7pAapBc0AcmAgpBh6Ah9AhmAhnA
drug . 70B7gA7ia7ra7tb81b8gA8za93A9dA9ka9ra9uB9zBaiaatbauaawaaybb0bb5Bb6BbeDbjBbpbc2ac4ac6Ac9aceCcmacvAd2ad3ad4ad7Ad8BdqAedaeeaerAevCf1af2Af7afnBfuAfvAfxAg4AgfCghAgnAhoa
drunk A c0AcoBcwAexC
dry_nappy D 7hBatBbuBd9AedAfbAgeBhgB
ear . 7ba7rB7sa87a8la9naavacgadeBdpaedaevAfmafvahda
eat . 7aA7ma7ua7xB8dA8sA98ba2BaeBb0Ab2AbhAblBcrBcsAcwCdeafcAfvbg1Ag5Ag9agfaggagmBh6a
elder . 71C7ca7jB7qA7wA8nC8sA96C97a9ia9nA9qB9uAagAahAauAbeAbhBbjBc2bc6AcracsAcwAd3ad6Ad9AdgBe1Be4AelAemAeyAf0BfbAfjAfoAfpafwAgeAggBgnAgoAgpAgqBhcAhgB
electric A 73A8da8eaahae9Aeeaf0BgeaggAgiChaAhfB
electrocuted F 8yA96AaoAcoBdeBeuAf0AfmAggAgiAhfB
embers C
emptied_container D
empty_found B
empty_word . 7qa
epilepsy B c2ad9Ae2Bf8B
epipen E
everyone . 87a95C99Ba3abdacmacrad9Ae4aedAfvAggA
exertion . 7ba7jA8dA8ya93B9aa9maafAahaapaavAb5aboAcbAdwAdyae4ae5bf7Af8aggagqAgvah1Ahcahea
expiry b 9rb9wacoad9afva
extreme A 87A95Ba3acgAdoAedAg4A
eye . 7tb8jB8za9tAafac0Bc2acracwCd2AdeAdgbdtAe1Be4Ae5Ae6CedaeeAefDf0Bf7AfcAflAfoBfvBfxAg9AgwBgyAh6a
eyelid . bhAe5bewag3ahga
face A 98a99A9hA9mAavAb0AbtAc0Bc7Acsadgae4AevAfkAfsafxBg9ah9Ahha
fact_word . 7rA8nA8yB93Aa2aatBbyBcbAcrae1AeeAehaexAeyAf2af8AfkAfmAg1BgeAggAglagpAh3A
fade . 7pA87a8dA9nCb5AbhBdmAeeAexAggAh7A
faint F 7lB93A9nB9tBcoDd9AdnAe4AedAevBfkBgvA
family a cwa
farewell_figure .
fast . 96bama
fast_number A edA
fear . 7oa7wae4ae6aedaevafaa
feeding . 7ua8ma8sA93A9nAaiabeAcbAcgAd5AdbAdyAelAf1af2afcag9A
feel . 99Bb7Ac0AdpAelAfcag3Ag9AgmAhgA
fell . 7ta7ya83A85A8mA8qA93A9aC9lA9tA9xaa5aajBavAbhAboAc6AcoAcracuad2AdbAdjBdmBeeAehaevAfbagbaggBgqAgrah1B
fever . 87a93B95B9oAahAanBboEbqFbtabxac2bcuad9AdmBdoAdyAe2Ae4AegBf2Bf8CfbafkAfmBfpAfvag5agmagpAgtAgyEh6ahbBhgahlAhnDhoC
figurative . 7taataawAaxAazAcbbcoacvAcwadbaevafkafwAg9bhga
figurative_death . 7ua8la8ma99a9taahabqAcsacwae4ae5aerAevaexafbAfcafvbfwBg4AgaagfagtagyA
figure b bha
filler . 7wA7ya86A8da8la8ma8nA8uA91A97A9oa9wAa5aaaaaraatBawac2bcuacwad0AdoAdpAe2Be5AefAegAenAetAexAeyAfjAfmAfwAggAgoAhdAheahlAhmA
find . 9nA9tabhAcwAfvAglagqAh7Chea
fine a 97bb5acoAfva
fingertip A aoB
finished . 8gabhAbybd9admAh6a
fire . 9nAaoAbhacgafbahea
firework B 8yBaoB
floor . 9aB9ubc0Ae2Bfva
floppy A h6A
fluid A afB
foam A avab5abhAc0AcbAcoBe5Bf8BfkAg5Agha
food . 8ta99A9ea9uba5aamaayBbeAbgabxaccAcmAcsacvAd1BdqAe3AeeAehaenAeuAf5afnafpbfvafwAfxCghagiagrah6ahaahcaheAhfAhlA
food_poisoning . hga
foolish A
foreign_language a
foreign_throat B g5B
fork A 8yAaoB
found A 8sB9nA9taagAavAbhBbtAcmacsAeeAenBf2aglagqAh7Chea
fracture a 96b9aaahAcbae1ah0a
fruity . g4A
full . 9nAcoafbAggAh1A
fumigated B
gas a
gas_poison . 8ya9kB9nb9tA9vAaoabgAbhAcbaciacwBdeAdgafcag5A
gas_smell F 9kB9tCedB
gave . 95a9aa9zBa0BawAaxBb5AbdabeCbjDcoae4Ae5Cf2afzBglbgtA
get_up . 9aa9rAahAbxCcbAcoAdgBf0Ag1Ag5AgmAgyBh1Ah9AhlA
gibberish D 8nAc0AcoAdyCemBexBeyBfoBh6AhgA
giving_away a
glands a
glass . ahBc0AcaBd1Ad5AdgAf2Af7Ag2A
goodbye .
grabbed . 9aa9mCahBaoAaqaavAcbadbae4AeeAhea
green . edCfbbh1C
gush A 9nAafAbhAc0AcwA
half A h9B
half_face A coB
halted . bybd9aeoa
hand . 9mC9rAa3aapAavAbhabtAc0Ac3Bc7AchAd1Ad9AdeAdgbdmAe4BeeAeuAf2BfkAfmBgzAhaAhfA
hard . 9hA9tBaqAbxacoAdlAdmAe4aekaexBfaAfoBfuaggagmAgtahgA
hard_belly D cgCcsBedAfkAhhC
hard_breathe E faAgmA
hard_speak D
head . 9eAaxAb3bb7Ac0AcuacvAdeadiAdjBfkBfmAfoBg3Ag9ah1Ah7ah9aheahjChkAhlA
head_injury_word E
headache . 99C9ea9tAacAalBb5AboAbpBcmacvAcwad2Be1Ae4AedAf2Af8AfkBfoBfvbfxAg8AgeaglagzBhbAhgahjC
heart . 9aaaoAatAbjAcgDcoCdyAedAf3AfvAfwCg9DgeAggA
heart_attack B c2acoB
heartburn a d2ad9afvbh7a
heater . 9cA9kA9nb9tAc6AedAeoAg4Ah1A
height . 9aBb0Bb1AbjBbvac2ac6AcbAcsacwad2adsadyAe4Af0Af7afcag3ag4agtah7ahlA
hi B dyAedAfnAfpBh1A
hidden_place . fvA
high_number C edAfpBh1A
high_temperature . boAbqBbxacsAdyAe2AegAf7AfpAfvafxag3ahnBhoB
hip . cga
hit_by B 9nCcoAdbAdnAevAg9AgvD
hives . aoaavAdqAedAfaAfbAfxAg5AgmBhdB
hoard a
hoarse . c6Ah0a
home . 9uAbiafvA
horse . aoAcgA
hot_thing . 9nabnAciAdeAe4AedAeiBfvA
household . 9ta9uAaaAafAaiabeAblAbnabxacbAcradbAdvAe1AeeAekaf2afbBfmafnBfvAfwafxag4ag6agmAh1bheahka
hurts_eyes . a4Acoaeeaf2af8Ag2a
hypo C avBbtAc0Be4B
imaginary . c6AcoBdyAe1CexBfaa
in_stock . 9raapAaxabcabdabjac3Bd5Ad9adgAefAelahga
incontinent B e5B
indoors . biac6AcoBdbadqAe4AedAf0AfvAgdAh7ahgA
ingested A aeAaiaaoaavAb2Bb5AbtAcmacwBd6adbAe0AekAelAepAfvAgdAgeagkAglAguA
inhaled . b5AbgAbxac0Bc3Bc6BcwDe4Ahcbhgb
inhaler A b5AbhBc0Ac3BhdA
injury a
install a c0AfpA
instead . awAaxAccAcoAcvAd9Ae4AedafzAggAgvBh1a
insulin_pen . bjAggB
invisible B exB
iron a coBcrafbcgyb
itch a dmaegafbafkag5ageahga
jaw . aoBcgAchAcoAdyAedAeeAfwAg9AghahlA
joking b aaacbaf0a
jump a
ketone_number A fpBfqB
ketones B
kick . avab5a
kill .
know a
late_weeks . b5adgAgzAh8BhgA
laugh_mark a b5acoa
leaf . e6BfvBgdA
leak . avBbxad2BdbBhlA
lean A eeAelA
leg . aoAcaBcgad2ad9ae6AehafkAfmBg4ag6AgoAgvAh1ahaB
less . avBb5AbiBd2BdlAf0af8afkAhga
lethal_height . b5aboacbAdkae4Af0Bf8ah6a
lie_flat .
life . fkAhjC
lift . cgagfahga
light . boAedA
limb . apAayAblac3Bc6AccAchAclAcsacuacvAd1Cd9AdeAdgae3BehaejaekaepCezBf5bf8afaafcafmAfxag6BgragwagxBhaAhha
limp A apAchAcoAdlAeeB
lips . cgachAe3ae4AfxBgyA
live .
locked_in A
long_time . avAbyDc0AcfAcgAcradbaedAefAekaetAf8Ag1AgeaggagjAglagmah3a
loss a avBcrad2Ae1CfoAg9bh0aheA
lots . avAawAbgAbtAbxacbAcfAcnad5AdgBdqAdtAdwAe0Ae1ae5AeeAexbf1AfbBfcAfxBg3Ag5AgjAgtah1Ahea
low_mmol . b2AbjAc0Accacvacwae4AedBfqCfzAgga
low_number . beAbjAbqAbtAbyBcuadgAe2ae5AegAfpEfwAghAhgahnA
low_percent . dcadxB
low_temperature A cmAfpAhnA
low_word . dnAe4AgvA
lump . cua
magnet C dbAfvDg4AggBgkA
make_sound . coafkA
malaise A
many . bgAbhAbxbc3Bd2AdcadgBdxAe0Ae4Aeeaf0AfbAfoAfuAg5AgfAggCglagpAh6ah9a
many_grams B
measured_fever . boAbqBcoae2AegAfpAfvageAhnAhoA
medicine_store . fvA
melena D
memory_loss A
meningitis D
message . c0acpa
mine . beBbhabjBc0ad4adbag9a
mistake A c0AcoAcwAdbAdnAf0AggAglagvAh7B
mistaken . cwAfvAggA
mix . cwAe0AexBeyBg5A
mouth . bjBbkAbmAbtAbuCbxbc0BchAcoBcwCdeAe4Ae5AeeCehBexBf2bfaBfbAfjBfmAfxDg3Ag4ag9agaAgdAgeagmBgoCgyCh3ahga
move . c0Bd2A
multiple A cgBcmacvAd9AdbBe4Aedaf0AfzAggAgmAgvB
mush . exB
mushroom . csCdsAedCfbAfvBh1A
nails . fvahka
nausea . c0ad2bdpAe4aeeAg9Agva
neck . dvBelah1Ah7Ah9Ahga
never . btaedAhjA
newborn C cvAfbb
nipple a
nitro B
no_more . coAd9AdmadoAdqBdyAeeAekAfbAfuAglah9AhkahnA
no_tears C fkAhgA
nobody a cba
normal_temperature b dxbg0a
nose . cbad9bdeAdwaf0bf2afcag4ag9ah7ahea
nosebleed . c0Adfaf8Afcbgpahga
nostrils_flare A
not . c0Ac4acoAcrccuacwad5Ad6adcCdgAdiAdwae0Ae4Be5AeeAemAerAexAf2Af7AfnAfxAg9AgtBgvah1Ah2Ah3AheAhjAhmB
not_breathing_word G coC
not_now c c2bcbacoadmAe2bfoAgeAggaglagvahca
not_working . cwaeeA
not_yet .
nothing_out C
odd . dyAerAexAfbah0Ah6A
oil A dqAe4Bg4a
on_fire C
open .
opened .
out_of_water . cracuad2BdqaeeBekAeyAf0Bf1Ag4AgbagqAgrah1Ah7C
over_a_day . dcadeadxBe4Af0AfwAggB
over_now a
overdose_word D fgC
pad A cmAd0AetB
pain . d1ad2Ad8AdoAdpAebAehbexbf2bf5bf7AfkAfoAfwAg1AgaAgdAgtagzAhaahjA
pale . e4AedAf2agdbh7Ah9A
palm . cwafxAgzA
palpitation a
paper a coahea
paralysed B eeAfoA
per_day . d0Ad9BeeaekAetAfbafvagbaggagpAh1AhcahmA
period a edahna
person . d3ad4adgAdjAdoAe5Be6AeraexAeyAf1Af5AfaafbAfnAfpafwBfxAg1Ag2agaaggAgkagqCgyAh0ah5AhaahcA
pharmacy . h4a
phlegm .
phone . d5ad6aevAexbfbag4AggAh7a
picked . dgAedAfvAh1A
pillbox . ggA
played . d9af0afvagrahga
plenty . cwad2AdcadgAdxAe4AggBgpAgzAh6a
poison . d2ad9AdeBegAejbeqCevAf0Af7AfaafcafvGggCgmAgvahga
poison_figure b
poisoned C
pop_noise B
postpartum . e4AetA
power_tool A e3Bf7A
pregnant . dmBe1BekbfkAfxAg2ag3Ag5agbagzCh1ah6ah8Bh9ahca
prepared a
prescribed . gga
pressed . d6adgAdmAeeAf0af2Af3Af7AfkAfvafwA
pressure a d8Ae4A
pressure_number_high .
pressure_number_raised A hgA
preterm . dbadyae5BexBfcafpCgmagzAh6ah8C
prevent a
product . f0afvAgmAh1Ah7A
pulse . gga
purpura_word E
put . dtAe6AelAeuBf8Ag5AggAh9AhaAhfB
quit_verb .
red . dqae4aegaf1Bf7Afaafbag4Aghagibgtah1Ah7ahbA
red_jelly B
remember . eda
repeats . djBf0a
replaced a dkaeea
respond .
ribs . dvAdyAf4BfkAfnBg9AgfagvAh7AheA
ride . gsA
right_low A dqAedAfkAh9B
rings . edA
ripped . dqAeeAehaevCf3AfxBgmAhkA
ripping A
rise . h1A
rolled A f8A
rope a
run_over F e4BgvB
sank . h7B
sats .
say . exAeyAfpAg4Ag9Ah6ah7a
scald C
sedative . f2B
see . eeAf2afoB
seizure F
sever A e3BevafvAg4AhkA
severe_burn . e4Be9AegAetBfbAfxAg5agiAh3ahaA
shake A f8AfpAfwBh7ahgahlA
sharp . elafmCg6Bg9a
shin_bone A
shiver . h7a
shock_word B hfA
short_leg A
shoulder_blades B
shrill C
sick . faAfoAfpAftAfxAg1Ag5agdAghagpagvagzAhmA
side . eeBefCekBenCexaf2bfcBg3Agmah3Ah9C
sight_lost D foBhgB
skin . fnag4bgaa
skin_bump .
skin_off A
sleep . hca
sleep_lots . h1Ah3ah7BhcahnB
sleepy_cause . exaf8afkag9AgaagvAhla
slow_speech C
smile B foA
smoke . gpa
snake B faBfvCfxA
sniffed A
snores . fkbh3a
snow . h7a
soak . gjA
socket . haA
someone_elses . f0BfuaggCgqBgvAh9A
spasm A f8A
speak . exAfoBh6Bheb
speech_word . foA
spike . fmBfvag6C
spilled . f5AfbafnAg4agbagfAggAgpagqAgvAhcahga
spit A
spots . f7BfbbfcafxAgyB
squeeze . fkAg9A
stabbed G
stand_up .
static_shock c
stay . g2Ahgahna
stiff . fbbfcAfvafxAg4Ag5Aggah1Ahga
still_bleeds B
sting . fuAfxAg5AggA
stool . fkAftBfxAggagmagyChma
stop . ggah9ahea
storage .
stranger B
strap a
street_drug C
strength_loss D
stroke_figure b
stroke_word B
strong . foBfvafxAg1Bg3AgiAgvAhdB
strong_acid C
stuck . g4Ag5Dg6agkAgmAhaBhlA
suck_in . fpAhdA
sudden . fwag1Bg8Ag9agwA
sugar A fwBh1Ahcahgb
sugar_mmol .
suicide A
sun a
sunken E h1A
swallow . gmAhea
swallowed . g1Ag3agdAgeaggagkAgmAguBgxAhdA
sweat . g4Bg9Ageagvahga
swell . g5CgaAgdDghagmBgxAgzAh1Ah3bhla
symmetric A
syringe .
temp_word .
testicle . h1A
testing .
thick . gdBghagmA
thing_swallowed . g5DgdAgrah6a
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
took . gkAh9Ahea
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
well . hna
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
export const WORD_WEIGHTS = `A abajo accou aceto actin adelf agita ago agony alarm alcoo alred and antec antic antif anyth apart aplas appel appui arach arran arret asked asmat ate atrag atroc atrop autou avisp awful ayuda azul bain bajo balbu barel barki barra bat batte bayas beau behin belly belt bent bitte blade bleed bleus blind blood blotc blow blue boili bolit borde borra bote both boton bouff bouge bouil boyfr breat broke brown brula burne butto cable cacah cae cage cai caida calle calpo camar came camio campo cant canti caram carbo cardi cashe catch caugh cerra chais chauf chemo chez chopp chorr chuec cierr clamm claqu clava clean cloro closi cloth coagu codei coeur coinc colla colou comes comin compa conna conoc consi conti copin corto cote cotes coupe creus creux crie cry cuchi cuerp cuest cup dad dado dads dalsy decir dejo demi desma desor despe despl dessu desta diape dio dirai dire disso dobla doesn door doses dots drain dress droit droop dura duro eaux eliqu empez encen encer enchu encue enfon enorm entai enten enter enton entra erreu es escup espos espum esta et etang etran eucal evano even ex face fade faill faint falta fat fathe fell feu fire fits flaco flari flojo floor flopp flots fluid fois fonce fond foxgl fract g gamin garga gauch gaz gens gente gibbe gicle girlf glue glyce goes going gomin gone goudr grand grape green grill grise gummi habla hablo hacia hacie haemo hand hangi hard hardl harpi haven he head her here hice himse hit hoja hold hondo hora horne house hubby huele hunde hurle husba ictus il iman imane impor infar injec insop isn its izqui jai jarri jaw jerki jsuis just kicke lache lagri lame lance larme leaki levre lily line liqui lithi loads look looki losin lucec luego lumin luz lycee lying machi macho magne main maint makin malai malgr mamie mandi mano mar marc marca mari marid marih massa masti medio mento metal metro mezcl middl milie min mismo mista mitad ml moani moi moiti mom moms morce mordi moret mot motor mouil mouss mover movin muchi muy nacid nafta nan nanas narin negra negro neveu ni niece nobod noix nos nostr not nothi noto nouve nowhe numb nunca nuque odeur off oil ojo olla ont open opres pad paral parfu parle paro part parte patin peanu pegad pegaj pegam pench peopl perdi perdu pere perfu perso perte petro picks piece pierd pila pile plain planc plie pod poitr pond pone ponie pop posit probo profu prope puede pulga pulli punal punti pupil puso qu queja quien quimi racon raide raise raisi ramas rattl recie recog recon recu recup rendu repos ribs rigid ronde ropa roto round rugby s sa sacam sala salch salle salon salpi salto sangr sank say scald screa se see segun seis sem sens sente sertr setas shake shaki shot sient silla since siste soaki socke some someo sonne sonri sont sosa souff soup souri space spasm speak spill spiri split spray sprea squee steak stick still stran stren strip stron strug stylo subit suce sudan sudde sudo suelo sunke sus swall sweat swell talk talki tape tears telle tembl teter then thing thinn thoug throw tibia tide tiene tient toco toddl tomo tonne tonte torci total touch tout towel tract trago tragu tremb tres trozo turni unblo under uno used van vape vater veo vert vide vie viole vitre vodka vois voitu vue weed were while whole wife wifes wont worst y yaya
B abre abrio aceit acido acost ahoga ahogo aidez aiman air aire allon alqui appar ardie asfix ataqu babys bafou baies bano bleue bone boute brigh bu canna chair chewe chimi chiqu choc choqu clutc coloc coma comim comio confo confu coraz cordo cosas crane crash cree crook cuelg debou delir derec deven di diero dispa dived douch dropp drown drunk dur echa effor elle encim encon epile equiv error estab estam estuv etau fit flatm foami fonta fourc frelo fuerz gas gasol girl gobe got grado grita grose groun hasn hasnt heate herse hes hi him hipog his horri huile hypog into kiwi knock lado lange lavad leo lieu like limp looks losa metre mins minut monox monto mothb nacio nena newbo noire notre noyad nuca oedem onto oreja palab papy pelle pend perds pills pire plate posos pouri pris proje puce pulse pulso pumpi raidi rat rats react reagi reall redon renve repre respo route sabe sale salen scoot secon seein sees sent sever she side sight sigue slurr sorti souda soude sound spitt spot stabb stopp stuck sueur suffo suspe tabla techo think third thund times toile took torax tour trapo type uva vacio ve vento vibor vient visag visio wc weird went wet xarel
C accid adren agarr aguas arres arter azule board clots co coin compl consc crach crisi crois degre devie dextr doble doubl etouf fitti gaspi grave gris ha havin heroi hirvi hour hundi impos incon inste isnt lui menin metio mucha net os parad pouls puse rato reacc repen respi sacud sait sang shes shock soft somni taken terce thora uncon very voit
D bebio choki convu creo elect epipe intox sort
E drank
a abces about abrir absce accro acele ache aches achet achy acoup acues adelg adult afrai age agrie aguja aguje aide aine alime alivi almor alrea alto ampol ampou anima annee antes anus anxie appoi apren ardor arros artro aslee assez atten aunt aura aurai autob avait avant ayuna bajar bajon balan ballo barco bas basse bebi becau bedti befor besoi bette bien bin bland bled blues boda boit bonne boost boots boss bosse bough boxes brace bronc bross build bump bumps bunge burnt butte cader caigo calam calcu calie call calor canap canci candi cansa cap care carot carpi carte carto caspa cast cauch celul cena certi chale chamb chans chapp charg charl chass chat chaus check cherr chewi chick chicl chien chill choco chois choke chole ciati cicat cielo cinco cinq class click climb clock code codos coles coliq combi comid compo compu confi conge connu conse const conta cooki corn corre costr coude count coura courb cours crack cramp craqu crece crema creme creva cried croni crout culit cumpl curad curar cure curso cutti dandr dar debaj decal decid dehor demen denti depil depor depre depri dient diet diger dijo dile diman dinne dispu divor dizzi docte does dois dors doudo drawe drivi due durmi ears eat echo ecole ecrit edad effet egrat elegi eleve encar encia energ enfan enlev enrou entor epaul epluc era eruct eryth esa escap escue ese espin essay estac este estre etein eveni exam exame exams expir faim fesse fessi filet final fine flash flato float flush flyin food footb foreh forev forge forgo forme free frent frequ fresa fridg front fue fuego fumar fungu gangl gato gelul genit genou get gets glute good gordo gota gotas gotea grani grass graze griet gripp groin guard gueul gum gun gusto guy habit hacer haha halei hambr happe hate haut heat heel hell herni herpe horno humo hungr ibupr id if ils incar indig infan infec ingle ingro insol insta inter intes intim invie ir ironi itch itchi itchy jab jaune jeter jeudi job jouer joues jour jueve jumpe karde keys kidne kids killi kilos known labia lacte lag lago laiss lait lamio lasti latel lavan leavi leger legum lende lente lenti leve leves libra licke lista liste livre llave lloro locke lol longe lourd love lumba lump mad maigr mala maneg mante marat mardi mark matan match meal meals meds mejor melat menop merci mesa messa met metfo mettr mieux migra mild milk minor misse mites momen monda monit moral moust muerd muere munec muscl nadar nadie nap navid neces needl needs nerve nervi nervo new nicot night nits noel noisy nom noon norma note noter nudo nuits numbe o odio odora offic ofici oidos ojera olfat once ordi ordin organ ortei orzue otro ou oubli oxyge panic panta paper papie paque parce pared parpa pasad pasaj passa pecto peeli pelad pelic pelli pelo peluc pepin perce perd perfe perio pero pesad peu pezon phone pica picor piedr pieds piens pies pilas pillo pimpl pinch pink pins pitid placa place plage plan platr play pleur pneum poco poils polen polle polvo pompe poqui porqu porta posib poupe pox premi prepa presc prete prima proch prueb psori pu puffy puis puree quel quell queme quito rache racin rage rando range rasag rasan raspa raspo rate read recet redac reflu regim regle rein reins rempl rende renou renov rentr repar repea resta retar retou reuni reve rhini ringi rinon risa ronco rough runni ruptu sabor said saliv sarpu savoi scab scar sciat scree seasi seaso sec seca seche secs sed sein seins sensi sento serai servi shaky shift shing shive shoes show simpl sirve ski slept small smoke snack snore sofa sofoc soif solar solei somme sonar soon sore sorta spicy sport sprin stabl stain starv stock stone stres subir sucre suelt sueno suert suici sun sunda tabac taill take takes talks talon tan tapon tard tarde tarje tasse teddy teen tele telef telep tempr tende tener tenis tenni termo thank thirs thumb tinni tira tisan tobil toe toes told tomar tord tos tot trace tren tried trip trous tu tue tuesd tunne twitc use usele usual uti vacac vacci vacun veran vergu vers verte vez video viend vieux vin vinai vineg virus voir volar volve volvi vous vu vuelt vuelv waiti walki wall wanna wants warts wax way well will wind wine witho worms worn wrote years yeast yeso yoghu yogur zapat zombi zoste zumbi
b acari acaro acne afeit afoni alway amigd anali angoi ansie antoj aphte arthr astil athle auxil bascu best bites bloat block brise bulto callo canke carga cat catar cause cera cerum chron cisti cita codo colic colir colum conju cradl cravi crayo cream crick cross cruje cuant cysti derma dieta diges disch dorma dust eccem echar eczem elbow enrhu esgui estor etern expre factu faut flu flujo footi foule fumer game garra gases gassy gingi gout goute gras gripe hair hamst hango hemat hipo hiver holid hongo how hungo insom inven irrit jeun juega jugan juste kebab knee leafl lice list llaga lombr loose low medus mocos mole moque mosqu movil muscu mycos nettl nicke noctu notic often olvid oral orden orgel ortie ortig osteo otite otiti pasa pela perim persi pican pierr piojo possi poux prosp punto pupa radio rasca rdv regur resac revis rhume rit rodil runny sad sarte scrat secos seque sert shavi si sickn siemp signe signi sinus sneez splin sprai stati stitc stye syrup tapad teeth tendi tendu thrus tick tickl tigre tique tiron toca toena tomat tooth torti toxic trist tv ulcer vacan vagin varic veget verdu verru viaje vitam volan voyag wart which winte zona
c condu frigo gerce hiccu hoque joint resfr`;
