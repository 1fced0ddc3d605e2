/** Written by `npm run learn:emergencies` from the phrases of `testing/samples`: change those, not this. */
export const BASE_WEIGHT = -7;

/**
 * Of a concept, `-` before one that is denied, then with each concept that stands near it, by the place of its line in
 * two digits of base 36: A to Z for an emergency, a to z against it.
 */
export const CONCEPT_WEIGHTS = `-abrupt A b7A
-after_verb . 1tA
-bad_sign . 0za2yA5xA6kA80A8hAaxAb0AbsAd6AfiA
-bear . 4oBbkBcnBdaA
-belly a b7a
-bend . 3iA68A7bA8hCb0A
-beverage a 6fab7a
-blurred a 4aab7a
-breath_smell A b7B
-breath_word B 6kAb7B
-breathe D 30A3mA4tA75A8dAb0Ab4ab7DbsAfiAg5A
-burn a b7a
-burn_place . 21A4tB7bA
-can . 0ya3lB6fa
-catch_breath C 30B4tCb7C
-closes . 8cA9xA
-coffee a b7a
-cold a b7a
-complete_sentence A 3lA4tAb7AbsA
-container . b7a
-cough . 4tA56A7pA97AeoAexBf9A
-cut a b7a
-diarrhea a b7a
-disappeared . c9AcgCdxA
-dog a b7a
-drink A 31A3iB3lA53B54A6eA6gAdhBdsAfiAg2AgfBggA
-eat . 3iB6ka7mB7pa9yBbqAd5Aexafiag2AggA
-fade A 84Ab7Ac9AcjAdxB
-faint b b7b
-family A b7A
-feeding . 30a4ta6eBb0afiAfzag2A
-feel B 30A3dA3iB3jA3kA3uA4oA53B54A6aA6uA7aA9qA9xAaqBb0BbsAc6AcdA
-fever a 3ta4oa53ab7acna
-figurative a b7a
-figurative_death . bsAg7B
-filler . 4tA53Ab0A
-find . 3oA53A7fAapAcgC
-get_up . 3dA6kB7aB8tB9xAbgAdvA
-grabbed A 30A
-halted . 45A
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
-know A 6fAadAb7AbsAeoAg7C
-leg A b7A
-lift . 30A3dA4oB6aA7aA9xAb0Afza
-limb . 21B
-make_sound . efBexA
-move C 30A3iA3mA4oA53A7lA91A9qAb0Ab7BbsAc6A
-not . 1tA6aA
-open A 4ta6xBb7A
-pain a 4oab7acna
-phone a 4aab7a
-pregnant a b7a
-pulse D 30Bb7DbsB
-recognise C 30A6kA8yA96Ab0Ab7CbsA
-remember A 47A8hAb7A
-respond C 30A3dA3iA4tB53A5sA5xB6kA6xA7aA7fA7gA7lA7tA8oAakab0Ab7BbgAbsAbvbdbAdsBdvAfea
-right_low A b7A
-rise B 30A4oBb7B
-say . 5xBbvad6AdvA
-see B 30B4aa4tA6xA7fAb0Ab7B
-seizure b b7b
-severe_burn . 30a
-side . 2dBb0A
-sleep a 3ia4tab7absa
-sleep_lots . 3iabsa
-sleepy_cause . 3ia
-smile B 4tBb7A
-snores . dha
-someone_elses a b7a
-speak B 2yA30A4tC54a6aA6kB7fAadAb0Bb7AbbabsAehAg7a
-squeeze A 30A4tAb0Ab7AcpA
-stand . 7bAcnAdaAfuA
-stool a b7a
-stop . 3hA3lB43A44A45B46A5qA6fa6rAa1Ab4Ab5AbgBd3A
-strength . 6eab0A
-strong A b7A
-sudden A b7A
-sugar a b7a
-swallow . 4tA69A93A
-swallowed . 34A3iA3lA69A6fa6gA6ka7pa93A9yBaxad5AdhBdsAexag2A
-swell a b7a
-tight . dbA
-tonight a 30ab7a
-took . 53a69A6fb93A
-touch . 7bA
-urinate B 30B3iA3lA53B54A5yA7fAb0Ab7BcdAdaAf7AfuAfvB
-voice a b7a
-vomit a b7a
-wake C 30A3mA4tA53B5xB6kB80A8oA96Ab7CbsBd6Af9AfiBg2A
-walk . 4tAb0AdbB
-water_place a b7a
-where_when A 6kAb7A
-worth a 30a
-wrists a b7a
a_little . 2xa2ya3fa3ja3oA3ra45b46a47a4jA4na4tA56B5ea5ga5ob5ra64A80a8cb8ja8va98a9na9xaa3BadaapAbgAbwacdaciAcradqae2Ae3ae6aehaeqaewaf8afdaffafhag3agda
abrupt A 34A47A4kB4oA4qA50A5uA66B6aA81A8cA8dB8hA8jC9qAa2AadAaxBb9AbgAbkAbpAd2BdaAdcAdjAdsAdtAeuAexBf1AfpAgcA
accident . 7pab7AcoBexafoB
after_verb . 3ca3eA3hA3oA4aa50A56A5qB5sA5uA6zA7tA81B8cA8sA93A99aa5AafAapBb4abvac0acfacjAcrAczAd6AdeAdgAdsAdtAe6AeeAeyAffafmAfvAg2AgcA
age_word . 5mA6fA6hA7pA8oa97A9yAb4ac0AcnAdhAeoAexaf9Affag2AggAghA
alarm . 3lA3ob4vA79A9bcavAcqAdkadnAevbfuA
alcohol_drink . 53B54C68A84aa3AadAaoAbsAc9ad1Adaadxafeaffa
all . 3ca3fA3kA3sa40A48A4bA4hA4kA4nA4oA4xA5nB5tB5ua5va5zA64a6eA6fB6va6xA70A78A7jA7oA7zb88A8cA8jA8nB96A9qA9raalAamAaoAapAb0Ab7AbgabjAbrac8acfAcpAd1AdhAdoAdsadtAeoAeqBf9CfaafhAfoAfrAg2AgeAggA
all_over A 3lA3rA54A5aA6xAcdAd6AdbBdrAe3AeqAeyB
allergy . 3rB4oa53B6jB8ca9xaapAbgabmae5Ae6AeoBeqBeyBffA
alone . 3la9xAb7adbBe7a
also a 4oa5aa6fa7da80aeoaf2af9a
anaphylaxis_word F 6fBeqB
anticoagulant A 43A45A47B6kA70A7aA7fA8hAa1Ab5B
apart A
appliance . 3ca4rb53A54A5ma7ja7ua97A9baadab7abkAe7aeoBexbggA
arm . 3da3za4cA4nB5tA5uA6jA71A7pA80A8hA9gB9qAb7AbcAd6Adeadhae5ae6AefaehAepAexA
asthma . 3hB4kA53B6fA6va7fA99AadAb7BbaBbzAc8ad5BdsAeeAeqA
at_once . 4oA6fA8hAadBbzBeuAf1B
ate_drug E 53C54B6fC6kBcfA
attack A 3lB53A6fA6rC98A99Ab0Ab7BbsBcdAd3Bd5Be3AeeA
baby . 3mA3oA45A46A48A49B4cB4iB4jA4kA4nB4rA56C5iA60A65A6cA6fA6hA7aB7bA7lB7mA7zA80a8dA90A97A9ka9yCa7Ab0Ab1Bb6Ab7Bb8Bb9abgBbkablBbmAbqAbyAc6Acjbd6BdjadrBdvAdwae3BemCeoAeyBf7afdAfnAfwag2Ag5a
baby_age . 3qA3tA44A45A46A5nB5yA6hA7aA7pA8jA8ma97A9yAa2Ab4ab7AbgAbsabzAc0AcnAe6AfiAfsAg1Bg2A
back . 45a46a4nA5ka6aA6fa70a7aB9uabwac6bcoAcwAdxaefa
bad_sign . 3pA3qa3tA44A45C46A47A4bB4jA4uA5ba5cB5eB5hA5lA5tB5wA5xC64b6iB6rB6tA6wB6xA7aA7hb7lA7wA7yB81B87C8hB8nB8pA8rA8uA8vA92B98A9nA9oC9wBa8Ba9AakaapAaqaatAaxAayAb2Bb9abaAcaAccAcjAd6BddAdsadxAf1Af3af6afkafsAg5agaAgcAgfBggA
badly . 48A4iA4jC50A54A5ea5gA5ka64a6eA6ja7pA8ha96A98A9la9zAb7AbcAblAbrad2adhadnadqadsBf7aggAghA
balance a
battery . 4tA53C60B69A97B9baapAb0AciBe7aeoCetaevaf9Cg2ag7a
beat a 47A8kabra
bedwetting . 4kA6aa7ga7tafma
bee . 8dA8vA9faapAcjadaAenAeoAeqAeyAf9AftA
believe . 6fa6kB7fA
belly . 4cB54A5qB67B6aA6wA7aB8dAa1Aa3ab7AbgAc0ac6BcdAcpAdzBe3Be6aeeBeoaeqafoAg2ag7A
bend . 6kA78a7fa7tAapAb7Ac6AdbAg7a
berries . 6jCbwBc0AeoCeqaewa
beverage . 4jA4kA50A5ga5mA62A6kA6xb71a7fa7jA7zAadAamAanBbvac0AcnAdbA
big . 46A47A4oA5cA7fA8kaadAc6AcnAeoaepAf7affAg7A
birth F
bite . 4jA4ya6fA6ja6xa6zA77a7fA7oA8ca8fA8vA94aa3Ab7acjad5AdaAdlDenAeyAf2Af9AfqAftA
black A 40B47a4vB5eA5yA63A6fa6kA6xA8cA9ebdaAe6CfbAfrBg2Ag8A
blades a 41a
blank_look B
bleed . 54A5oB8hA9qAa3Ab4ab7AbuAc6CdwAe4Ae6AeeAfaafuAg4A
bleed_lots H 4oA54A84A9oA9qA9xAa3Ab7AbgAc4Ac6BgdBgeA
blood A 53A54A5oE5va6fa70A7ca7da80A8hA9qAa2Aa3Ca5Aa8Ab4ab7AbgBbsAbuBc6CdaAdeAdoAdpadvadwDe4Be6BeiaejaeqAevaf9afaafcAfmafuDg8a
blood_loss . 54A5oC6fa7ca7da80A8hAa3Ba5Aa8Ab4ab7AbuAc6Cd5AdoAdwBe4BeeAeiaejaevafcAfuBg7A
blow . 47B4ja4kA5ba66A6eA6ia6mA72A7lB8da8hA8sa91A9raarAauab4ab9abyabzAc0AclAcmAcoAd7adcAdeadhAepaeqAewBexaf7AfoBfrafuBfza
blue B 48A4kA53C56A60A6jA6kA7bA99A9zDapDauBb7Ac0acfacjBexb
blue_skin E 53C7pA9zAapAefAexA
blurred . 4aa53a6kb8jA9uAb0absac0ac6AcfadaA
boiler . 5kA63A7da8jB8qA8yA96AbcAdaBdkA
boiling A 4cA4nB4oC53C5eA6zA7uA8cB9qB9xAbdBbgAciAcnBcrAd5BdfAdiBdvCegA
bone . 5rBefAexaeyBgdB
boot . 4ta6aa7aactadlAfhafqA
born . 54A7bAbqBggA
breastfeeding . 4ga68a78aazadaa
breath_smell . 53a5xA6ua7vAd5aeea
breath_word . 5xA6ua7fA7pA7vA8dAa3Ab4bb7BbkacnAdvAfsA
breathe . 4kB4tB4zA53A54B5xA6eA6ta73a7pA7vA8dD8vA9zAa3AabAaoAapab4ab6Ab7Bc0AcfacnAdnbdxAe5Ae7AeeaefaegAeiAezaffAfsBg0Ag5c
breathless E 4oA53B6kB6uf70A77C79B7cb7dA7fA7pA9qA9tA9va9xAbsAbwacsadiAdsBehBeqAewAexBf2Afoa
broken_speech B dsB
bruise . 9qa
burn . 4oC4zB53C58a6xB6zA7ca7da7laaoAapAb4abdBbmAbsAc0AciAcrAd5Ee0aeoAexa
burn_place . 4xA4zA56A5dA5gA5oB5tA5uA5ya62B64A67A6la6wA71A7lA7ma7oA81A89A8jA8kB8ma8nA8zA90A96a9gB9nB9uaa2aaqaavAb7AbaBbrac5acoAcwAd7AdcAdebdhaduBdzCehAepAeyaezBf4bf8afbafhAfxAg0Ag3B
burp b
burst B 6uAdaAehA
button_cell C 53A6iC97Bb4BciBeoCetbf9B
came_out b
can . 5ma5xa69A6eA6fa6wA70A7bA7ka7mA8dA8hB8tA8yA93B97A99a9na9rBaoab4ab9AbvbcgBczad2adbAdsAffafmafwAg0ag5A
cannabis C 53A54A6jC7pBeoDexA
carbon_monoxide C 79A9bcc2BcqAdnAevb
care_for a
carried . 50A5sA8hA9qAb7Ad6AexAg7A
cheek . 53b6aBcjaeoa
chemical . 6aA6xE7aA7xA8cA8ja8qa96a98B9xAamAaoAapAb7abmaciAddAdvBdxbe7aeoBeyAg7a
chest B 5aA5dA5kA5ob6kA71A79A7pA9fb9xAa3AbaBbkDblAbwAc9BcracsAczBd7AdaBdebdiAdxaeeAegaexBf2DfuAfwAg2AgeA
chest_muscle a bka
chest_word B diA
child . 56C5eA5ga5iA5mA5ra5va5xA60A65A6cC6eC6fB6hA6qA6rA6ua6xA6zB72C79A7mA7uB7wb85a8cA8dA8fB8ja8qA8uA8ya90A97A99A9eA9ka9nA9sA9ua9yDa0aa1Aa2aa4Aa7AaaBakaalCapAatAb1Bb3ab6Ab8Bb9abaAbbabgAblAbmAbxAc0Ac6Ac8aceacqActAcvacxBczbd0Cd3Bd6AdbAddAdjbdnadpAdrBdvAe3BefAegAeiAemCeoBeqAeuCewAeyBezaf9AfaafjAfnAfvAg5ag6Ag8Agfa
child_age . 5iA5nB6eA6fB6hA6kA6va6xA7pA7tA8ma98A9yAa3aa7Aavab4ab6Abbabrac0BcaBcnBd2ad3AdbAdhAdxAe2aenAeoAeyaf4affafoafsAfzag1Bg2Ag5agfB
chin . 7bAdxb
choke C 57b6kB7cb7fa7pA7vA9ha9qAb0AbhbbsBd4Ae6AexDfdAffAfkbfrA
choke_figure b 7ca7fa
cigarette . 6jA8ca9xaeoAfia
closed . 6xB72A
closes . 6fA6jA6xA6zA79A7pA8ja8vAcrAdxAeoAeyCf6Af8affB
clothes . 5ra6aa6ka7ab7da7fa7kCa2aa8abeCbsafzagda
clots C 5oB
clutch . 6kAcnA
coffee . 5eB70a7fa8jb8sA9raadabnadaCdvae7beobf8afiafuD
coin A 6aA97AapAeoAf9A
cold a 5oa7fa8hb91ab7Abmad6aepBfoag0ag2a
cold_body .
cold_decimal A bqAggA
cold_sore b
complain . 5oa68a6fa80a8sAafAbmabwacradhadiaepaeyaf3Ag9a
confused E 5lA6kC70B7bAbsBd6Af7Ag7A
container . 5oB60a6ta6ua8oa91A9baa2aa3aadbb7bb9abzad1AdbadvAe2aenAeoAf8af9Cfeaffa
contraction B c6BcdDd5BeeAg4B
cough . 5xb68A69A6kB6ta6uA78A7oA7xA80A8ya91A97C9oa9raamAaoAbgBbqbbsabuac0AcjCcnacracxAdaAdvAe6AegAeoBexaf7af9AfdAg0A
coughs_blood_word C
cry . 6aA6xa7da7pAa5Ab1Ab7AbkAbsAcdacnAdaAexA
cut . 5tA6aA6ka7aA7da84A9xA9zaadaapabgAbsac5Ad4AdvAfzag3A
deep . 5tA6ua6xA7da7pA84Ab7AbsAcrAefAegaeyBgdA
deep_wound G 7pA7uB9qC9xAc5Ad4Bd5AfoB
deformed A 6zA70A7aB7pA9qA9xBapBbqacoBdbAdjBehAexAfoB
dentist a 69a6aa7oa9ga
detector . 9bbavAcqAdaAdkadnA
diabetic . 6ja6ua72A7da7vA91b9xaa5Ab7BczAd6CdaAepCfjBfuB
diarrhea . 68a6hAbsbcdAe6aemB
die . 6kacpB
disappeared . 69B6kAb7AbyBcfaciAdaag0A
disposal a
dive A 7pA9xAawAb7AbkAcnAg0A
dizzy . 6tB79a7fA80a8ob91a96A9safrA
dog . 6zB7pabsacrDd5Adaafza
dose . a5aamAarCe7affa
double_vision D 70Ba1BehB
doubled B bkBcnBdaB
drink . 68a6eA78b7gA7tA86A88A8eB8ja91C96aa2aa8Aazac0DcfAczAdiAdvAe2AeeAehAf2AfiAfnA
drool . 6aA7fAa3aapAb7BdbAe3AeeAexAeyAfaafdA
droop . 6fa6kA6mB6zD7aA7ba7da80B81A8aC8cA8hA96B9ha9sAapEb9AbqabsBbvacdAcpAcrAdbAdjCdqAdsae0aedBehAf4afaafjAfuAfxa
drops_things D 8cA9xBdbA
drown F b7Ab9ccdBcxBg0C
drown_figure b
drowsy C 6eB6ja78A9yBb7AfiBfzAg2AgfAggA
drug . 6jB6zA71a7aa7cb7kb8da8kA8ya97B9ba9cB9eA9raa1ba2aa4aadBamDarBaxabaAbiCbqabzAc6ac8acbBccBcrAd5AdbadqBdwbe2be6aegBenAeoAeqAexAf8CfbafgAfnafrafua
drunk . b7AbsBc0AdsC
dry_nappy D 70Ba1Bb1CcdAdaAe6Af7B
ear . 6ua77a7aB7pa7za91aa3aabaciBcqaefaeobg0ag6b
eat . 6tA7da7gA7tA86B8mb91A9nB9raaaBatBbvBbwAc0Dd5Ae7AeoaeyAf8af9affAfza
elder . 6kC6va70A72A7fA81D86A8hA8kC8wa94B97A9pAa2AamAapBarBb9bbcAbvac0AcaAcdAd2Bd5AdbAdiAdtAdvBe6AedAepAf7Bf9BfgAfhAfiAfjAg0A
electric A 6mA7ua9qadvBf7afbCg3Ag8B
electrocuted F 8cA91a9xAbsBciBdpAdvAefAf9AfbAg8B
embers C
emptied_container D
empty_found A
empty_word . 79a
epilepsy B b9acdAd3Bdqae3A
epipen D
everyone . 7pa8jB8nBbvac0acdAdaAf9A
exertion . 6ua8hB8oa9oA9qa9yaa3Aa8AadabgAc0AcxAd5ad6adbae3af9afjAfoa
expiry b 6va99absaeoag7a
extreme A 7pA8jB9fabkAcpAdaAexA
eye . 7ca7xA8db96A9wA9xAb7Cb9ac0DciAcjbctAd5Ad6AdbAdcCdvBe5ae6aeeaehAelaeqAexAf3afpBfsAfzag0a
eyelid a d6bdraewa
face A 8ma8vBa3Aa8Ab0Ab7Bbwacjad5AeeAelaeoAeqBg9a
fact_word . 7aA7pA81B8cB8hA8ja8nA8sa9eaa1Bafab5Abqabvad2AdbAdeadsBdtAdxbeeAefAeuBf7Bf9AfeafiA
fade . 7pa7tA8haapBbqacnAczadbAdsAe7Ag0A
faint G 74A7aA8hA91B96BbsCcdAcoAdqBfoA
family a b9ac0a
farewell_figure .
fast . 8kabka
fast_number A
fear . 77a7fad5ad7ae5a
feeding . 7da80a86A8hA91AamAazabgAbkAc9AcfAczAdiAdwae7af2Afua
feel . 7dA8nB9sa9yAb7AcqAdiAf2A
fell . 7ca7lA80A84A8hA8oC8zA96A9aa9ha9sBa3AapAawAbcAbsAbvabyac6AcmBcnBdeadqAe6aeeAehAf4af9AfjAfkaflAfuAfxa
fever . 8hB8jB92A9ra9wBawDayFb9cbyacdAcnBcpAd5AddBdxDe3DeeAefAeiAeoaeyaf7affafrDfsAfzag4BgeAggDghD
figurative a 7ca7paa1aa5BbgbbsabzAcfaepAf2bg7a
figurative_death . 7db80a8naapaayAbmad6adbadnAdqadsbe6Ae7aeobepAexAfoafrAfwag7a
figure b apa
filler . 7ha7oA81B88A8lA99A9ha9vaa1Aa4aadaapAb9bbyac4AcpAd3AdcBdoAdsAdtAdyAe5AedAefBepAf9AfhAg0ag6AgfA
find . 91A96aapAeoAfeag0Cg7a
fine b 8lbbsA
fingertip A 9xB
finished . apAb5ccnAdbAfza
fire . 9xBapbg7a
floor . 8oB97bb7Ad3Beoa
floppy A fzA
fluid A
foam A a3aadaapAb7AbgAbsBd6Be3BeeAeyAfaa
food . 7za8ea8ma8sa97b9ha9naa6BalaamAaoabwabzBc5BcrAd4AdebdjAdpAe7aegaeibenaeoaepBeqBeyAf8afbafkafxafzag3ag7Ag8A
food_poisoning a
foreign_language b
foreign_throat B eyB
found A 86B91A96a9pAa3AapBb0AbwAdbAdjBdxbfeag0Cg7a
fracture a 8kb8oa9qAbga
fruity . 97AexAf9A
gas a 8jA
gas_poison . 8ca8yB91b96A9xaa3AaoAapAbgabmac0BciAcja
gas_smell E 8yA96CdaB
gave . 8ja9cB9dBa4Aa5AadAalaamCarCbsabzAc6adxa
get_up . 9qAadab4BbgAbsAciAdvAeuAeyAf2AffAfrBg2AgeA
gibberish D 81Ab7BbsAczCdsBdtBehAfzA
giving_away a
glands a
glass . 9na9qBb7AbfBc5Ac9AcjAdxAe2AevA
goodbye .
grabbed . 90C9qB9xA9zaa3Abgad5AdqAeoAg7a
green . daCe6cfuC
gush A 91A9oAapAb7A
half A g2B
half_face . bsB
halted . b5b
hand . 90B9fa9xa9yAa3Aapab0Ab7AbaBbdBcdBciAcjbd5BdbAdfAdpAefBf3af9AfsAg3Ag8A
hard . 8vA96B9zAb4absAcfacnBd5adhadsAehBenaf9a
hard_belly D bkCbwBdaAeeAg9C
hard_breathe D e5AffA
hard_speak D
head . 8sAa5AabbafAbsAbyabzAclAcmAeeBefAehBewAexAf2afuAg2agcBgdAgeA
head_injury_word E
headache . 8nB8sa8yA96A9uBadAaxBbzAc0bc6BcaAcfad2AdaAeeBehBeobeqBf1Af7afeafsBg4AgcC
heart . a1AarAbkDbsCczBd5AdaAdyAepCf2Cf7Af9A
heart_attack B b9absA
heartburn b b4ac6beobf7ag0a
heater . 8qA8yA91b96AbcAdaAdkAexAfuA
height . 8oBa8BarBb2abgAbwac6acsad5AdvAe2ae7aefAewaexafmafoAg0ag7a
hi B czAdaAegBeiBfuA
hidden_place . daAeoA
high_number C daAeiBfuA
high_temperature . 90AawAayBb4absabyad3Ae2AeiAeoaexaf9BfzaggBghB
hip . fxa
hit_by B 91C9xabsBcoBf2AfoD
hives . 9xacrAdaAe5AeqAeyAffBg6A
hoard a
hoarse . bcA
home . 97BaqaeoA
horse . 9xA
hot_thing . 91aavAbmAciAd5AdaAdfBeoB
household . 96a97A9lA9oA9xaamAatAavab4abgAbvacfAcrAcwAdhadxae6AefaegAeoAepaeqaewaexafuagea
hurts_eyes . 9gAbrabsae3Aeva
hypo C a3Bb0Ab7Bd5B
imaginary A bsAczAd2Be5a
incontinent B d6B
indoors . 9saaqabsBcfacrAdaAdiadvAeoAf6Bg0ag2a
ingested A 9ra9xaa3AaaBadAb0Ac0AcaacfAd1AdhAdiAdlAdxAf6BfdAfnA
inhaled . aoAb4ab7BbaBbcBc0Dd5Ag0Ag5bg6B
inhaler . b7AbaB
injury .
install a c0aeiA
instead . a4Aa5AbsAbzAesAf9AfoAfua
insulin_pen . arAf9A
iron a e6cfrb
itch a cnaddaeeaeya
jaw . 9xBbkAblAbsAczAdbAepAf2Afaa
joking b 9labgadva
jump a
ketone_number A eiAejA
kick a a3a
kill .
laugh_mark a ada
leaf . c9ad7BeoAf6B
leak . a3Bb4ac6BgeA
lean A dbAdiA
leg . bfBc6acdaciAd6ad7AdebdiaeeAefAehAezBfhAfuag3A
less . a3BadAaqBb4ae3aeeA
lethal_height . bgBdiadvBfza
lie_flat .
life . bvaeeAgcC
lift . adabkaf8a
light . daAfuA
limb . 9yA9zAadAbaBbcAblAbwabybbzBc5CcdAciAcjactad4BdeadgadhadiadlBdtAduBe0ae5aefAeoaeqaezBfpafqAg3Ag9b
limp A 9yAbcablAbsAdbBe6ag2A
lips . blAd4aeqAffAfrA
locked_in a
long_time . a1Aa3Ab5Db7AbjAbkAcfadcAdgadiadoAe3AeuAf7af9afeaffa
loss . a3Bbvac6Ad2BehAftag7A
lots . a3AaoAawAb0Ab4abgAbjAbrac9AcfacjBcrAcxAd1Ad6AdoAdsbe5Ae6Be7AeqBewAeyAf9AfmbfuAg7a
low_mmol . arAd5AdaBejCesAf9a
low_number . amAarAayAb5Bbyad3Ad6AeiEepAfza
low_percent A bzacaacgbczA
low_temperature A bqAeiAggA
low_word .
lump . bya
magnet B eoDexAf9BfdA
make_sound . bcAbsaeeA
malaise A
many . bqac6AcgbciacjBcyAd1Ad3ad5AdbadvAe2ae6BehAenAeyAf9CfeafiA
many_grams B
measured_fever . awAayBbyad3AeiAeoaghA
medicine_store . eoA
melena D
memory_loss A
meningitis E
message a b7abtadaae7a
mine . amBapaarBb7acfaf2b
mistake . b7AbsAcoAdvAf9AfoAg0A
mistaken . c0BeoA
mix . bsAc0Ad1BdsBdtB
mouth . arBasAauAb1Bb4bb7AbkablBbsBc0DciBd5Ad6AdbCdeBdjAdsBdxae5Be6BedBefAeqDewAexaf2af3Af6Af7affBfhCfrCfwa
move . b7Ac6Ag7a
multiple A bqabzAcfBd5AdaaesAf9AfeAfoA
mush .
mushroom . bwCcsAdaCeoBfuA
nails . eoagda
nausea . b7ac6bcqAd5af2Afoa
neck . cwBfuAg0Ag2A
never . fzagcA
newborn C e6betAgfa
nipple . bka
no_more . bsAcdAcrBczAdhAfeag2Ag7A
no_tears C eeA
nobody b bga
normal_temperature b cybeta
nose . bgabqacdbcfaciBcxadvadxae7aexaf2af7af9Ag0ag7a
nosebleed . b7Ae3Ae7bfia
nostrils_flare A
not . b7Ab9AbbabsAbvcbyac0ac9AcdAcgDcjAd3Ad5Ad6AdbAdeAdnAdsAeyAf2BfmAfoafuAfvBfwAg4Bg7AgcAgeAgfB
not_breathing_word H bsC
not_now c b9abgabsacdacnBd3bdqaehA
not_working . c0adbB
not_yet a
odd . bgAdnAdsAf9AftAfzA
oil A d5B
on_fire C
opened .
out_of_water . bvabyac6AdbAdhAdsAdvAdwAeoAf4afjAfuAfxag0C
over_now b
overdose_word D eaB
pad A bqAc4AdoB
pain . brac9aciacpAdeadhadiadxae0beeAegaeuAevaf3AffafsAg3agcA
pale . czAd5AdaAdxaf6a
palm . c0aeqAfsA
palpitation .
paper b bsag7a
paralysed B ehA
per_day . brac4AcdBdhAdoAeoaf4af9afzag5agfB
period a cgagga
person . bwac8acjBcmAcpAd6BdnadsAdtAdwBdxae0Ae6AepBeqAeuAevaf9AfdbfiAfjCfoAg5A
pharmacy a fxb
phlegm .
phone . bvac9acaaczad2adqAdsbe6aeoAf9Ag0a
picked . eoAfuA
pillbox . cfa
played . cdadvaeoa
plenty . cgbcjAcyAd5AdaAdbadvAe2aehAeoAf7Af9Bfza
poison . c0AcdAciAddAdgbdmCdqAdvAe5ae7aenAeoFf9CffAfoa
poison_figure b
poisoned D
pop_noise A
postpartum . d5AdoA
power_tool . d4Be2A
pregnant . cnCd2BdhbeeAeqAevaewAeyaf4afsCfuafzag1Cg2a
prepared a
prescribed a f9b
pressed . caacjAdvadxAdyAe2BeeAeoaepA
pressure a ccAd5B
pressure_number_high A
pressure_number_raised A
preterm . cfaczad3Bd6BdsBe7aeiCffafoag1B
prevent a
product . e2aenaeoAffAg0A
pulse . f9b
purpura_word D
put . czAd6Ad7AdpAexBf2ag2Ag3Ag8A
red . crad5bdwAe2Ae5ae6aexAf2AfaafbbfuBg0a
red_jelly B
remember . daa
repeats . cmA
ribs . cqAdzBeeAegBf8afoAg0A
ride .
right_low A daAeeAg2B
rings . daA
ripped . crAdbAdqCdyAeqBffAgdA
rise . fuA
rolled A e3B
rope a
rope_harmless .
run_over F d5BfoB
sank . g0B
sats .
say . dsAdtAeiAfzag0a
scald C
sedative .
see . dbBehB
seizure F
sever . d4BdqaeoAexAgdA
severe_burn . d5Bd8AddAdoAe6AeeAeqAeyaf9AfbAfwag3A
shake A e3AeiAepBgeA
sharp . efC
shock_word B g8A
shrill C
sick . diae5AehAeiAemAeqAeuAeyaf3AfiafoafsAftA
side . dbBdcBdhBdjCdsadxbe7AffafpAfwAg2Bg4AghA
sight_lost E ehA
skin . exbf3afrA
skin_bump . fza
skin_off A
sleep a eea
sleep_lots . f9AfuAg0Bg5aggB
sleepy_cause . dsae3aeeaf2Bf3afza
smile A ehA
smoke a
snake D e5BeoC
sniffed A
snores a eebf7afwa
soak . fcA
socket . g3A
someone_elses . dvAf9CfeafjBfoAfzag2A
spasm A e3A
speak . dsAehAeoAfzBg7b
speech_word . ehA
spike . efBeoaezC
spilled . e6aeoaf4af8AfeAffafiafjAfuAfxag5a
spit A
spots . e2Be6be7aelaeqAfrA
squeeze .
stabbed G
stand_up .
static_shock c
stay . evAgga
stiff . e6beqAexAeyAfuA
still_bleeds B
sting . enAeqAeyAf9AftA
stool . eeAegAemAeqAffafrCfuAg0a
stop . f9ag7agaagga
stranger B
strap a
street_drug C
strength a
stroke_figure b
stroke_word B
strong . ehAeoaeqAeuAewAf8afwAg6C
stuck . exAeyCezafdAg3AgeA
suck_in . eiA
sudden . euAf1AfpA
sugar A epBfuA
sugar_mmol .
suicide A
sun a
sunken E fuA
swallow . eyaffA
swallowed . euAewaf6Af9afdAffAfgAfnBfqAg6A
sweat . exBf2Af7bfoa
swell . euAeyCf3Af6DffBfsAfuAfwb
symmetric A
syringe a
temp_word .
testicle A
testing .
thick . f6BfaaffA
thing_swallowed . eyDezBf6AfdAfkafza
throat . f2Af9afdBffCfwa
through .
throw_other a
thunder .
tight . f2Af8a
tingling .
tiredness a g2a
toilet_training b
tongue . ffC
tonight . feafmag2a
too_much . f9Bg2a
took . fdAfgAfiag2A
tooth .
touch . g8B
towel A
toy .
treatment .
trigger . ftAfzag6Aggbghb
twice .
twisted A
unable .
unconscious_word F
unhurt b
unprotected .
urinate . fza
vape .
vehicle . fua
veil .
venomous B
violet A fsA
vision_sign . g4A
voice . fuA
vomit . g2A
vomits_all B
wake a
walk .
wander B
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
export const WORD_WEIGHTS = `A abajo abrio abuel accou aceto actin adelf advil agite agony alarm alcoo alqui alred and antic antif anyth aplas appel arran arret asked asmat atasc ate atrag atrop autou avisp ayuda azul baies bajo bano barel barki barra bayas beau been belly bizar black bleed bleu blind blow blue bone borra bote both boton bouff bouge breat brown bruta burne butto cacah cae cage cai caida caill came camio cant canti caram carbo cardi catch caugh chair chais chauf cheek chez chimi chorr chose cierr clava cloro closi cloth coagu coeur coinc colla colou comin comio conna conoc consi coraz corne cote coupe creus crise croqu crush cuerp cuest da dad dado dads dalsy debil decir deep derec desco desma desor dessu desta detec deven diape dire dispa disso doesn dolio doses dots douch drain droit droop dropp drunk dulce dura dure duro empez encen enchu encim encon encue enfon enorm entai enten enter enton entra equiv erreu es espos espum et etran eucal even ex explo face fade faibl faill faint fall falta fathe fire flaco flari floji flojo floor flopp flots fois fonce fond fract frelo fuert g gamin gaz gens gente gibbe gicle girlf glue going gomin got goudr grand grill grise gummi habla hablo hacia haemo hand hard hardl harpi hasnt he her him himse his hold hora horne horri hubby huele hunde hurle husba ictus il iman imane impre incoh infar injec insop isnt its izqui jai jarri jaw jerki just kicke lache lange laryn lego levre lily limp line liqui lo loads look losin loss luego luz lying macho magne main makin malai malgr mamie mandi mar marc marid marih massa medio memor mento meter metro mezcl middl milie minut mismo mista mitad ml moiti moja monto morce morde mordi moret motor mover movin muchi muy nacid nafta nanas nappy narin negra negro nena nephe neveu ni nobod noix non nos nostr not nothi noto nouve nowhe numb odeur off oil ojo olla ont open opres our overd pad palid paral parar parfu paro part parte patin peanu pegaj pench perd perdi perds perdu pere perfu perso perte petro picks piece pierd pila pile pills pire pisse plain planc plie plusi pod pond pone ponie posit posos profu proje prope puede pulga pulle pulso punal punti puso qu queja quelq quien racon raide raidi raise raro rat reall recie recog recu recup redon remem repos retro ribs rigid ronde ropa round route rugby s sa sacam salto same sangr sank scald scoot screa se seco see seizu sens sente setas shake shaki shot sient sierr sigue silba silla smell sniff soaki socke someo somno sonne sonri sont sorti souff souri space speak spiri spitt spray sprea squee steak stick stran stren stron strug subit suce sucke sudan sudde sudo sunke sus swall sweat swell tears telle tembl testi teter then thinn thoug throw tibia tide tiene tient times toco todas todo tomo tonne tonte torax torci total touch tract trago tragu tres trozo type unblo under uno uva vacio van vape vater ve veo vide viper visag vitre vois voitu vomit warfa water weak weed went wheez while whole wife wifes worst wound y yaya yr
B abre aceit acido acost agita ahoga ahogo aidez aiman air aire allon apart appar ardie arres asfix babys bafou bleue blood boili bolit bouil boute brigh brula bu canna chewe choc choqu clots clutc codei coloc coma comim confo confu consc cosas crane crash crook cuelg debou degre delir devie di diero dived drown dur echa effor elle epile error estab estam estuv etau feu fit fits fitti flatm fluid foami fonta fourc fuerz gas gasol girl gobe grado grave grita groun ha hasn head heate heroi herse hes hi hipog hour huile hypog inste into kiwi knock lado lagri lieu like lithi looks mano masti metio metre moani mothb newbo noire notre noyad noyer nuca oedem onto oreja os palab papy parad parle pelle pend peopl plate pouri pris puce pulli pulse puse rato rats reagi recon renve repre respo sabe sacud sale salen salon say secon seein sees segun sent sever she shes sight soude spot stabb stopp stuck stylo sueur suffo suspe tabla talk talki terce thing third thora thund toddl toile took tour trapo turni used vento vibor vient visio voit wc weird wet xarel
C accid agarr aguas arter ataqu azule balbu board co coin compl crach cree crisi crois dextr doble doubl eaux etouf gaspi gris havin hirvi hundi impos incon lui lumin monox mucha pouls reacc react repen respi sait sang shock side slurr soft somni sort souda taken think uncon very
D bebio choki convu creo elect epipe intox menin
E drank
a about acari acaro acele ache aches achet acoup acues adole adult afoni afrai agrie aguja aid aide alivi almor alrea alto amari amigd ampol ampou angoi anima annee anos antes antih anxie appoi ardor arros arthr artro assez aunt aurai avait avant ayuna bag bajon balan barco bebi becau befor bequi besoi best bien bient bland blues book bosse boxes brace bronc bross build bump bumpe bunge caigo cajas calam call callo calor canap canci candi cansa cap carot carry caspa cast cat celul cena cerne cerum chale chamb chans chapp charg chass chaus check cherr cheve chewi chick chicl chien chill chois chupo ciati cicat cinco cinq cles click climb clock codos cole coles coliq colir comer comi compo compt conce confi conge connu cooki corre coude count coura cramp crema cried cries cross crout cuatr culit curad cure cutti dandr dar days debaj decid dehor dejar demai dents depil depor derni despu detar did didn dient diet dieta diger dijo dile diman dinne dis disch divor dix dizzi docte does dois domin don dont door doudo doy drawe drive due durmi dust dying early ears eat ecrit egrat empor encia enlev enrou epaul epluc equip eruct eryth esa estac este estor etait etein etern eveni exams extra faim farma feeli fessi final fine five float flujo flyin food footb foreh forev forge forgo forme free frega fresa front fue fumar fungu gafas gangl gato gelul gimna glute good gordo gota gotea gout grass griet griff gripp gueri gueul gum gums guy habit hacer halei hamst happe harta hate haut healt heari heat heel hell hemat herpe hierr horno hubie huitr humo hungr id if igual ils indig ingle ingro insid insta inter irait irme ironi irrit itchi itchy ive jab jarab jaune job joint jouer journ jumpe juste keys kg killi knees known labia lacte lag lago laiss lait lamio latel lavan leafl leavi leger legum lejos lende lense lente lenti let leve libra licke limpi list lista llave lloro locke loin lol longe lourd low lumba lundi lunes lunet maigr maint mala mante manza marat mare mareo marks mars marte matan match meal meals meds menop merci merit mesa mettr meurs mieux migra mild milk minor mites momen monda monit monta mudan muere mulet muscl muscu mycos nadie nails nap navid neces needl needs nerve nervi netto neuve new nicot night ninos nits noctu noisy noon note noter notic nudo nuit nuits numbe numer odio oidos ojera oral ordin organ ortei ouvri oxyge panic panta paper papie parce pared parpa parqu parti pasa pasad paso passa paste paupi pecto peeli pelad pelic pelo peluc pepin perce perfe perim pero pesad peu pezon photo pica picor pied piedr piens pies pilas pildo piles pillo pimpl pins plage plan plane platr poco poqui porqu porta posib possi poupe prefe prepa presc prete prima print proch prueb psori pu puffy punto quel quell queme racle radio ran rando rappe ras rasag rasan raspa raspo rate recet regal regim regla regle regur rejoi renou renov rentr repea resta retir retra reuni reve rie ringi risa ronge runni ruptu sabor said saliv salte saute saw scab scar scare schoo sciat seasi sec seca senor serai servi shopp shoul si sigo simpl sirve ski slept small smoke snack sneez snore soap sofoc solar solei somme sonar soon sore sorta soula sport sprin stabl stain starv stone straw stres subir suelt sueno summe sunda tabac take takes talks talon tan tapon tard tasse taste teddy teena tele telef tendi tenis tenni tensi termi termo tetan thank thirs threw thrus thumb tinni tipo tirar tirit tiron tisan tobil toca toena toes told tomar tonsi tot traba trace tren tried trip trott trous tu tube tue twitc unas use usual vacac vacan vacci vacia vagin vamos veran vers verte viaje vieil vieja viend vieux vineg voice voir volve vous voz vuelv waiti walki wall wanna want wax way well where why will wine worms wrote years yeast yeso yogur zapat zumbi
b abrir acne afeit age aguje alime alway anali ansie antoj aslee astil athle aura bajar ballo bascu bette bites bled bloat block boost canke carga catar cauch cause cera chat chole cisti code codo colic combi compu condu conjo conju conse costr courb cradl craqu cravi crayo cream creme crick cruje cuant cumpl curso cysti derma diges dorma dors eccem echar ecole eczem edad elbow encar enrhu entor escue esgui estre exam exame expir faut flu footi foule fridg fumer garra gases gassy genou gingi goute gras gripe guard hair hambr hango hiver holid hongo hungo ibupr incar infec invie jeun juega jugan kebab kilos knee lice llaga lombr loose love maneg mardi mejor melat misse mocos moque moral mosqu moust movil need nettl nicke norma often olvid orden orgel ortie ortig orzue osteo otite otiti otro oubli phone pican pieds pink piojo polen polle pompe poux puree range rasca rende resac retar revis rit rodil runny sad scrat secos secs sert shavi shive shoes siemp sofa splin sprai stati stitc stye suici syrup tapad tarde teeth telep tempr tick tickl tique toe tooth torti toxic trist tuesd tv ulcer usele vacun varic veget verdu verru vin vitam volar voyag wart which wind winte
c aphte brise cita const frigo gerce hiccu hipo hoque how insom resfr rhume sickn`;
