/** Written by `npm run learn:emergencies` from the phrases of `testing/samples`: change those, not this. */
export const BASE_WEIGHT = -8;

/**
 * Of a concept, `-` before one that is denied, then with each concept that stands near it, by the place of its line in
 * two digits of base 36: A to Z for an emergency, a to z against it.
 */
export const CONCEPT_WEIGHTS = `-abrupt A b7A
-after_verb . 1rA
-bad_sign . 0wa2yA5xA6fa6kA80A8hAaxAbsAd7AfjA
-battery a b7a
-bear . 4oBbkBcoBdbA
-bend . 3iA68A7bA8hCb0A
-beverage . 6fa
-blow . 9xb
-blurred a 4aab7a
-breath_smell A b7B
-breath_word B 6kAb7B
-breathe D 30A3mA4tB75A8dAb0Ab4ab7DbsAfjAg5A
-burn a b7a
-burn_place . 1zA4tB7bA
-can . 0va3lB6fa
-catch_breath D 30B4tCb7C
-cold a b7a
-complete_sentence . bsA
-container . b7a
-cough . 4tB7pB97AepAeyBfaA
-cut a b7a
-disappeared . c9AcgCdyA
-drink A 31A3iB3lA52B53A6eA6gAdiBdtAfjAg2AgfAggA
-eat . 3iB52A6ka7mB7pa9yBbqAd6Aeyafjag2AggA
-fade A 84Ab7Ac9AcjAdyB
-faint b b7b
-family A b7A
-feeding . 30a4ta6eBb0afjAfzag2A
-feel B 30A3dA3iB3kA3uA4oA4tA52B6aA7aA7fa9qA9xAaqBb0AbsAc6A
-fever a 3ta4oa52ab7acoa
-figurative a b7a
-figurative_death . g7B
-filler .
-find . 52A7fAcgC
-get_up . 3dA6kB7aB8tBbgAdwA
-grabbed A 30A
-halted . 45A9xA
-hand A b7A
-hard b b7b
-head . 30Ab0A
-headache A b7A
-hurts_eyes a b7a
-ingested a b7a
-inhaled A 30Ab0A
-inhaler A b7A
-install A b7A
-itch a b7a
-keep_down B b7B
-kick C b7CcdBg4B
-know A 6fAadAb7AbsAepAg7C
-leg A b7A
-lift . 30A3dB4oB6aA7aA9xAb0Afza
-limb . 1zB
-make_sound . egBeyB
-move C 30A3iA3mA4oA52A7lA91A9qAb0Ab7BbsAc6A
-not . 1rA6aA
-open A 4ta6xCb7A
-pain a 4oab7acoa
-phlegm a b7a
-phone a 4aab7a
-pregnant a b7a
-pulse D 30Bb7DbsB
-recognise C 30A8yA96Ab0Ab7CbsA
-remember A 47A8hAb7A
-respond C 30A3dA3iA4tB52A5sA5xB6xA7aA7fA7gA7lA7tA8oAakab0Ab7BbgAbsAbvbdcAdtBdwAffa
-right_low A b7A
-rise B 30A4oBb7A
-say . 5xBakabvad7AdwA
-see B 30B4aa4tA6xA7fAb0Ab7B
-seizure a b7a
-severe_burn . 30a
-side . 2bAb0A
-sleep a 3iab7absa
-sleep_lots . 3iabsa
-sleepy_cause . 3ia
-smile B 4tBb7A
-snores . dia
-speak C 2yA30A4tC53a6aA6kA7fAadAb0Bb7AbbabsBeiAg7a
-squeeze A 30A4tAb0Ab7AcqA
-stand . 7bAcoAdbA
-stand_up . b7A
-stool a 30ab7a
-stop . 3hA3lB43A44A45B46A5pA6fa6rAa1Ab4Ab5AbgAd4B
-strength . 6eab0A
-strong A b7A
-sudden A b7A
-sugar a b7a
-swallow . 69A93A
-swallowed . 34A3iA69B6fa6gA7oA7pa93A9yBaxad6AdiBdtAeyag2A
-swell a b7a
-tight . dcA
-tonight a 30ab7a
-took . 52a69A6fb7fa93A
-touch . 4oA4zA54A7bA
-unable . 45A
-urinate B 30A3iB3jA3lB52B53A5yB70A7fAb0Ab7BcdAdbBf8AfuBfvB
-voice a b7a
-vomit a b7a
-wake C 30A3mA4tA52B5xA6kB80A96Ab7CbsBd7AfaAfjBg2A
-walk . dcB
-water_place a b7a
-where_when . 6kA
-work A
-worth a 30a
-wrists a b7a
a_little . 2xa2ya3fa3hb3ja3oA3ra45b46a47a4jA4na4tA55B5da5fa5na5qa64A80a8cb8ja8va9naa3BadaapAbgAbwacdaciAcsbdrae3Ae4ae7ae8Aeiaeraexaf9afeafgafiag3agda
abrupt A 34A3dA47A4kB4oA4qA5uA66B6aA6xA81B8cA8dB8hB8jC9qAadAaxBb9AbgAbkBbpAd3BdbAddBdkAdtBduAevBeyBf2AfpAgcA
accident . 6jA7pa8hAb7AcpBeyafoB
after_verb . 3ca3eA3hA3oA4aa4zA55A5pB5uA5yA6xA6zA7tA81B8cA93A99aapBb4abvac0bcfacjAcsAd0Ad7AdfAdhAdtAduAe7AefAezAfgafmBfvAg2AgcA
age_word . 5lA6fA7pA8oa97A9yAb4ac0Ad6AdiAepAeyafgag2AggAghA
alarm . 3lA3ob4vA79A9bcavAcrAdladoAewbfuA
alcohol_drink . 52B53C68A84a8jaa3AadAaoAbsAc9ad2Adbadyaffafga
all . 3ca3fA3kA3sa40A48A4bA4hA4kA4nB4oA4wA5mB5pa5tB5ua5va5zA64a6eA6fB6va6xA70A78A79A7jA7oA7pa7za88A8cA8jA8nB96A97A9qA9raalAaoAapAb0Ab7AbjAbrac8acfAcqAd2AdiAdtaepAerBfaCfbafiAfoAfrAg2AgeAggA
all_over A 3lA3rA53A59A6xA8vAbkbcdAd7BdcBdsBe4AerBezA
allergy . 3rB4oa4ya52B64a6fb6jB9xaapAbgac0adyae6Be7AepBerBezBfgA
alone . 3la9xAb7adcBe8a
also a 4oa59a6fa7da80aepaf3afaa
anaphylaxis_word F 6fBerB
anticoagulant A 43A45A46A47B6kA70A7aA8hAa1Ab5B
apart A
appliance . 3ca4rc52A53A5la7jb7ua97Aadab7abkAe8bepBeybggA
arm . 3da3za4cA4nB5tA5uA6jA71A7pA80A8hA9gB9qAb7AbcAd7Adiae6ae7AegbeiAeqAeraeyA
asthma . 3hB4kA52C6fA6va7fA99AadBb7BbaCbzBd6BdtBefBerA
at_once . 6fB8hBadBbzBevAf2B
ate_drug E 52C53B6fD6kBcfB
attack A 3lB52A6fA6rC70A8jb98A99Ab0Ab7BbsBcdAd4Bd6Be4BefA
baby . 3mA3oA43A45B46A48A49B4cA4iB4jA4kA4nB4rA55C5hA60A65A6cA6fA6hA7aB7bA7lB7mA7zA8dA8oA90A97A9ka9yDa7Ab0Ab1Bb6Ab7Bb8Bb9abgBbkablBbmAbqAc6Acjbd7BdkbdsBdwAdxadyAe4BenCepAezBf8afeAfnAfwag2Ag5a
baby_age . 3qA3tA44A45A46A5mB5yA6eA6hA7aA7pA8jA8ma97A9yAa1aa2Aafaaqab7AbgAbsabzAc0AcoAe7AfjAfsAg1Bg2A
back . 45a46a4nA5ja6aA6fa70a7aBbwac6acpAcxAdyaega
bad_sign . 3pA3qa40A44A45C46A47A4bB4jA4uB5aa5bB5dB5gA5kA5ra5tB5wA5xC64b6iB6rB6tA6wB6xA7aA7hb7lA7yB81B87C8hB8nB8pA8rA8uA8vA90A92B98A9nA9oC9wBa8Ba9AakaapAaqaatAayAb2Bb9bbaAc9AccAciAcjAd7BdeAdtadyAf2Af7aflag5agaAgcAgfBggA
badly . 48A4iA4jC4zA53A5da5fA5ja6eA6ja7pA88a8ha96A98A9la9zAbcAblAbradiadradtCf3Af8ag6AggAghA
balance a
battery . 4tA52C60B69B97B9bab0AciBe8aepCeuaewafaCg2ag7a
beat a 47A8ka
bedwetting . 4kA6aa6kA7ga7tafma
bee . 8dA8vB9faapAcjadbAeoAepAerAezAfaAftA
believe . 6fa6kB7fA
belly . 4cB53B5pB5uA67B6wA7aB8dAa1Aa3ab7AbgAc0ac6CcdAcqAe0Be4Be7aefBepaerafoAg2ag6Ag7A
bend . 6kA7tAapAb7Ac0Ac6AdcAg7a
berries . 6jCbwAc0AepCeraexa
beverage . 4cA4jA4kA4zA5fa5lA62A6kA6xb71a7fa7jA7zAadAamAanBbvac0AcoAfaa
big . 46A4oA5bB7fA8kaadAcdAcoAepaeqAf3Af8afgAg7A
birth F
bite . 4jA4xa6fA6ja6xa6zA77a7fA7oA8ca8dA8fA8vA94acjad6AdbAdmDdraeoAf3AfaAfqAftA
black A 40B47b4oa4vC5dA5yA63A6fa6kA6xA8cA9ebdbAe7DfcAfrBg2Ag8A
blades . 41a
blank_look B
bleed . 53A5nB5va86A8hA9qAa3Ab4ab7AbuAc6CdpAdxBe5AefAg4A
bleed_lots G 47A4oA53A84B9oA9qA9xAa3Ab7AbgAc4Ac6CgdBgeA
blood A 52A53A5nF5va6fa70A7ca7da80A8hA9qAa2Aa3Ca5Aa8Ab4ab7AbgBbsAbuBc6CdbBdfAdpAdqadwadxEe5Be7Ae8aejaekaerAewafaafbafdAfmbfuEg8a
blood_loss . 53A5nC7ca7da80A8hAa3Ca5Aa8Ab4ab7AbuAc6Cd6AdpAdxCe5Be8aejaekaewafdAfuBg4Ag7A
blow . 47B4ja4kA4ma5aa66A6eA6mB72A7lB8da8hA8sa91A9raarAauab9abyabzAclAcmAcpAd8adfadiAe4AeqaerAexBf8AfoBfrafuAfzag2a
blue B 48A4kA52C55A60A6jA7bB9zDapDauBc0acfacjBeyb
blue_skin E 52D7pA9zAapAegAeyA
blurred . 4aa6kb8jA9uAb0absac0ac6AcfadbAeia
boiler . 5jA63A8jB8qA8yA96AbcAdbBdlA
boiling B 4cA4nB4oC4wA52C5dA6zA7uA8cB9qB9xBbdBbgAciAcoBcsAd6BdgAdjAdwCehBgeA
bone . 5qBbkacsAegAeyaezBgdA
boot . 4ta6aa7aacuadmAfiafqA
born . 53B7bA8sAbqBggB
breastfeeding . 78aazadba
breath_smell . 52a5xA6ua7vAd6aefa
breath_word . 4tA5xA6ua7fA7pA7vA8dAa3Ab4bb7BbkacoAdwAfsAg6a
breathe . 4kB4tB4yA52A53B5xA6eA6ta73a7pA7vA8dD8vAa3AabAb6Ab7Bc0AcoBdobdyAe6AegaehAejAf0afgAfsBg0Ag5bg6a
breathless E 4oA52B6kB6uf70A77C79B7cc7fA9qA9tA9va9xAbwactadjAdtBeiBerAexBeyBf3Afoa
broken_speech B dtB
bruise .
burn . 4oC4yB52C57a6xB6zA7ca7daaoAapBb4abdBbmAbsAc0AciAcsAd6Ee1aemaepAeya
burn_place . 4wA4yB55A5cA5nB5tA5uA5ya62B64A67A6la6wA71A7lA7ma7za81A89A8jA8kB8ma8nB8oA8zA90A9gA9nBaqaavAb7AbaAcpAd8AddAdfbdiadvBe0Ce8aeiAeqAezaf0Bf5bf9afcafiAfxAg0Ag3Bg6a
burp c
burst B 6uAdbAeiA
button_cell C 52A6iC97Bb4BciBepCeubfaB
came_out a
can . 5la69A6eA6fa6wA70A7bA7ka7mA8dB8hC8tA93A97A99a9na9rBb4ab9AbvbcgBd0ad3adcAdtAezAfwAg0ag5A
cannabis C 52A53A6jC7pAepDeyA
carbon_monoxide C 79A9bcc2BcrAdoAewb
carried . 4zA5sA6ua8hA9gA9qAd7AeyAg7A
cheek . 52b6aBcjaepaeraexa
chemical . 6aA6xF7aA7xA8cA8ja8qa96a98B9xAamAaoAapAb7abmac0AciAdeAdwBdybe8aepBg7a
chest B 59A5cA5jA5nb6kA71A79A7pA9fa9xAa3AbaBbkDbwAc9BcsactAd0Bd8AdbBdfadjAdyaefAehaeyBf3DfuAfwAgeA
chest_muscle . bka
chest_word B djA
child . 55D5dA5fa5hA5lA5qa5va5xB60A65A6cD6eC6fC6hA6ia6qA6rA6xA6zB72C79A7mA7uB7wb85a8cA8fB8ja8qA8uA8ya90A97A99A9eA9fa9ka9nA9sA9ua9yDa0aa1Aa2aa4Aa7AaaBakaalCapBatAawAb1Bb3ab6Ab8Bb9abaAbbabgAblAbmAbxAc0Ac6Ac8aceaciAcrAcuAcwacyBd0bd1Cd4Bd7BdcAdeBdfadkbdoadqAdsBdwAe4BegAehAenCepBerAevCexBezBf0afaAfbafkAfnAfvAg5ag6Bg8AgfaggA
child_age . 5hA5mB5nA6eA6fB6hA6kA6ua6va6xA7pA7tA8ma98A9yBa1aa2Aa3aa7Aaqaavab4ab6Abbac0BcaBcoBd3ad4AdcAdiAdyAe3aeoAepAezaf5afgafoafsAfzag1Bg2Ag5agfB
chin . 7bAdya
choke C 56b6kA7cb7fa7pA7vB9ha9qAb0AbhbbsBd5Ae7AeyDfeAfgAflbfrA
choke_figure b 7ca7fa
cigarette . 6jA8ca9xaepBfza
closed . 6xB72A
closes . 6fA6jA6xA6zA79A7pA8vBcsAdyAepAezCf7Af9afgB
clothes . 5qa6aa6ka7ab7da7fa7kCa2aa8abeCbsagda
clots B 5nB
clutch . 6kAcoA
coffee . 5dB70a7fa8jb8sA9raadadbCdwae8bepbfjafuC
coin A 6aA97AapAepAfaA
cold a 5na7da7fa8hb91ab7Ad7bdwaeqBfaafoag0ag2a
cold_body .
cold_decimal A bqAggA
cold_sore b
complain . 5na68a6fa6wA7ta80a8sA9zaa5AafAbwacsadiadjaeqaezaf4Ag9a
confused E 5kA6kB70B7bAadAbsBd7AdeAf8Ag7A
container . 5nB60a6ta6ua7za8oa91A9baa2aa3aadbb7abzac0Ad2AdcadwAe3aeoBepAf3af9bfaCffafga
contraction C c6BcdDd6BefAg4B
cough . 5xa68A69A6kB6ta6uA78A7bb7oA7pA7xA80A8ya91A97C9oa9raa3AamAaoAb7abgBbqabuac0AcjCcsacyAdbAdwAe7AehAepBf8afaAfeAg0Ag7a
coughs_blood_word C
cry . 6aA6xa7da7pAa3aa5Ab1Ab7AbkAbsAcdacoBdbAeyAg9A
cut . 5tB6aA6ka7aA84A9xA9zaapabgAbsac5Ad5Ad8AdwAg3A
daily .
deep . 5tA6xA7da84Ab7AbkabsAcsAefaegBehaezBfgAgdAgeA
deep_wound G 7pA7uB9qC9xBc5Ad5Bd6AfoB
deformed A 6zA70A7aB7pA9qA9xBapBbqacpAdcAdkBeiAeyAfoB
dentist . 69a6aa7oa9gaapa
detector . 9bbavAcrAdbAdladoA
diabetic . 6ja6ua72A7da7vA91a9xba4Ab7Bd0Ad7DdbAeqDfkBfuB
diarrhea . 68a6hA7bab7AbsbcdAe7aenBf8A
die . 6kacqB
disappeared . 69B6kAb7AbyBcfadbag0A
disposal a
dive A 7pA9xAawAb7AbkAcoAg0A
dizzy . 6tB79a7fA80a8ob91a96AfrA
dog . 6zB7pabsacsDd6Adbafza
dose . a5aamAarCe8afga
double_vision E 70Ba1BeiB
doubled B bkBcoBdbB
drink . 68a6eA78b7gA7tA86A88A8eB8ja91C96aa2aa8Aazac0DcfBcrad0AdjAdwAe3AefAeiAfjAfnA
drool . 6aA7fAa3aapAb7Bd7AdcAe4AefAeyAezAfbafeA
droop . 6kA6mB6zD7aA7da7lA80B81A8aC8hA96A9ha9qA9sAapEb9AbqabsBbvacdAcqAcsAdcAdkCdrAdtae1ae7aeeBeiAf5afbafkAfuAfxa
drops_things D 8cA9xBdcA
drown F b7AcdBcyBg0C
drown_figure c
drowsy C 6eB6ja78A9yBb7AfjAfzAg2AgfAggA
drug . 6jB6zA7aa7cb7kb7zA8da8kA8ya96a97B9ba9cB9eA9raa1ba2aa4aadCamDarBaxbbaAbiCbqabzAc6ac8acbBccBcsAdcadrCdxae3be7aehBeoAepAerAeyAf9CfcafhAfrafua
drunk . b7AbsBc0AdtC
dry_nappy D 70Ba1Bb1CcdAdbAe7Af8B
ear . 7aB7ba7paa3bbkaciBcradbaegaepbg0ag6b
eat . 6tA70A75a7da7gB7tB86B8mb91A9nBaaBapAatBbvBbwAc0Dd6Ae7AepbezAf3af9afaafgBfza
elder A 6kB6va70A72A81C86A8hA8kB8wb94B97A9pAa2AamAapBarBb9cbcAbvac0Ac7acaAcdAd3Bd6AdjAduAdwBe7AeeAeqAf8AfaBfhAfiAfjAfkAg0A
electric A 6mA7ua9qadwBf8afcCg3Ag8B
electrocuted G 8cA91a9xAbsBciBdqAdwAegAfaAfcAg8B
embers C
emptied_container D
empty_found A
empty_word .
epilepsy B b7Ab9absAcdAd4Adrae4B
epipen E
everyone . 7pa8jC8nB9fabvac0acdAdbAfaA
exertion . 6ua8hA8oa9oB9qa9yaa3Aa8AadabgAc0AcjacyAd6ad7adcae4afaafkAfoafuA
expiry b 6va99absaepag7a
extreme B 7pA8jB9fabkAdbAeyA
eye . 7ca7xA8db96Ab7Bb9ac0CciAcjbcuAd6Bd7AdbadcAddDdwBe7aefaeiAerAeyAfpBfrAfzag0a
eyelid a d7bdsaexa
face A 8ma8vBa3Aa8Ab0Ab7Bbwacjad6AefAemaepAerBf3ag9a
fact_word . 7aA7pA81A8cB8hA8ja8sa9eaa1Bafab5Bbvad3AdcAdtBduAdyaefAegAevBf8BfaAffafjAfwA
fade . 78A7tA8haapBcoAd0adbAdcAdtAe8Ag0A
faint G 74B7aA8hA91B96BbsCcdAcpAdrBfoA
family a b9ac0a
farewell_figure .
fast . 8kabka
fast_number A
fear . 77a7fad6ad8adbae6a
feeding . 7da80a86A91A9raamAazabgAbkAc9AcfAd0AdjAdxadyae8af3Afua
feel . 7bA8nB9sa9yAb7AcrAdjAf3AffAfgA
fell . 7ca7lA7ua80A84A8hA8oC8zA96A9aa9ha9sBapAawAbcAbsAbvabyac6AcfAcmBcoBdfadrAe7aeiAf5afaAfkBflafuAfxa
fever . 7fa7pa8hB8jB92A9qA9wBawEayFb0ab4ab9cbyacdAcoBcqAd6AdeBdyBe4De7aefAegBejAepaeyaezaf8afgafrDfzag4BgeAggDghC
figurative a 7ca7paa1aa5AbgabsabzAcfaefaeqAf3b
figurative_death . 7da80a8na9qaayAbwac0aciad7adcadoAdradtae7Ae8aepaeqBexaeyAf9afmafoafrAg7a
figure b apa
filler . 7ha7oA7pa81B88A8lA99A9ha9vaa1Aa4aadaapAb9bbyacqAd4AddBdpAdtAduAdzAe6AeeBegBeqAfaAfiAg0ag6AgfA
find . 91A96aapAepAffag0Cg7a
fine b 8lbb7absAg7a
fingertip A 9xB
finished . apAb5bcoAdcAfza
fire . 9xBapag7a
floor . 8oB97bb7Ad4Bepa
floppy A fzA
fluid A
foam A adaapAb7AbgAbsBd7Be4BefAezAfba
food . 8ma8sa97b9haa6BalaamAaoabwabzBc5BcsAd5AdcAdfadkAdqAehaejcepaeqAerCf9afcaflafxafzag3ag7Ag8A
foolish A
foreign_language a
foreign_throat B ezB
found A 86B91A96a9pAa3AapBb0AbqabwAdcAdkAdybffag0Cg7a
fracture a 8kb8oa9qAbga
fruity . 97AeyAfaA
gas a 8jA
gas_poison . 8ca8yB91b96A9xaaoAapAbgabmac0BciAcja
gas_smell F 8yB96CdbB
gave . 8ja9cB9dBa4Aa5AadAalaamCarCbgabsabzAdyaffb
get_up . 9qAadab4BbgAbsAdwAdyAevAezAf3AfgAfrBfsAg2AgeA
gibberish D 81Ab7BbsAd0CdtBduBeiBfzA
giving_away a
glands a
glass . 9na9qBb7AbfBc5Ac9AcjAdyAe3AewA
goodbye .
grabbed . 8oa90C9qB9xA9zaa3Abgad6AdrAg7a
green . dbCe7cfuC
gush A 91A9oAapAb7B
half A d6Ag2B
half_face A bsB
halted . b5b
hand . 90C9fa9xa9yAa3Aapab0Ab7AbaBbdAcdBciAcjbd6BdcAdgAdqAegBerAfaAfsAg3Ag8A
hard . 8vA96B9zAb4absAcnAcoBd6adiadtAe6AeiBeoaepafaafgAfmb
hard_belly D bkCbwBdbAefAg9C
hard_breathe E e6AfgA
hard_speak D
head . 8sAa5AabbafAbsAbyabzAclAcmAefBegAeiBeyAf3bfuAg2agcBgdAgeA
head_injury_word E
headache . 8nC8sa96A9uBadAawAaxBbqabzAc0ac6Bd3AdbAefBeiBepberBf2Af8affafsBg4AgcC
heart . 8oaa1AarAbkDbsCd0BdbAdzAeqCf3Cf8AfaA
heart_attack C b9absA
heartburn b c6acdaepbg0a
heater . 8qA8yA91b96AbcAdbAdlAeyAfuA
height . 8oC9vaa8BarBb2abgAbwac6actad6AdwAe3ae8aexafmafoAg0ag7a
hi B d0AdbAehBejBfuA
hidden_place . dbAepA
high_number C dbAejBfuA
high_temperature . 90AawAayBbsabyad4AdyAe3AejAepaeraexafaBfzaggBghB
hip . bka
hit_by B 91CbsBcpBdrAf3AfoD
hives . 9xaa3AcsAdbAe6AerAezAfgBg6B
hoard a
hoarse . bcA
home . 97BaqaepA
horse . 9xAbkA
hot_thing . 91aavAbmAciAd6AdbAdgBepA
household . 96a97A9lA9oAamAatAavab4abgAbvacfAcsAcxAd3Adiadyae6ae7AegaehBepBeqaeraexaeyaf0afua
hurts_eyes . 9gAbsadcadyae4A
hypo C a3Bb0Ab7Bd6B
imaginary A bcAbsAd0Ad3Be6a
incontinent B d7B
indoors . 9saaqabsBcfacsAdbAdjadwAepAf4Af7Ag0a
ingested A 9ra9xaa3AaaBadAb0Ac0AcfAd2AdiAdjAdmAdyAf7AfeAffAfnAg7A
inhaled . adAaoAb4ab7AbaBbcBc0Dd6Ag5bg6A
inhaler A b7AbaB
injury .
install a ejA
instead . a4Aa5AbsAbzAetAfaAfoBfua
insulin_pen . arAfaA
iron a e7cfaafrb
itch a coae7aefaeza
jaw . 9xBbkAbsAd0AdbAdcAeqAf3AfbageA
joking b 9labgadwa
jump a
ketone_number A ejAekA
kick b a3a
kill .
laugh_mark . ada
leaf . c0Ac9ad8BepAf7A
leak . a3Bb4ac6BgeA
lean A dcAdjA
leg . bfBbkac6acdaciAd7ad8AdfadjaefAegBeiAf0BfiAfuag3A
less . a3BadAaqBcnAe4aefA
lethal_height . bgBdwBfza
lie_flat A
life . efAgcC
lift . adabkaf9a
light . dbAfuA
limb . 9yAadAatabaBbcAblAbwabyabzBc5CcdAciAcjacuad5Bd8AdfadhadiadjadmBduAdvBe1ae3Ae8aegBepaeraf0BfpafqAg3Ag9a
limp A 9yAbcablAbsAcnAdcBg2A
lips . bkablAd5aerAfrA
locked_in a
long_time . a1Aa3Ab5Db7AbjAbkAbvacfad6addAdhadjadpAe4AevAf8afaaffafga
loss . a3Bbvac6Ad3Bf3bfta
lots . a3AaoAawAb0Ab4abgAbjAc9AcjBcsAcyAd2Ad6Ad7Adtbe7Be8AerBexAezAfmafuAg7a
low_mmol . arAd6AdbBekCetAfaa
low_number . amAarAayAb5Bbyad4Ad7AejEeqAf8afza
low_percent A bzacaacgb
low_temperature A bqAejAggA
low_word .
lump . dwA
magnet C epDfaB
make_sound . bcAbsaefA
malaise A
many . afabqac6AcgbciacjBczAd2Ad4ad6AdcbdwBe3ae7BeiAeoAezAfaCffafjA
many_grams B
measured_fever . awAayBbyacjAd4AejAepaggAghA
medicine_store . epA
melena D
memory_loss A
meningitis E
message a b7abtadbae8a
mine . amBarBb7acfaf3b
mistake A b7AbsAcpAdwAfaAfoAg0A
mistaken . c0BepA
mix . bsAc0Ad2BdtBduB
mouth . arBasAauAb1Bb4bb7AbkablBbsCc0CciBd5ad6Ad7AdcCdfBdtBdybe6Be7BeeBegBerDexAeyaf3af4Af7Af8afbafgBfiCfrCfwa
move . b7Ac6Acdag7a
multiple B bqabzAcfBd6AetAfaAfoB
mush .
mushroom . bwCctAdbCepBfuA
nails . gda
nausea . c6bcrAd6af3Afoa
neck . cxBdjafuAg0Ag2A
never . gcA
newborn C e7beuAgfa
nipple a bka
no_more . bsAcsBd0AdcAdiAffag2AggA
no_tears C efA
nobody b bga
normal_temperature b czb
nose . bgacdbciBcyadwbdyae8af3af8ag0ag7a
nosebleed . b7Ae4Ae8bfjb
nostrils_flare A
not . b7AbbabsAbvcbyac0ac9AcdAcgDcjAd4Ad6Ad7AdcAdfAdoAdtAezAf3AfmAfoafuAfvBfwAg4Bg7AgcAgfB
not_breathing_word H bsC
not_now c b9abgabsacoBd4bdraeiA
not_working . dcB
not_yet .
odd . bgAd0AdoAdtAfaAftAfzA
oil A csAd6B
on_fire C
opened .
out_of_water . bvabyac6AdcAdiAdtAdwAdxAepAf5afkAfuAfxag0C
over_now b
overdose_word D ebB
pad A bqAc4AdpB
pain . ciacjacqAcrAdfbdtbdyae1befAehaeiAeqAevAexAf4AfmafsAg3agcA
pale . d6AdeAdyaf7a
palm . c0aerAfsA
palpitation a
paper b g7a
paralysed B dcAeiA
per_day . c4AcdBdiAdpAe7aepaf5afaag5agfB
period b
person . bxAc7ac8aciacjAcmAcqAd7BdoadtAduAdxAdyae1AeqBerAevAewafaAfebfjAfkDg5A
pharmacy . fxa
phlegm .
phone . caad3adrAdtbdwAe7aepAfaAg0a
picked . dbAepAfuA
pillbox . cfa
played . cdadwaepafla
plenty . cgbcjAczAd6AdcadwAe3aepAf8AfaBfza
poison . c0AcdAciAdeAdhbdnCdrBdwBe6ae8aeoAepFfaCfgAfoa
poison_figure b
poisoned D
pop_noise B
postpartum . d6AdpA
power_tool A d5B
pregnant . coCd3BdibefAerBewaexAezaf5afsCfuafzag1Cg2a
prepared a
prescribed a fab
pressed . caacjAdwadyAdzAe3BefAepaeqA
pressure a ccAd6A
pressure_number_high A
pressure_number_raised A
preterm . d0ad4Ad7BdtBe8aejCfgafoag1B
prevent a
product . e3ae7aeoaepAfgAfuAg0A
pulse A fab
purpura_word E
put . d0Ad7Ad8AdqAeyAezAfgag2Ag3Ag8A
red . csad6adbAdeadxAe3Ae6aemaeyAf3AfbafcbfuBg0a
red_jelly C
remember a dba
repeats . cmA
respond .
ribs . e0BefAehBf3Af9afoAg0A
ride .
right_low A dbAefAg2B
rings . dbA
ripped . csAdcAdfadrCdzAerBfgAgdA
rise . fuA
rolled A e4A
rope a
rope_harmless .
run_over F d6BfoB
sank . g0B
sats .
say . dtAduAejAfzag0a
scald C
sedative .
see . dcBeiB
seizure G
sever A d5BdraepAeyAgdA
severe_burn . d6BdeAdpAe7AefAerAezafcAfwag3AgdA
shake A e4AejAeqBgeA
sharp . egC
shock_word B g8A
shrill C
sick . e6AeiAejAenBerAevAezaf4AfjafoafsAftA
side A dcBddBdiBdkCdtadybe8AfgafpAfwAg2C
sight_lost F eiB
skin . eybfrA
skin_bump . fza
skin_off A
sleep . efa
sleep_lots . fuBg0Bg5aggB
sleepy_cause . dtae4aefaf3Bf4afza
smile B eiA
smoke .
snake D e6BepC
sniffed A
snores a efbf8afwa
soak . fdA
socket . g3A
someone_elses . dwAfaCffafkBfoAfzag2A
spasm A e4A
speak . dtAeiBepAfzBg7b
speech_word . eiA
spike . egBepaf0C
spilled . e7aepaf5af9AffAfgafjafkAfoAfxag5a
spit A fga
spots . e3Be7be8aepAerAfrA
squeeze .
stabbed G
stand_up .
static_shock c
stay . gga
stiff . e7cepaerAeyAezAfaafuA
still_bleeds B
sting . eoAerAezAfaAftA
stool . efAehAenBerAfgafrCg2A
stop . faag7agga
stranger B
strap a
street_drug C
strength a
stroke_figure a
stroke_word B
strong . eiBepaerBevBexAg6C
stuck . eyAezCf0afeAg3BgeA
suck_in . ejAg6A
sudden . evBf2AfpA
sugar A eqAfuA
sugar_mmol .
suicide A
sun a
sunken E fuA
swallow . fgA
swallowed . evAexaf7AfaafeAfgAfhAfnBfqAg6A
sweat . eyBf3Af8bfoa
swell . ezCf4Af7DfbafgBfsAfuAfwagea
symmetric A
syringe a
temp_word .
testicle .
testing .
thick . f7BfbafgA
thing_swallowed . ezDf0Af7Aflafza
throat . f0Af3AfeBfgCfwa
through .
throw_other a
thunder .
tight . f3Af9a
tingling .
tiredness a g2a
toilet_training b
tongue . fgC
tonight . ffafmafwag2a
too_much . faC
took . feAfjag2A
tooth .
touch . g8C
towel A
toy .
treatment .
trigger . fzbg6Bggbghb
twice .
twisted A
unable .
unconscious_word F
unhurt b
urinate a
vape .
vehicle . fua
veil .
venomous B
violet A fsA
vision_sign . g4A
voice . fuA
vomit . g2Ag5a
vomits_all B
wake .
walk .
wander C
want .
water_place .
waters F g4B
weak . g5a
weapon . g8A
weeks_along .
well . gga
wheeze .
where_when . geA
wire .
wood .
work .
worse A
worst B
wound .
wrists .
yellow a ggB
young_age .
young_months .`;

