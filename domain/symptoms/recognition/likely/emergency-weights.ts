/** Written by `npm run learn:emergencies` from the phrases of `testing/samples`: change those, not this. */
export const BASE_WEIGHT = -8;

/**
 * Of a concept, `-` before one that is denied, then with each concept that stands near it, by the place of its line in
 * two digits of base 36: A to Z for an emergency, a to z against it.
 */
export const CONCEPT_WEIGHTS = `-a_little . c0a
-abrupt A c0A
-bad_sign . 15a2aa6dA6xa72B8nA93AbpAbtAcoAe5AgeAgoA
-bear . 52BcgBdlBecB
-bend . 3eA3wA5jA6pA93C9oAanAbtAdlA
-beverage . 35A6xabta
-blood a c0a
-blood_loss a c0a
-blow . aoa
-blurred a 4nac0a
-breath_smell A c0B
-breath_word B 72Ac0B
-breathe D 3eA57A7nA8zAbtAbxac0DcoAgoAhbA
-burn a c0a
-burn_place . 2bA57B7tA
-can . 14a1ta2wa3zBcoA
-catch_breath D 3eB57Cc0C
-closes . 8yAaoA
-coffee a c0a
-cold a c0a
-complete_sentence A 3eA3zA57AbtAc0AcoA
-constipated a c0a
-container . c0a
-cough . 57A5hA5kA88B9uAdfAfsAg2BgeA
-cry A c0A
-cut a c0a
-deep A c0A
-dentist . 3ea
-disappeared . d5AdcCezA
-drink A 3fA3wB3zA5hB6wA6yAejBh8AhfAhlA
-drug . ecAh0A
-eat . 3wB72a85B88aapBcmAe4Ag2agoah8AhmA
-fact_word . bta
-fade A 8qAc0Ad5AdfAezB
-faint b c0b
-family A c0A
-feeding . 3ea3zA57a6wBbtaejAgoAh5ah8A
-feel B 3eA3iA3rA3wB3xA47A52A57A5hB5iA6rA7sAahAaoAbiBbtAcoAd2Ad9AhdA
-fever a 46a5ha5iaboac0adlahfa
-figurative a c0a
-figurative_death . coAhdB
-filler . 3zA
-find . 41A5hA7xAbhAdcC
-food . 3eabta
-found . 41A
-get_up . 57A72A7sB9fAcbAexA
-grabbed A 3eA
-halted . 4iA
-hand A c0A
-hard b c0b
-headache A c0A
-hurts_eyes a c0a
-ingested a c0a
-inhaled A 3eA40AbtA
-install A c0A
-itch a c0a
-keep_down B c0B
-kick B 3xA5iAacAc0BhaAhfB
-know A 37A6xAb5AbtAc0AcoAfsAhdC
-leg A c0A
-lie_flat . c0A
-lift A 3rA52B57A7sAaoAbtAh5a
-limb . 2bB
-make_sound A c0AfjBg2A
-move C 3eA3wA40A52A5hA84A9nAacAahAbtAc0BcoAd2Ad9AhaAhfA
-not . 1va2aa6rA
-open A 57a7fBc0A
-pain a 52ac0adlahfa
-phlegm a c0a
-phone a 4nac0a
-poison a c0a
-product a c0a
-pulse D 3eBc0DcoA
-recognise C 3eAbtAc0CcoAhdA
-remember A 4kA93Ac0A
-respond C 3eA3wB57B5hA68A6dA7fA7sA7xA7yA84A8eA9aAbcbbtBc0CcbAcoAcrce5AeuBgka
-right_low A c0A
-rise B 3eA52Bc0B
-say . 52A6dB7xAbcacrae5AedAexA
-see B 3eB4na57A7fA7xAbtAc0BhfA
-seizure a c0a
-severe_burn . 3ea
-sick . 2aa32agqa
-side . 2oAbtA
-sleep a 3wac0acoa
-sleep_lots . 3wacoa
-smile B 57Ac0AedA
-snores . eja
-speak B 3cA3eA3sA57C5ha5ia6rA72A7sA7xAb5AbtBc0Ac4acoAflAhdahfB
-speech_word A c0A
-squeeze A 3eAc0AdnA
-stand . 7tAc0AdlAecA
-stand_up A c0A
-stiff a c0a
-stool a c0a
-stop . 3vA3zB4gA4hA4iB4jA65A6xa79AatAbxAbyAcbAe2B
-strength . 61a6wabtA
-strong A c0A
-sudden A c0A
-sugar a c0a
-swallow . 6qA7xa9pA
-swallowed . 3iA3wA3zA6qA6xa6yA88a9pAapBbpacoAe4AejBg2ah8A
-swell a c0a
-tonight . 3ea
-took . 5ha6qA6xa7xa9pA
-tooth . 3ea
-touch . 7tA
-unable A
-urinate B 3eA3wA3xA3zA57a5hB5iA6eB7xBatAbtAc0BcmAd9AecAgcAh0Ah1AhfB
-voice a c0a
-vomit .
-wake C 3eA40A57A5hB6dA72B8nA9tAc0BcoBe5AepAgoBh8A
-walk . btAedB
-want . btA
-water_place a c0a
-where_when . 72A
-work A
-worth a 3ea
-wrists a c0a
a_little . 3ba3ca3ta3vb3xa41A44a4ib4ja4ka4xA51a57A5kB5ua63a66b6kA7fa8yb95a9haaeaavBb2Ab5bbhAcbAccacsacvadpaeyaf4Af5af8af9AfkAflafuag1ag8Agiaglagnah9a
abrupt A 3hA3iA3rA46A4kA4xA4yB52A54A5aA5eA6aA6mB6rA7fA8ma8oB8yA8zB93B95Cb0ab5AbpAc0Ac2AcbAcgBclAe1BeeBelAeuBevAf5AftafzBg2Bg6AgvAhiA
accident . 88ac0AdmBg2aguB
after_verb . 3iA3qa4na5eA5kA65B6aA6yA7fA7hA8oB8yA9pA9uab7AbhBbpabxac9acmAcoAcwadbadfAdnAdpAdyAe5AedAegAeiAeuAfhAgsAh1Ah8AhiA
age_word . 61A88A9aa9uAapAbxac2acwAejAfsAg2ageAglah0Ah8AhmAhnA
alarm . 3gA3ia3zA41b59A7rA9ycbnAdoBemaepAg0bh0A
alcohol_drink . 5hB5iC61A8qa95aavAbgAcoAd5ae0Becagkagla
all . 3qa3tB3yA45a4dA4lA4pA4vA4yA51A59a5aA5zA62B69B6fA6ka6wA6xB7da7fA7iA7rA81A82A87A8fA8ma8uA8yA95A99A9tAaeaaiabdAbeAbgAc0AcfAcnad4adbAdjadnAe0Ae5AevAfrAfsAfuBgeCgfagnAguAgxAh8AhkA
all_over A 3zB44A5iA5oA7fA9hAcgbd9Ae5BedBetBf5AfuAg3BglA
allergy . 44B52a5ca5hB6ka6xa71BaoabhAcwaezaf7Bf8AfsBfuBg3BgkbglA
alone . 3zaaoAc0aedBf9a
also . 52a5oa6xa7va8nag7agea
anaphylaxis_word F 6xBfuB
anticoagulant A 4gA4iA4jA4kB6pA71A72A7iA7sA93BatAbyC
apart A
appliance . 3qa55b6gA78a81a8fa9uA9yacgAdyAf9bfsBg2a
arm . 3ra3yA47A4ca4qA51B69A6aA7jA7va93A9rAa4BahAc0Ae5Aejaf7af8AfjaflAftAfuag2AhfA
asthma . 3vA4yA57A5hB6sB6xA7da7xA9wAc0Ac3Bd4ae4BeuBfhBfuA
at_once . 3za4kA4yA6xB7ka93AavAb5AccAcgAcvAedAfhAftafzAg6Ag7a
ate_drug E 5hC5iB6xD72BdbB
attack A 3zB4kA79C95c9vA9wAc0Bc3AcoBd9Ae2Be4Bf5BfhB
baby . 40A41A4gA4iB4jA4lA4mB4qB4wB4xA4yA51B55A5kB5wA6gA6lA6uA6zA7sB7tA84B85A8mA8xA8zA9aA9uAa9aapDazAbjAbuBbzAc0Bc1Bc2bcbAcgachBciAcmAcuAd2Adfbdyae5CedAelbetBexAeyaf5BfqCfsAg3BgcagfagiBglagtAh8AhbahfAhmA
baby_age . 46A4hA4iA4jA62B6eA6wA6zA7sA88A95A9eaaoaapAataauAb7ac0AcbAcoacvAcwAd6Af8AfhAgoAgyAh7Bh8A
back . 4ga4ia4ja4la51A5aA5ya6rA6xa7ia7sB8mab2AbmAcmacsad2admAdvAe2Ae3AesaezafjagxahhahkA
bad_sign . 42A43a49a4hA4iB4kB4pB4xA58A5pa5qB5sB5vB5zA65A66a67a68B69A6aA6cA6dC6kb6mA6qA6sa6yA70B79B7cA7eB7fA7la7oA7sA7tA7yA7zb84A8eA8lB8oB8tC93A99B9dA9gA9hA9oB9rA9vA9zaafBanBasaataaxab0Bb1AbcabhAbiablAbpAbvBc2ac3AcuAd5Ad8AdfAdiAe5Be6AefAeuaezAfcAfrag6Ag8ah2ahbahhAhiAhlBhmA
badly . 49B4lA4wA4xC5eA5iA5sa5uA61A6wA6xA71a72A7tA88A8ua91B93a9tA9vAaaaamaaqAb3Ac6AccAchAcvAdeAesaeuBezAf5afcBg7AgcahcA
battery . 57A5hA6ca6gB6qA87A9uBbhAbtAbxCdeBdjaf9afsCfyag0ageCgiah8ahda
beat a 4kA
bedwetting . 4yA6ra72A7ya88a8eagsa
bee . 8zA9hBa3adfaecAfrAfsAfuAg3BgeA
believe A 6xa72B7xAhfA
belly . 4qB5iA65B6nB72a7eA7sB8zAatAavac0AcbAcwad2Bd9Adfaf1Bf5Bf8afhBfuaguAh8ahcAhdB
bend . 6xa72A88a8eAbhAcwAd2Ad5aedAgcahda
berries . 71C9nAcsBcwAfsCfuag1a
beverage . 4xA5eA5ua61A6iA6xa7xa81A8mAb5AbeAbfBcracwAdlAedAhfb
big . 4jA52A5qB93A96ab5AcgAd2AdlAecAfsaftAgcaglAhdA
birth G
bite . 4xA5ba6xA71a7hB7pa87B8ya8zA91A9hA9qacoadfae4AecAenDesafrAg7AgeAgwB
black A 4dB4ka59C5sA6eB6jA6xa72A7fA8yAa2be4AecAf8DfsaggAgxBh8AheAhfB
blades . 4eAezafsA
blank_look B
bleed . 5iA63B93AacAahAavAbxac0AcnbcqAd2CeyBf6AfhAh0A
bleed_lots H 4kA52A5iA8qA9nAafAahAaoAc0BcbAd0Ad2ChjBhkA
blood A 5hA5iA63F6ba7iA7va8nA93A9uaahAauAavCaxAb0Abxac0AcbBccacnbcoAcqCd2CecAegAeraexaeyEf6Bf8Af9afhAfmafuAg0ageagfagsbh0Eh5ahea
blood_loss . 57a5iA63D7va8nA93AavCaxAb0Abxac0AccacqAd2De4AeqAeyCf6Bf9afhAg0ah0ChdA
blow . 4kB4xa5pa6mA6wA74B7kA84A8ea8za93B9ea9nAaiabjAbmac2accAcoAcuad2AdhAdiBdladmAeeAegaejAf1BfuAg1BguBgxah0Bh8a
blue B 4lA4yA5hC5kA6gA6pA71A72A7tAaqDb0abhDbmBchAdbadfBe4aefAf5Ag2b
blue_skin E 5hD88AaqAbhAfjAg2A
blurred a 4na5ha72a95A9naalAb5Abtacoacwad2Ad9aecAfla
body_weight . c0A
boiler . 52A5yA6jA7hA95B9cA9tAc6AecBemA
boiling B 4qA51B52C5hC5sA7hA8fA8yBahBaoBc7AcbAdeAdlBdpAe4BehAekAexCfkA
bone . 66BdeafjBg2ag3BhjA
boot . 6ra7sadsbenAgnagwAh3a
born . 5iA7tB9eBcmAhmA
breastfeeding . 52a5eaeca
breath_smell . 6dA7ca8gAe4afha
breath_word . 57A6dA7ca7xA88A8gA8zAavAbxbc0BcgadlAexAgyAh6Ahcahfa
breathe . 4yB57B5cA5hA5iB6dA6wA7ba7la88A8gA8zD9hAavAb3AbhabzAc0BcwAdlBepbezAf7AfjafkAflAfmAg4aglAgyBh6Ahbchca
breathless E 52A5hB72A7cf7iA7pC7rB7uc7xA81AahAakAamaaoAcsadraekAeuAflBfuAg1Ag2Bg7AguahfA
broken_speech C euB
bruise . 6raahaaoa
burn . 52C5cB5hB5ma7fB7hA7ua7va82B8yAbgAbhAbxac7BciAcoAcwAdeAdpAe4Ef2afpafsAg2ag7Agka
burn_place . 5aA5cB5fa5kA5rA63B69A6aA6ba6iB6kA6nA6sA73a7eA85a87A8ha8ma8oA8vA95A96A98a99A9lA9mAa4BacaaeBb2AbiabjAbmAbxac0Ac3Ac9AcnadvAe1Be6AeeBegaehAewBf1Cf9aflBftAg3ag4Bg9bgdaggagnAh3Ah6Ah9Bhaa
burp c
burst A 7cAaoBecAflBh0AhiA
button_cell D 5hA70C9uBbxBdeBfsCfybgeB
came_out a fsb
can . 61a6da6ga6qA6wA6xa7ba7eA7iB7la7tA85A8zB93C9fA9kA9oA9pA9uAaiBawabcAbgabiAbxac2AcrbdcBdeAdyae1aedAeuAf8AfjAfrAg3AglagsahbA
cannabis C 5hA5iA71C88AfsDg2A
carbon_monoxide C 7rA9yccyBdoAepAg0bh0A
carried . 5eA68A7xA88A93Aa4Ae5AekaflAg2AhdA
cheek . 6rBdfafsafuag1a
chemical . 6rA7fF7sA7xa8kA8yA95a9aA9ca9ta9vBaoAbeAbfBbgAbhAc0aciacwAdeAe4AefAexBezbf9afsA
chemo A 7tC9eCb7C
chest B 5fa5oA5rB5yA63b72A7jB7rA88Aa3ba4AaoAavAc3BcgDcsAd5BdrAdyBe6AecBegbekAezafhAfkag2Bg7Dh0Ah2Ah8AhcahfAhkA
chest_muscle a 7ta
chest_word B ekAg7A
child . 5kD5sA5ua5wA60a61A63a65A66a68A6ba6dA6gA6kA6lA6uD6wC6xC6zA70a78A79A7ba7fA7hB7kB7ma7rA85A8fB8jb8mA8ra8sA8yA91B9cA9gA9ka9mA9nA9oA9uA9wA9zaa2Aa3aaeBajAalaanAapDasBatAauaawAb2AbcabdCbhAblAboAbuBbwabzAc1Bc2ac3Ac4ac9AchAciActAd2Ad4adaadeAdjadoAduadwBdyadzCe2Be5BefAelbepaetBexAf5BfjAfkAfmAfqCfsBfuAfzCg1Bg3Bg4agcageAgfagpAgtAh1Bh2ahbahcBheAhlahmA
child_age . 5wA61A62B6wA6xB6zA72A7da7sA8zA9nA9vAaoaapAauAavaazAbnabzAc4acwAd6AdlAe2AejAezAf4afrAfsAg3ag9aglaguagyAh0Ah5ah7Bh8AhlB
chin . egaeza
choke C 5lb72B7ub7xa88A8gBa5aahBbtAc0AcdacoBe3Af8Ag2DgiAglAgqbgxA
choke_figure a 7uacba
cigarette . 71A8yaaoafsBh5a
closed . 7fB7kAf4A
closes . 6xA71A7fA7hA88A95a9hBdpAexAfsAg3DgbAgdaglB
clothes . 66a6ra7sb7va7xa82Caubb0ac8Ccoad2ae4ag7ahja
clots B 63BecB
clutch . 72AdlA
coffee . 5sB6fa7ia95b9eAb5ac0aecCexaf9bfsbgdagoah0Chfa
coin A 6rA9uAbhAfsAgeA
cold . 63a72a7va7xa93b9nac0Ae5bexaftBgeaguah6ah8a
cold_body . c0Afsa
cold_decimal A cmAhmA
cold_sore b
complain . 6nA6pa6xa7qa8ea8na9eAaqaaxAb7AbhaciadnAdpaejaekafzAg2Ag3ag8Ahga
confused E 5zA72C7iA7tA9eAavAb7AcoBe5AesAgcAhdAhfC
constipated a 6xa7rA8taavAcmad2ah8AhfA
container . 63B6ga71A7ba7ca8ha9aa9nAauaavab5ac0accacvacwAdjadyAe0BejAexAf4afrBfsAgdbgeCgkagla
contraction C acBd2Bd9Ce4BfhAhaB
cough . 6db6qA72B7ba7cA7qA7tb82A87A8nA9nA9uBafaaiaakabeAbgBc0acbBcmacqacwAdfBdpadwAesaexAf8AfkAfsAgcageAh6Ahba
coughs_blood_word C
cry . 7fa7va8nA90AavaaxAb7AbuAc0AcgAd9adlAecAf8Ag2AggAh8A
cut . 68A69A6rA72a7sB8qAaoAaqabhacbAcoad1Ae3Ae6AexAf9ah9A
daily a
deep . 6ra7fA7va88A8qAcgacoAdeadpAexafhafjBfkafsag3BglAhjAhkA
deep_wound F 69B8fBahCaoBd1Ae3BguB
deformed A 7hA7iA7sB88AahAaoBbhBcmadmAedAelBflAguBhfA
dentist . 6qa6ra87a88aa4aaxAbhagca
detector . 9yabnAdoAecAemaepA
diabetic . 71a7ca7kA7va8gA9nbaobc0BcgAdyAe5DecAftDgpBh0Bhfa
diarrhea . 6zA7taatAblAbtAcobd9AfhAfqBgcA
die . 72acgAcwadnBecAglA
disappeared . 6qB72A7cAaoAc0AcgacuBd9adbaecah5ah6A
disposal a
dive A 88AaoAboAc0AcgAdlAh6A
dizzy . 7bB8na9ab9na9tA
dog . 7hB88a9uacoadpDe4AecaesAeza
dose . axabeAbjCe4af9aglagmA
double_vision D 7iBatCecAflBhfA
doubled B 88AcgBdlBecBg2A
drag_leg B
drink . 6pa6wA7qa7yA7za81A8eA8oA8sA8uA8yA90B95a9nB9taauab0Abrac7AcwCdbBdoadyAekAexAeyaf4Af5aflAgoAgtAgxA
drool . 6rA72AavabhAc0BedAf5AfhAg2Ag3AgfagiA
droop . 72A74B7hC7kA7sA7va84A8nA8oA8wC93A9rA9tAa5aahAajAbhEc2AcmbcoBcrad9AdnAdpAedBelCeuaf2af8afgBflAg9agfagpAh0Ah2Ah3a
drops . 6xa7fa7xAc0AfsA
drops_things C aoAc0AedA
drown F 7cac0ad9BdwBh6C
drown_figure b
drowsy C 6wB71a7qAapBc0AcmAgoBh5Ah8AhlAhmA
drug . 71B7hA7sa7ub82b8hA8za93A95a9dA9ka9ra9uB9zBaiaatbauaawaaybb0bb5Bb6BbeDbjBbpbc4ac6Ac9aceCd2ad4ad7Ad8BdjadpAe0aecaedaepAesCeybezAf4afkBfrAfsAfuAg2AgdCgfAgmA
drunk A c0AcoBcwAeuB
dry_nappy D 7iBatBbuBd9AecAf8AgcBhfB
ear . 7ca7sB7ta88a8ma9naavacgadeBdoaecaesAfjafsbg2ahca
eat . 7bA7iA7na7va7yB8eA8sB98ba2BaeBb0Ab2AbhAblBcrBcsAcwCf9AfsafzAg3Ag7agdageaglBh5a
elder . 72C7da7kB7rA7xA8oC8sA96C97a9ia9qB9uAagBahAauAbeAbhBbjBc2bc6BcracsAcwAd3ad6Ad9AdfBe1Be4AekAevAexBf8BfgAfmaftAgcAgeBgmAgnAgoAgpBhbBhfC
electric A 74A8ea8faahaaoaedaexBgcageAggCh9AheB
electrocuted F 8yA96AaoAcoBdeBerAexAfjAgeAggAheB
embers C
emptied_container D
empty_found B
empty_word . 7radja
epilepsy B c2acoAd9Ae2Besaf5B
epipen E
everyone . 88a95C99Ba3abdacmacrad9Ae4aecAfsAgeA
exertion . 7ca7kA8eA8ya93B9aa9maafAahaapaavAb5aboAcbAdwAdyae4ae5bf4Af5agpAguahbahda
expiry b 9rb9wacoad9afsa
extreme A 88A95Ba3acgAdnAecAg2A
eye . 7ub8kB8za9tAafac0Bc2acracwCd2BdeAdfbdsAe1Be4Ae5Ae6CecaedAeeDexBf4Af9AfiAflAfsBfuAg7AgvBgxAh5a
eyelid . bhAe5betag1ahfa
face A 98a99A9hB9mAavAb0AbtAc0Bc7Acsadfae4AesAfhAfuBg7ah8Ahga
fact_word . 7sA8oA8yB93Aa2aatBbyBcrae1AedAegaeuAevAezaf5AfhAfjAfzBgcAgeAgkagoAh2A
fade . 7qA88a8eA9nCb5AbhBdlAedAeuAh6A
faint F 7mB93A96A9nB9tBcoDd9AdmAe4AecAesBfhBguA
family a c2acwa
farewell_figure .
fast . 96bamacga
fast_number A b5AccAcvAd6A
fear . 7pa7xae4ae6aecaesaf7a
feeding . 7va8na8sA93A9nAbeAcbAcgAdbAdyAecAekAeyaezaf9ag7A
feel . 99Bajab7Ac0AdoAekAf9ag1Ag7AgkAglA
fell . 7ua7za84A86B8nA8qA93A9aC9lA9tA9xaa5aajBavAbhAboAc6AcoAcracuad2AdbAdiBdlBedAegaesAf8ag9ageBgpAgqah0A
fever . 88a93B95B9oAahAanBboEbqFbtabxac2bcuad9AdlBdnAdyAe2Ae4AefBezBf5Cf8afhAfjBfmAfsag3aglagoAgsAgxEh5ahaBhkAhmDhnC
figurative . 7uaataawAaxAazAcbbcoacvAcwadbaesafhaftAg7bhfa
figurative_death . 7va8ma8na99a9taahacsacwae4ae5aesaeubf8Af9afsbftBg2Ag8agdagsagxA
figure b bha
filler . 7xA7za87A8ea8fA8ma8na8oA8uA91A97A9oa9wAa5aaaaaraatBawac2bcuacwad0AdnAdoAe2Be5AeeBefAelAeqAeuAevAfgAfjAftAgeAgnAhcAhkAhlA
find . 9aa9nA9tabhAcwAfsAgkagpAh6Chda
fine a 97bb5bcoAfsa
fingertip A aoB
finished . bhAbybd9adjadlAh5a
fire . 9nAaoAbhacgaf8ahda
firework B 8yBaoB
floor . 9aB9ubc0Ae2Bfsa
floppy A h5A
fluid A afB
foam A avab5abhAc0AcbAcoBe5Bf5BfhAg3Agfa
food . 8ta90a9ea9uba5aamaayBbeAbgabxaccAcmAcsacvAd1BdnAdpAe3AedAegaelAerAfkafmbfrafsaftAfuCgfaggagqah5ah9ahbahdAheAhkA
food_poisoning . hfa
foolish A
foreign_language a
foreign_throat B g3B
fork A 8yAaoB
found A 8sB9nB9taagAavAbhBbtAcmacsAedAelBezagkagpAh6Chda
fracture a 96b9aaahAcbacrae1agza
fruity . g2A
full . 9nAcoaf8AgeAh0A
fumigated B
gas a
gas_poison . 8ya9kB9nb9tA9vAaoabgAbhAcbaciacwBdeAdfaf9ag3A
gas_smell F 9kA9tCecB
gave . 95a9aa9zBa0BawAaxBb5AbdabeBbjDcoae4Ae5CezafxBgkbgsA
get_up . 9aa9rAahAbxCcbAcoAdfBexAg3AglAgxBh0Ah8AhkA
gibberish D 8oBc0BcoAdyCeuBevBflBh5AhfA
glands a
glass . ahBc0AcaBd1Ad5AdfAezAf4Ag0A
goodbye .
grabbed . 9aa9mCahBaoAaqaavAcbadbae4BedBesAhda
green . ecCf8bh0C
gush A 9nAafAbhAc0AcwA
half A h8B
half_face A coA
halted . bybd9aema
hand . 9mC9rAa3aapBavAbhabtAc0Ac3Bc7AchAd1Ad9AdeAdfbe4BedAerAezBfhAfjBgyAh9AheA
hard . 9hA9tBaqAbxacoAdkAdlAe4aejaeuBf7AflBfrageaglAgsbhfA
hard_belly D cgCcsBecAfhAhgC
hard_breathe E f7AglA
hard_speak D
head . 9eAaxAb3ab7Ac0AcuacvAdeadhAdiBecAfhBfjAflBg1Ag7ah0Ah8ahiChjAhkA
head_injury_word E
headache . 99C9ea9tAacAalBb5AboAbpBcmacvAcwad2Be1Ae4AecAezAf5AfhBflBfsbfuBg6AgcagkagyBhaAhfahiC
heart . 9aaaoAatAbjAcgDcoBdyAe4AecAf0AfsAftCg7DgcAgeA
heart_attack B coA
heartburn a d2ad9afsbh6a
heater . 9cA9kB9nb9tBc6AecAemAg2Ah0A
height . 9aBb0Bb1AbjBbvac2ac6AcbAcsacwad2adradyBe4AexAf4af9ag1ag2agsaguAh6ahkA
hi B dyAecAfkBfmBh0A
hidden_place . fsA
high_number C ecAfmBh0A
high_temperature . 9mAboAbqBcsAdyAe2AefAf4AfmAfsafuah5ahmBhnB
hip . cga
hit_by B 9nCcoAdbAdmBg7AguD
hives . aoaavAdpBecAf7Af8AfuAg3AglBhcB
hoard a
hoarse . c6Agza
home . 9uAbiafsA
horse . aoA
hot_thing . 9nbbnAciAdeAe4AecAehBfsA
household . 9ta9uAaaAafAaiabeAblAbnabxacbAcradbAdvAdwAe1AedAejaezaf8BfjafkBfsAftafuag2ag4agjaglAh0bhdahja
hurts_eyes . a4Acoaezaf5Ag0a
hypo C avBbtAc0Be4B
imaginary . c6AcoBdyAe1CeuBf7a
in_stock . 9raapAaxabcabjac3Bd5Ad9adfAeeAekahfa
incontinent B e5B
indoors . biacoBdbadpAe4AecAekaexAfsAgbAh6ahfA
ingested A aeAaiaaoaavAb2Bb5AbtAcmacwAd6adbAejAekAenAfsAgbAgiAgkAgtA
inhaled . b5AbgAbxac0Bc3Bc6BcwDe4Ahbbhfb
inhaler A b5AbhBc0Ac3BhcA
injury a
install . c0AfmA
instead . awAaxAccAcoAcvAd9Ae4AecafxAgeAguBh0a
insulin_pen . b5abjAgeB
invisible B euB
iron a coBcraf8bgxb
itch a dlaefaf8afhagcahfa
jaw . aoBcgAchAcoAdyAecAedAftAg7AgfahkA
joking b aaacbaexa
jump a
ketone_number A fmBfnB
ketones B
kick . avab5a
kill .
know a
late_weeks . b5agyAh7BhfA
laugh_mark a b5acoa
leaf . e6BfsBgbA
leak . avBbxad2BdbBhkA
lean A edAekA
leg . aoAcaBcgad2ad9ae6AegbfhAfjBg2ag4BgnAguAh0ah9A
less . avBb5AbiBd2BdkAexaf5afhAhfa
lethal_height . b5acbBe4AekaexBf5ah5ahfA
lie_flat .
life . fhAhiC
lift . b5acgagdahfa
light . ecA
limb . apAayBblac3Bc6AccAchAclAcsacuacvAd1Cd9AdeAdfae3BegaeiaejaenCevAewBf2bf5af7af9afjBfuag4BgqagvagwBh9Ahga
limp A apAchAcoAdkAedA
lips . cgachAe3ae4AfuBgxA
live .
locked_in A
long_time . atAavAbyDc0AcfAcgAcradbae4aeeAejaeqAf5AfsafzAgcageaghAgkaglah0Ah2ah8a
loss . avBcrad2Be1Cg7bgzahdA
lots . avAawAbgAbtAbxacbAcfAcnacsAd5AdfBdpAdsAdwAe0Ae1ae5AedAeubeyAf8Bf9AfuBg1Ag3AghAgsah0Ahda
low_mmol . b2Ab5abjAc0Accacvacwae4AecBfnCfxAgea
low_number . beAbjAbqAbtAbyBcuadfAdyAe2ae5AefAfmEftAgfAhfa
low_percent . dcadxB
low_temperature A fmAhmA
low_word . dmAe4AguA
lump . cua
magnet C dbAfsDg2AgeBgiA
make_sound . fhA
malaise A
many . bgAbhAbxac3Bd2AdcadfBdxAe0Ae4AedaexAf8BflAfrAg3AgdAgeDgkagoAh8a
many_grams B
measured_fever . boAbqBcoae2AefAfmAfsagcAhmAhnA
medicine_store . fsA
melena D
memory_loss A
meningitis D
message . c0bcpa
mine . beBbhabjBc0ad4adbag7a
mistake A c0AcoAcwAdbAdmAexAgeAgkaguAh6A
mistaken . cwAfsAgeA
mix . cwAe0AeuBevBg3A
mouth . bjBbkAbmAbtAbuCbxbc0BchAcoBcwCdeAe3ae4Ae5AedCegBelAeuBezbf7Bf8AfgBfjAfuDg1Ag2ag7ag8AgbAgcagfaglBgnCgxCh2ahfa
move . c0Bd2Agca
multiple A cgAcmacvAd9AdbBe4AecaexAfxAgeAglAguB
mush . euB
mushroom . csCdrAecCf8AfsBh0A
nails . hja
nausea . c0ad2bdoAe4aedAg7Agua
neck . dvBekah0Ah6Ah8Ahfa
never . btaecAhiA
newborn C f8a
nipple a cga
nitro B
no_more . coAd9AdladnAdpBdyAedAejAfrAgkah8AhdAhmA
no_tears C fhAhfA
nobody a cba
normal_temperature b dxbfya
nose . cbad9adeAdwaexbezaf9ag2ag7ah6a
nosebleed . c0Af5Af9bgobhfa
nostrils_flare A
not . c0Ac4acoAcrbcuacwad5Ad6adcDdfAdpAdwae0Ae4Be5AedAepAeuAezAf4AfkAfuAg7AgsBguah0Ah1Ah2AhdAhiAhlB
not_breathing_word G coC
not_now c c2bcbacoadlAe2cflAgcAgeagkaguahba
not_working . cwa
not_yet .
nothing_out C
odd . dyAepAeuAf8agzAh5A
oil A dpAe4Bg2a
on_fire C
open .
opened .
out_of_water . cracuad2Bd5adpaedAejAevAexBeyAg9agpAh0Ah6C
over_a_day . dcadeadxBe4AflAftAgeB
over_now a
overdose_word D fcC
pad A cmAd0AeqB
pain . d1adnAdoAeaAegbeubezbf2bf4AfhAfkaflAftAfzAg8AgbAgsagyAh9ahiA
pale . e4AecAezagbbh6Ah8A
palm . cwafuAgyA
palpitation a
paper a coahda
paralysed B edAflA
per_day . cnad0Ad4ad9BedaejAeqAfsag9ageagoAh0AhbahlA
period a ecahma
person . d3ad4adfAdiAdnAe5Be6AepaeuAevAeyBf2Af7af8AfkAfmaftBfuAfzAg0ag8ageAgiagjagpCh4Ah9ahbA
pharmacy . h3bhfa
phlegm .
phone . d5ad6aesAeubf8afsAg2AgeAh6a
picked . dfAecAfsAh0A
pillbox . dbageA
played . d9aexafsagqahfa
plenty . cwad2AdcadxAe4AgeBgoAgyAh5a
poison . deBefAeiaeoCesAexBf4Af7af9afsGgeCglAguahfa
poison_figure b
poisoned C
pop_noise B
postpartum . e4AeqA
power_tool A e3Bf4A
pregnant . dlBe1BejbfhAfuAg0ag1Ag3ag9agyCh0ah5ah7Bh8a
prepared a
prescribed . geb
pressed . d6adfAdlAedAexaezAf0Af4AfhAfsaftA
pressure a d8Ae4A
pressure_number_high .
pressure_number_raised A hfA
preterm . dyae5BeuBf9afmCglagyAh5ah7C
prevent a
product . edaexafsAglAh0Ah6A
pulse . geb
purpura_word E
put . dsAe6AekAerAf5Ag3AgeAgjah8Ah9AheA
red . dpae4aefaeyBf4Af7af8ag2Agfaggbgsah0Ah6a
red_jelly B
remember . eca
repeats . diBexa
replaced a dja
respond .
ribs . dyAf1BfhAfkBg7AgdaguAh6AhdA
ride . grA
right_low A dpAecAfhAh8B
rings . ecA
ripped . dpAedAegaesCexaf0AfuBglAhjA
ripping A
rise . h0A
rolled A f5A
rope a
rope_harmless .
run_over F e4BguB
sank . h6B
sats .
say . euAevAfmAg2Ag7Ah5ah6a
scald C
sedative . ezB
see . edAflB
seizure F
sever A e3AesafsAg2AhjA
severe_burn . e4Be8AefAeqBf8AfuAg3aggAh2ah9AhjA
shake A f5AfmAftBh6ahfahkA
sharp . ekafjCg4Bg7a
shin_bone A
shock_word B heA
short_leg A
shoulder_blades B
shrill C
sick . egaf7AfhAflAfmAfqBfuAfzAg3agbAgfagoaguagyAhlA
side . edBeeCejBelCeuaezbf9Ag1Aglah2Ah8C
sight_lost D flBhfB
skin . fkag2bg8a
skin_bump . h5a
skin_off A
sleep .
sleep_lots . h0Ah2ah6BhbahmB
sleepy_cause . euaf5afhag7Ag8aguAhka
smile A flA
smoke . goa
snake B f7AfsCfuA
sniffed A
snores a fhbgcah2a
soak . ghA
socket . h9A
someone_elses . exAfrageCgpBgqaguAh8A
spasm A f5A
speak . euAflBh5Bhdb
speech_word . flA
spike . fjBfsag4C
spilled . f2Af8afkAg2ag9agdAgeAglagoagpAguAh0Ah3ahbahfa
spit A gla
spots . f4Bf8bf9afhAfuAgxB
squeeze . fhA
stabbed G
stand_up .
static_shock c
stay . g0Ahfahma
stiff . f8bfsafuAg2Ag3Ageah0Ahfa
still_bleeds B
sting . frAfuAg3AgeA
stool . fhAfqBgeagjaglagxChla
stop . geagjah0ah8ahda
stranger B
strap a
street_drug C
strength a
strength_loss D
stroke_figure a
stroke_word B
strong . flBfsafuAfzBg1AggAhcB
strong_acid C
stuck . g2Ag3Dg4agiAglAh9BhkA
suck_in . fmAhcA
sudden . ftafzBg6Ag7agvA
sugar A ftBh0Ahbahfb
sugar_mmol .
suicide A
sun a
sunken E h0A
swallow . glAhda
swallowed . fzAg1agbAgeagiAglAgtBgwAhcA
sweat . g2Bg7Agcaguahfa
swell . g3Cg8AgbDgfaglBgwAgyAh0Ah2ahka
syllable A
symmetric A
syringe .
temp_word .
testicle . h0A
testing .
thick . gbBgfa
thing_swallowed . g3DgbAgiAgqah5a
throat . g4Ag7AgiBglCh2a
through .
throw_other a
thunder .
tight . g7Agdahda
tingling .
tiredness a h8a
toilet_training c
tongue . glC
tonight . gfagkagsah2ah8a
too_much . geCh8a
took . giAgmAh8Ahda
tooth .
touch . heB
towel A
toy .
travel b
treatment .
trigger . gzAh5ahcBhmbhnb
twice A
twisted A
unable . hdAhfA
unconscious_word F gpA
unhurt b
unprotected . guA
urinate a h5a
vape .
vehicle . h0a
veil .
venomous A
violet A gyAh8AhfA
vision_sign . haA
voice . h0A
vomit . h8AhdahmA
vomits_all B hfA
wake a
walk .
wander B
want . hfa
water_place .
waters E haB
weak . hba
weapon . heA
weeks_along .
well . hma
wheeze .
where_when . hkA
wire .
within_a_day . hna
wood .
work .
worst B
wound .
wrists .
yellow a hmB
young_age .
young_months .`;