/** A weight, then the words that have it, by their first five letters. */
export const WORD_WEIGHTS = `A abajo abrio abuel accou aceto acido actin adelf advil agite agony alarm alcoh alcoo alred and antec antic antif anyth aplas appel appre appui arach arran arret asked asmat ate atrag atroc atrop autou avisp awful ayuda azul bajo bano barel barki barra batte bayas beau been behin belly bleed bleu bleus blind blow blue bolit bone borde borra bote both boton bouge bowl breat broke brown brula bruta burne busca butto cable cacah cae cage cai caida camar came camio cant canti car caram carbo casa catch caugh chair chais chauf cheek chez chimi chorr chose cierr clean cloro closi cloth coagu coeur coinc colla colou comin comme como compa conna conoc consi copin coraz corto cote cotes coupe creus crie crise croqu crush cuest da dad dado decir deep desco desma desor dessu desta detec dire disso doesn dolio doses dots drain dress droit droop drunk dura dure duro eleph empez encen encim encon encue enfon enorm entai enten enter entra equiv erreu es escup espos espum essou esta et eucal even ex face fade faibl faill faint falta fat fathe feed fell feu fire fits flaco flari flat flojo flopp flots fois fonce fond fork fract frelo gamin garga gens gente gibbe gicle girlf glass glue glyce goes going gomin gone goudr grand grape grill grise gummi habla hablo hacia haemo hand hard hardl harpi hasnt he him himse hit hold hora horne house hubby huele hunde husba ictus il iman imane impor impre incoh infar injec insop isn its izqui jai jamai jaw jerki just kicke lache lange larme levre lily limp line liqui loads look losin loss luego lunch luz lycee lying macho magne makin malgr mamie mandi mar marc marca marid marih massa medio mento meter metro mezcl middl milie min mismo mista mitad ml moi moiti moja mom monto morce mordi moret mothb motor mouil mover movin muchi muy nacid nafta nan nanas nappy narin negra negro nephe neveu ni niece nobod noix nos nostr not nothi noto nouve nowhe numb nuque nuts odeur off oil ojo olla one ont open opres oreja our overd pad papy paral parar parfu parle part parte patin peanu pegaj pegam pench perd perdi perds perdu pere perfu perso perte petro picks piece pierd pile pills pire planc plie pod poiso poitr pond pone ponie posit profu proje prope puede pulle pulli punal punti puso qu quedo queja quelq quien racon raide raidi raise raro rat re reall recie recog recup redon remem repos retro ribs rigid ronde round route rugby s sa sacam salto same sangr sank screa se seco see seizu sens sente setas shake shaki shall shot sient sierr sigue silla since sniff soaki sobre socke someo somno sonne sonri sont sorti souff souri space speak spill spiri spitt spray sprea squee steak stick stran stren stron strug suce sucki sudan sudde sudo sunke sus swall sweat swell tabla tears telle tembl tenem teter then thing thinn thoug throw tibia tide tiene tient times toco todas todo tomo tonne tonte torci total touch tout tract trago tragu tremb tres trozo unblo under uno uva van vape vater veo vide vie viole viper vitre vois voitu vue warfa water weak weed were while whole wife wifes wont worst y yaya yr
B abre aceit acost agita ahoga ahogo aidez aiman air aire allon alqui apart appar ardie arres asfix ataqu azule babys bafou baies bleue blood boili bouil boute brigh bu canna cardi chewe choc choqu clutc codei coloc coma comim comio confo confu consc cosas crane crash crisi crook cuelg dalsy debou delir derec deven devie di diape diero dispa dived douch dropp dur echa effor elle enchu error estab estam estuv etau explo fit fitti flatm floor fluid foami fonta fourc fuerz gas gasol gaz girl gobe got grado grita groun ha hasn head heate her heroi herse hes hi hipog his horri hour huile hurle hypog inste into isnt jarri kiwi knock lado lagri lego lieu like lithi lo looks lumin main malai mano masti metio metre minut moani nena newbo noire notre noyad noyer nuca oedem onto os palab parad pelle pend peopl pila plain plate posos pouri pris puce pulga pulse pulso puse rato rats react reagi recon recu repre respo ropa sabe sacud sale salen salon say scald scoot secon seein sees segun sent sever she sight souda soude spot stabb stopp stuck stylo sueur suffo suspe taken talk talki terce third thund toddl toile took torax tour trapo turni type uncon used vacio ve vento vibor vient visag visio voit wc weird went wet xarel
C accid agarr aguas arter balbu board clots co coin compl crach cree crois degre dextr doble drown eaux epile etouf gaspi grave gris havin hirvi hundi impos incon lui monox mucha pouls reacc renve repen respi sait sang shes shock side slurr soft somni sort think thora very
D bebio choki convu creo doubl elect epipe intox
E drank menin
a abces about abrir absce acari acaro accro acele ache aches achet acoup acues adelg adult afrai agrie aguja aid aide aine alivi almor alrea alto amari amigd ampou anima annee antes antoj anus anxie appoi ardor arros artro aslee assez aunt aura aurai avait bajon ballo barco bascu bebi becau befor best bien bland bled blist blues boost bosse boxes bronc build bump bumpe bumps bunge cader caigo calam calie call calor canap canci candi cansa cap carga carot carpi caspa cast cat celul cena chale chans chapp charg chass chat chaus check cherr cheve chewi chicl chien chole chron chupo ciati cicat cinco cinq click climb clock code codos coles coliq colir combi comer comid compo compt confi conge connu conta cooki corre costa coude count coura crack cradl cramp craqu cravi cream crece crema creva cried cries croni cross crout cruje culit cumpl curad cure cutti dandr dar debaj decal decid dehor demen depil depor depre depri derni detar did didn dient diet diger dijo dile diman dinne dis disch divor dix dizzi does dois dorma dors doudo doy drawe drive due durmi dust ears eat ecole ecran ecrit edad effet egrat elbow eleve empor encar encia energ enlev enrou entor epaul epluc eruct eryth esa escap escue espin estac este estom etein eveni exame exams expir extra faim feeli fesse fessi filet final fine flema float flyin food footb foreh forev forgo forme free frega frequ fresa friss front fue fumar gangl gato genit genou gimna gland glute good gordo gota gotea grani grass gripp groin guard gueul gum gums gusto habit hacer halei hamst hango happe haut healt heari heat heel hell hierr hiver hoars horno humo hungr id if igual ils indig ingle ingro insol insta inter intes intim invie ironi itch itchi itchy jab jarab jaune job jouer jugan jumpe juste keys kg kidne killi knee known labia lacte lag laiss lait lamio lasti latel lavan leafl leavi leger legum lejos lende lente lenti leve leves libra licke limpi list lista llave lloro locke lol longe longt lourd low lumba lump lunar maigr maint mala mante marat mars marte match meal meals merci merit mesa mettr mieux migra mild milk minor misse mites mole momen monda monta moral moust movil muere munec nadie nap navid neces need needl nerve nervi nervo netto neuve new nicke nicot night ninos nits noisy noon note noter notic nudo nuits numbe o odio odora oidos ojera olfat or oral orden ordin organ ortei orzue otro ouvri panic panta paper parce pared pasa pasad pasaj paso passa paste pecto peeli pelad pelic pelli pelo pepin perce perfe perim pero persi pesad peu pezon photo pica picor piedr pieds piens pies piles pillo pimpl pink pins placa plage plan plane platr pneum poco polen polle polvo poqui porqu porta poupe prepa presc prete prima probl proch prueb psori pu puffy puree quel quell radio rando range rappe rasag rasan raspa raspo rate recet reflu regim regla regur rein reins rempl renov rentr repea resta retir retou retra reuni reve rhini rie ringi rinon risa ronge rough runni sabor saliv sarpu saute scab scar sciat seasi sec seca seche secs sed sein senor sensi serai servi shing shoes shoul simpl sirve ski slept small smoke snack snore soap sofoc soif solar solei somme sonar soon sore sorta sport sprin stabl stain starv stone stres stye subir sucre suelt sueno suici summe sun sunda tabac take takes talks talon tan tapon tard tasse taste teddy tele telef tempr tende tenis tenni tensi termo thank thirs threw thumb tinni tirit tisan tobil toca toe toes told tonsi tooth tord tos tot toujo trace tren tried trip trous tu tue tunne twitc use usual vacac vacci vacia vamos veran verdu vers verte vieil vieja viend vieux vin vineg voice voir volan volar volve vous voyag voz vuelt waiti walki wall wax way well where will wind wine witho worn wrote years yeast yeso yogur zapat zoste zumbi
b acne afeit afoni age aguje alime alway ampol anali angoi ansie aphte arthr astil athle ayuna bajar bette bites bloat block brise bulto calcu callo canke catar cauch cause cera cerum chill cisti codo colic compu condu conjo conju conse const costr courb crayo creme crick cuant curso cysti derma dieta diges docte eccem echar eczem enrhu esgui estor estre etern exam faut flu flujo footi forge foule fridg fumer fungu garra gases gassy gerce gingi gout goute gras griet gripe hair hambr hemat herni herpe holid hongo how hungo ibupr incar infec insom irrit jeun juega kebab kilos lice llaga lombr loose love maneg mardi medus mejor melat menop mocos moque mosqu muscl muscu mycos needs nettl noctu norma often olvid orgel ortie ortig osteo otite otiti oubli papie phone pican piojo pompe posib possi poux punto pupa rasca regle rende resac resfr retar revis rhume rit rodil runny sad said scrat secos seque sert shavi shive sickn siemp sinus sneez sofa splin sprai stati stitc syrup tapad tarde teeth telep tendi thrus tick tickl tique tiron toena torti toxic trist tuesd tv ulcer usele vacun vagin varic veget verru viaje vitam vuelv wart which winte worms zona
c cita frigo hiccu hipo hoque joint`;