/** A weight, then the words that have it, by their first five letters. */
export const WORD_WEIGHTS = `A accou aceto actin adelf agita ago agony alarm alcoo alred and antec antic anyth apart aplas appel appui arran arret asked asmat ate atrag atroc atrop autou avisp awful ayuda azul bain bajo barel barki barra bat batte bayas beau behin belly belt bent bitte blade bleed bleus blind blood blotc blow blue boili bolit borde borra bote both boton bouge bouil boyfr breat broke brown brula burne busca butto cable cacah cae cage cai caida calle calpo camar came camio campo cant canti car caram carbo cardi cashe catch caugh cerra chair chais chauf chemo chez chopp chorr chuec cierr clamm claqu clava clean cloro closi cloth coagu codei coeur coinc colou comes comin conna conoc consi conti copin corto cote cotes coupe creus creux crie cry cuchi cuest cup dad dalsy decir dejo demi desat desma desor despe despl dessu desta diape dio dirai disso dobla doesn dolio doses drain droit drool droop dura duro eaux eleph eliqu empez encen encer enchu encue enfon enorm entai enten enter enton entra erreu es escup espos espum essou esta et etang etran eucal evano even ex explo face fade faill faint falta fat fathe fell feu fire fits flaco flari flojo floor flopp flots fluid fois fonce fond foxgl fract frelo g gamin garga gauch gaz gens gente gibbe gicle girlf glass glue glyce goes going gomin gone goudr grand grape green grill grise gummi habla hacia hacie hand hangi hard hardl harpi haven he head her here himse hit hoja hold hondo hora horne house hubby huele hunde hurle husba ictus il iman imane impor impre incoh infar injec insop isn its izqui jai jarri jaw jerki jusqu just kicke lache lagri lame lance lange larme leaki lego levre lily limac line liqui lithi llama loads look looki losin lucec luego lumin luz lycee lying machi macho madre magne main maint makin malai malgr mamie mandi mano mar marc marca mari marid marih massa masti medio mento metro mezcl middl milie min mismo mista mitad ml moani moi moiti mom moms morce mordi moret motor mouil mouss mover movin muchi muy nacid nafta nan nanas negra negro neveu ni niece nobod noix nos nostr not nothi noto nouve nowhe numb nunca odeur off oil ojo olla ont open opres pad paral parar parfu parle paro part parte patin peanu pegad pegaj pegam pench peopl perdi pere perfu perso perte petro picks piece pierd pila pile plain planc plie pod poitr pond pone ponie pop posit probo profu prope puede puffs pulga pulli punal punti pupil puso qu queja quien quimi racon raide raidi raise raisi ramas rattl reall recie recog recon recu recup rendu repos ribs rigid ronde ropa roto round rugby s sacam sala salch salle salpi salto same sangr sank say scald screa se see segun seis sem sens sente sertr setas shake shot sient silla since siste soaki socke some someo sonne sonri sont souff soup souri space speak spill spiri split spray sprea squee steak stick still stran stren strip stron strug stylo subit suce sudan sudde sudo suelo sunke sus swall swell talki tape tears telle tembl teter then thing thinn thoug throw tibia tide tiene tient toco toddl tomo tonne tonte torci total touch tout towel tract trago tragu tremb tres trozo turni unblo under uno used vacio van vape vater veo vert vide vie viole vitre vodka vois voitu vue weed were while wife wifes wont worst y yaya
B abre abrio aceit acido acost ahoga ahogo aidez aiman air aire allon alqui antif appar ardie asfix ataqu babys bafou baies balbu bano bone boute brigh bu canna chewe chimi chiqu choc choqu clutc colla coloc coma comim comio confo confu coraz cordo cosas crane crash cree crisi crook cuelg dado debou delir derec deven di diero dispa dived door douch dropp drunk dur echa effor elle encim encon epile equiv error estam estuv etau fit fitti flatm foami fonta fourc fuerz gas gasol gaspi girl gobe got grado grita grose groun hablo haemo hasn hasnt heate herse hi him hipog his horri huile hypog into kiwi knock lado lavad leo lieu like limp looks losa metal metre mins minut monox monto mothb nacio nena newbo noire notre noyad nuca oedem onto oreja palab papy parad pelle pend perds perdu pills pire plate posos pouri pris proje puce pulse pulso pumpi puse rat rats react reagi redon renve repre respo route sabe sacud sale salen salon scoot secon seein sees sent sever she side sight sigue slurr sorti souda soude sound spitt spot stabb stopp stuck sueur suffo suspe tabla taken talk techo think third thora thund times toile took torax tour trapo type uncon uva ve vento vibor visag visio wc weird went wet xarel
C accid adren agarr aguas arres arter azule bleue board clots co coin compl consc crach crois degre devie dextr doble doubl drown estab etouf grave gris ha havin heroi hes hirvi hour hundi impos incon inste isnt lui metio mucha net os pouls rato reacc repen respi sait sang shes shock soft somni terce very vient voit
D bebio choki convu creo elect epipe intox menin sort
E drank
a abces about abrir accro acele ache aches achet achy acoup acues adelg adult afoni afrai age agrie aguja aguje aide aine alime alivi almor alrea alto ampol ampou anali anima annee antes anus anxie appoi apren ardor arros aslee assez athle atten aujou aunt aura aurai autob avait avant bajar bajon balan ballo balon barco bas basse bebi becau bedti befor besoi bette bien bin bites bland bled blues boda boit boost boots boss bosse bough boxes brace bronc bross bump bumps bunge burnt butte cader caigo calam calcu calie call calor canap canci candi cansa cap care carpi carte carto caspa cast cauch ceint celul cena certi chale chamb chans chapp charg chass chat chaus check cherr chewi chick chicl chien chill choco chois choke chole chron ciati cicat cielo cinco cinq class click climb clock codos coles coliq colum combi comid compo confi conge connu const conta cooki corn corre costr coude count coura courb cours crack cramp craqu cream crece crema creme creva cried croni crout culit cumpl curad curar cure curso cutti dandr debaj decal decid dehor demen denti depor depre depri dient diet diger dijo dile diman dinne dispu divor dizzi docte does dois dors doudo drawe drivi due durmi dust ears eat echo ecole ecrit edad effet egrat elbow elegi eleve encia energ enfan enlev enrou entor epaul epluc era eruct eryth esa escap escue ese espin essay estac este estre etein eveni exam exame exams expir expre faim fesse fessi filet final fine flash flato flema float flush flyin food footb footi foreh forev forge forgo forme free freez frent frequ fresa fridg front fue fuego fumar fungu gangl gastr gato gelul genit genou get gets glute good gordo gota gotea grani gras grass graze griet gripe gripp groin guard gueul gum gusto guy habit hacer haha halei hambr happe hate haut healt heat heel herni herpe holid horno hui humo hungo hungr ibupr id if ils indig infan infec ingle ingro insol insta inter intes intim inven invie ir ironi itch itchy jab jaune jeudi job jouer joues jour jueve jumpe karde keys kg kid kidne kids killi kilos knee known labia lacte lag lago laiss lasti latel lavan leafl leger legum lejos lende lente lenti libra licke lista liste livre llave lloro locke lol longe lourd love lumba lump lunar mad made maigr mala maneg mante marat mardi mark match meal meals meds mejor melat merci mesa met mettr mieux migra mild milk minor misse mites mole momen monda monit moral moust muerd muere munec muscl nadar nadie nap navid neces needl needs nerve nervi nervo new nicke nicot night nits noisy nom noon norma note noter nudo nuits numbe o odio odora offic ofici oidos ojera olfat once orden ordi ordin organ orgel ortei orzue otro ou oxyge panic panta paper papie paque parce pared parpa pasad pasaj passa pecto peeli pelad pelic pelli pelo peluc pepin perce perd perfe perim perio pero persi pesad peu pezon phone pica picor piedr pieds piens pies pilas pillo pimpl pinch pink pins placa place plage plan plato platr play pleur pneum poco poils polen polle polvo pompe poqui porqu porta posib poupe poux pox premi prepa presc prete prima proch prueb psori pu puffy puis puree quel quell queme quinc quito rache rage rando range rasag rasan raspa raspo rate razor read recet reflu regim regle regur rein reins rempl rende renou renov rentr repar repea resta retar retou retra reuni reve rhini ringi rinon risa ronco rough runni ruptu sabor said salir saliv sarpu savoi scab scar sciat seasi seaso sec seca seche sed sein seins sento servi shaky shift shing shive shoes show simpl sirve ski slept small smoke snack snore sofa sofoc soif solar solei somme sonar soon sore sorta spicy sport sprin stabl stain starv stock stone store stres subir sucre suelt suert suici sun sunda tabac taill take takes talks talon tan tapon tard tarde tarje taste teddy teen tele telef telep tempr tende tener tenis tenni tensi termo thank thirs thumb tigre tinni tira tisan tobil toe toena toes told tomar tooth tos tot trace tren tried trip tu tuesd tunne turno twitc uni use usual uti vacan vacci vacun veran verdu vergu vers verte viaje video vieil viend vieux vin vinai vineg virus voir volar volve volvi vu vuelt vuelv walki wall wanna wants warts wax way well will wind wine witho worms worn wrote years yeast yeso yoghu yogur zapat zombi zoste zumbi
b absce acari acaro acne afeit alway amigd angoi ansie antoj aphte arthr artro astil auxil ayuna bascu best bloat block brise build bulto callo canke carga cat catar cause cera cerum cisti cita code codo colic colir compu condu conju conse cradl cravi crayo crick cross cruje cuant cysti dar depil derma dieta diges disch dorma eccem echar eczem encar enrhu esgui estor etern factu faut flu flujo foule fumer game garra gases gassy gingi gout goute hair hamst hango hemat hipo hiver hongo how incar insom irrit jeun juega jugan juste kebab leve leves lice list llaga lombr loose low medus menop metfo mocos moque mosqu movil muscu mycos nettl noctu notic often olvid oral ortie ortig osteo otite otiti oubli pasa pela pican pierr piojo possi prosp punto pupa radio rasca rdv resac revis rhume rit rodil runny sad sarte scrat secos secs seque sert shavi si sickn siemp signe signi sinus sneez splin sprai stati stitc stye syrup tapad teeth tendi tendu thrus tick tickl tique tiron toca tomat torti toxic trist tv ulcer usele vagin varic veget verru vitam volan voyag wart which winte zona
c frigo gerce hiccu hoque joint resfr`;
