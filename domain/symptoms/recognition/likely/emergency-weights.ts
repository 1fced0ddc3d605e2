/** Written by `npm run learn:emergencies` from the phrases of `testing/samples`: change those, not this. */
export const BASE_WEIGHT = -7;

/**
 * Of a concept, `-` before one that is denied, then with each concept that stands near it, by the place of its line in
 * two digits of base 36: A to Z for an emergency, a to z against it.
 */
export const CONCEPT_WEIGHTS = `-abrupt A b6A
-after_verb . 1tA
-bad_sign . 10a2yA5xA6kA80A8gAawAazAbqAd5AfhA
-bear . 4oBbjBcmBd9A
-belly a b6a
-bend A 3iA68A7bA8gCazA
-beverage . 6fa
-blood . fja
-blurred a 4aab6a
-breath_smell A b6B
-breath_word B 6kAb6B
-breathe C 30A3mA75A7fA8cAazAb3bb6CbqAfhAg4A
-burn a b6a
-burn_place . 21A4tB7bA
-can . 0za3lB6fa
-catch_breath C 30B4tCb6C
-closes . 8bA9wA
-coffee a b6a
-cold a b6a
-complete_sentence A 3lA4tAb6AbqA
-container . b6a
-cough . 4tB7pB96AenAewBf8A
-cut a b6a
-diarrhea a b6a
-disappeared . c7AceCdwA
-dog a b6a
-drink A 31A3iB3lA53B6eA6gAdgBdrAg1AgeAgfA
-eat . 3iB6ka7mB7pa9xBboAd4Aewafhag1AgfA
-fade A 83Ab6Ac7AchAdwB
-faint b b6b
-family A b6A
-feeding . 30a4ta6eBazafhAfyag1A
-feel B 30A3dA3iB3jA3kA3uA4oA53B54A6aA6uA7aA9pA9wAapBazAbqAc4AcbA
-fever a 3ta4oa53ab6acma
-figurative a b6a
-figurative_death . bqAg6B
-filler . 53AazA
-find . 3oA53A7fAceC
-get_up . 3dA6kB7aB8sB9wAbfAduA
-grabbed A 30A
-halted . 45A9wA
-hand A b6A
-hard b b6b
-head . 30AazA
-headache A b6A
-hurts_eyes a b6a
-ingested a b6a
-inhaled A 30AazAbqA
-inhaler A b6A
-install A b6A
-itch a b6a
-keep_down B b6B
-kick C b6CcbBg3B
-know A 2tA6fAacAb6AbqAenAg6C
-lift . 3dB4oB6aA7aA9wAazAfya
-limb . 21B
-make_sound . eeBewA
-move C 30A3iA3mA4oA53A7lA90A9pAazAb6BbqAc4A
-not . 1tA6aA
-open A 4ta6xBb6A
-pain a 4oab6acma
-phone a 4aab6a
-pregnant a b6a
-pulse D 30Bb6DbqB
-recognise C 30A6kA8xA95AazAb6CbqA
-remember A 47A8gAb6A
-respond C 3dA3iA4tB53A5sA5xA6kA6xA7aA7gA7lA7tA8nAajaazAb6BbfAbqAbtbdaAdpAdrBduAfda
-right_low A b6A
-rise B 30A4oBb6A
-say . 5xBbtad5AduA
-see B 30B4aa4tA6xA7fAazAb6B
-seizure b b6b
-severe_burn . 30a
-side . 2dAazA
-sleep a 3iab6abqa
-sleep_lots . 3iabqa
-sleepy_cause . 3ia
-smile B 4tBb6A
-snores . dga
-someone_elses a b6a
-speak B 2yA30A4tC54b6aA6kB7fAacAazBb6AbabbqAegA
-squeeze A 30A4tAazAb6AcoA
-stand . 7bAcmAd9A
-stool a b6a
-stop . 3hA3lB43A44A45B46A5qA6fa6rAa0Ab3Ab4AbfBd2A
-strength . 6eaazA
-strong A b6A
-sudden A b6A
-sugar a b6a
-swallow . 69A92A
-swallowed . 34A3iA69A6fa6gA6ka7pa92A9xBawad4AdgBdrAewag1B
-swell a b6a
-tonight a 30ab6a
-took . 53a69A6fb7fa92A
-touch . 7bA
-urinate B 30B3iA3lA53B54A5yA7fAazAb6BcbAd9Af6AftAfuB
-voice a b6a
-vomit a b6a
-wake C 30A3mA4tA53B5xB6kB80A8nA95Ab6BbqBd5Af8AfhBg1A
-walk . 4tAazAdaB
-water_place a b6a
-where_when A 6kAb6A
-work A
-worth a 30a
-wrists a b6a
a_little . 2xa2ya3fa3ha3ja3oA3ra45b46a47a4jA4na4tA56B5ea5gb5ob5ra64A80a8bb8ia8ua97a9ea9ma9waa2AacaaoAbfAbuacgAcqadpae1Ae2ae5aegaemaepaevaf7afcafeafgag2agca
abrupt A 34A47A4kB4oA4qA5uA66B6aA81A8bA8cB8gA8iC9pAa1AacAawBb8AbfAbjAbnAd1Bd9AdbAdiAdrAdsAetAewBf0AfoAgbA
accident . 6jA7pab6AcnBewafnB
after_verb . 34A3ca3eA3hA3oA4aa50A56A5qB5uA6zA7tA81B8bA92AaoBb3abtabybcdachAcqAcyAd5AddAdfAdgAdrAdsAe5AedAexAfeaflAfuAgbA
age_word . 5mA7pA8na9xAb3abyAcgacmAd4AdgAenAewafeag1AgfAggA
alarm . 3lA3ob4vA79A9acauAcpAdjadmAeubftA
alcohol_drink . 53B54C5mA68A83aa2AacAanAbqAc7ad0Ad9adwafdafea
all . 3ca3fA3kA3sb40A48A4bA4hA4kA4nB4oA4xA5nB5tB5ua5va5zA64a6eA6fB6va6xA70A78A7jA7oA7zb87A8bA8mB95A96A9qaakAanAaoAazAb6AbiAbpac6acdAcoAd0AdgAdradsAe1aenAepBf8Cf9afgAfnAfqAgdAgfA
all_over A 3lA3rA54A5aA6xAcbAd5BdaBdqAe2AepAexA
allergy . 3rB4oa4za53B6jB8ba9waaoAbfablae4BenBepBexBfeA
alone . 3la9wAb6adaBe6a
also a 4oa5aa6fa7da80aenaf1af8a
anaphylaxis_word F 6fBepB
anticoagulant A 43A45A46A47B6kA70A7aA7fA8gAa0Ab4B
apart A
appliance . 3ca4rc53A54A5ma7jb7ua96Aacab6abjAe6aenBewbgfA
arm . 3da3za4cA4nB5tA5uA6jA71A7pA8gA9fB9pAb6AbbAd5Adgae4ae5AeeaeoAewA
asthma . 3hB4kA53B6fA6va7fA98AacAb6Bb9BbxAc6ad4BdrAedBepA
at_once . 4oA6fA8gAacBbxBetAf0B
ate_drug E 53C54B6fC6kBcdB
attack A 3lB53A6fA6rC97A98AazAb6BbqBcbAd2Bd4Be2AedA
baby . 3mA3oA45A46A48A49B4cA4iB4jA4kA4nB4rA56B5iA60A65A6aA6cA6hA7aB7bA7lB7mA7zA8cA8zA96A9ja9xCa6AazAb0Bb5Ab6Bb7Bb8abfBbjabkBblAboAbwAc4Achbd5Bd9AdiadqBduAdvae2BelCenAexBf6afcAfmAfvag1Ag4a
baby_age . 3qA3tA44A45A46A5nB5yA6hA7aA7pA8iA8la96A9xAa0aa1Aaeaapab3ab6AbfAbxAbyAe5AfhAfrAg0Bg1A
back . 45a46a4nA5ka6aA6fa70a7aB7ta9tabuac4bcnAcvAdwbeeag4a
bad_sign . 3pA3qa3tA44A45C46A47A4bB4jA4uA5ba5cA5eB5hA5lA5oA5tA5wA5xC64b6iA6rB6wA6xA77a7aA7hb7yB81B86C8gB8mB8qA8tA8uA91B97A9mA9nC9vBa7Ba8AajaaoAapaasAawAaxAb1Bb8ab9Ac8AcaAchAckAd5BdcAdraf0Af2af5afjafrAg4ag9AgbAgeBgfA
badly . 48A4iA4jC50A54A5ea5gA5ka64a6eA6ja8ga95A97A9ka9yAb3ab6AbbAbkAbpad1adgadpadrBf6agfAggA
balance a
battery . 4tA53C60B69B96B9aaaoAazAcgBe6aenCesaeuaf8Cg1ag6a
beat a 47A8ja
bedwetting . 4kA6aa7ga7tafla
bee . 8cA8uA9ebaoAchad9AemAenAepAexAf8AfsA
believe . 6fa6kB7fA
belly . 4cB54A5qB67B6aA6wA7aB8cAa0Aa2ab6AbfAbyac4BcbAcoAdyBe2Be5aedBenafnAg1ag6A
bend . 6kA7fa7tAaoAb6Ac4AdaAg6a
berries . 6jCbuAbyAenCepaeva
beverage . 4cA4jA50A5ga5mA62A6kA6xa71a7ca7fa7jA7zAacAalAamBbtabyAcmA
big . 46A47A4oA5cA8jaacAenaeoAf1Af6afeAg6A
birth F
bite . 4jA4ya6fA6ja6xa6zA77a7fA7oA8ba8eA8uA93ab6achad4Ad9AdkDemAexAf1Af8AfpA
black A 40B47b4vB5eA5yA63A6fa6kA6xA8bA9dcd9Ae5CfaAfqBg1Ag7A
blades . 41a
blank_look B
bleed . 5oB8gA9pAa2Ab6AbsAc4CdvAe3Ae5AedAftAg3A
bleed_lots G 4oA54A83A9nA9pAa2Ab6AbfAc2Ac4BgcBgdA
blood A 53A54A5oE5va6fa70A7ca7da80A8gA9pAa1Aa2Ca4Aa7Ab6AbfBbsBc4Cd9AddAdnAdoaduadvDe3Be5BehaeiaepAeuaf8af9afbAflaftDg7a
blood_loss . 54A5oC6fa7ca7da80A8gAa2Ba4Aa7Ab3ab6AbsAc4Cd4AdnAdvBe3BehaeiaeuafbAftBg6A
blow . 47A4ja4kA4ma5ba66A6eA6mB72A7lB8ca8gA8ra90AaqAatab8abwabxAcjAckAcnAd6adbAddadgAe2AeoaepAevAewaf6AfnBfqbftBfya
blue B 48A4kA53C56A60A6jA7bA98A9yDaoDatBbyacdachBewb
blue_skin E 53C7pA9yAaoAeeAewA
blurred . 4aa53a6kb8iA9tAazabqabyac4Acdad9A
boiler . 5kA63A7da8iB8pA8xA95AbbAd9BdjA
boiling A 4cA4nB4oB4xA53C5eA6zA7uA8bB9pB9wAbcBbfAcgAcmAcqAd4BdeAdhAduCefAgdA
bone . 5rBeeAewaexBgcB
boot . 4ta6aacsadkAfgafpA
born . 54A7bAboBgfA
breastfeeding . 68a78aayad9a
breath_smell . 53a5xA6ua7vAd4aeda
breath_word . 5xA6ua7fA7pA7vA8uAa2Ab3bb6BbjacmAduA
breathe . 4kB4tB53A54B5xA6eA6ta70a73a7pA7vA8cD8uAa2AaaAb3ab5Ab6BbyAcmAdmbdwAe4AehAeyafrBfzAg4c
breathless E 4oA53B6kB6uf70A77C79B7cb7fA9pA9sA9uabuacradhAdrAegBepAevAewBf1Afna
broken_speech B drB
bruise . 9pa
burn . 4oC4zB53C58a6xB6zA7ca7da7laanAaoAbcBblAbqAbyAcgAcqAd4EdzaenAewa
burn_place . 4xA4zA56A5dA5gA5oB5tA5uA5ya62B64A67A6la6wA7ma7oA81A88A8iA8jA8la8mB8yA8zA95a9fA9mB9taapaauAb6Ab9Bbpad6AdbAddbdgadtBdyCegAeoAexaeyBf3bf7afaafgAfwAfzAg2B
burp b
burst B 6uAd9AegA
button_cell C 53A6iC96Bb3BcgBenCesbf8B
came_out a
can . 5ma5xa69A6eA6fb6wA70A7bA7mA8cB8gB8sA92A96A9ma9qBb3bb8AbtbceBcyad1adaAdrAfvAfzag4A
cannabis C 54A6jC7pBenDewA
carbon_monoxide C 79A9acc0BcpAdmAeub
care_for a
carried . 50A5sA8gA9fA9pAd5AewAg6A
cheek . 53b6aBchaenb
chemical . 6aA6xE78A7aA7xA8bA8ia8pa95a97B9wAalAanAb6ablabyAcgAdcAduBdwbe6aenBexAg6a
chest B 5aA5dA5kA5ob6kA71A79A7pA9eb9fA9wAa2Ab9BbjDbkAbuAc7BcqacrAcyBd6Ad9BddbdhAdwaedAefaewBf1DftAfvAg1AgdA
chest_muscle . bja
chest_word B dhA
child . 56C5eA5iA5mA5va5xA60A65A6cC6eC6fB6hA6qA6rA6ua6xA6zB72C79A7mA7uB7wb84a85A8bA8eB8ia8pA8tA8xa96A98A9dA9ja9mA9rA9ta9xD9zaa0Aa1aa3Aa9BakCaoAasAb0Bb2ab5Ab7Bb8ab9AbaabfAbkAblAbvAbyAc4Ac6accacpAcsAcuacwBcybczCd2Bd5AdaAdcAdibdmadoAdqBduAe2BeeAefAelCenBepAetCevBexBeyaf9afiAfmAfuAfvag4ag5Ag7Agea
child_age . 5iA5nB6eA6fB6hA6kA6ua6va7tA8la97A9xAa0aa6Aapaauab5AbaabpabyBc8BcmBd1ad2AdaAdgAe1aemAenAexaf3afeafnafrAfyag0Bg1Ag4ageB
chin . 7bAdwb
choke C 57b6kB7cb7fa7pA7vB9ga9pAazAbgbbqBd3Ae5AewDfcAfeAfjbfqA
choke_figure b 7ca7fa
cigarette . 6jA8ba9waenBfha
closed . 6xB72A
closes . 6jA6xA6zA79A8ia8uBcqAdwAenAexCf5Af7afeB
clothes . 5ra6aa7ab7da7fa7kCa1ba7abdCbqad4agca
clots C 5oB
clutch . 6kAcmA
coffee . 5eB70a8ib8rA9qaacad9Cduae6benbf7afhaftC
coin A 6aA96AaoAenAf8A
cold a 5oa7fa8gb90ab6Ablad5aduaeoBfnafzag1a
cold_body .
cold_decimal A boAgfA
cold_sore b
complain . 5oa68a6fa80a8rAa4AaeAblabuacqadgadhaeoaexaf2Ag8a
confused E 5lA6kB70B7bAbqBd5Af6A
container . 5oB60b6ta6ua7za8na9aa9waa1aa2aacbb6bb8abxabyAd0AduAe1aemBenAf1af7af8Cfdafea
contraction B c4BcbCd4BedAg3B
cough . 5xb68A69A6kA6ta6uA78A7oA7xA90A96C9na9qaalAanAbfBbobbsabyAchCcmacqacwAd9AduAe5AefAenBf6af8AfcAfzA
coughs_blood_word C
cry . 6aA6xa7da7pAa2aa4AaeAb0AbjAcbacmAd9AewA
cut . 5tA6aA6ka7aA7da83A9wA9yaaoabfAbqac3Ad3AduAfyag2A
deep . 5tA6ua6xA7da7pA83Ab6AbqAcqAedaeeAefaenaexB
deep_wound F 7uB9pC9wAc3Ad3Bd4AfnB
deformed . 6zA70A7aB7pA9pA9wBaoBboacnAdaAdiBegAewAfnB
dentist . 69a6aa7oa9fa
detector . 9abauAcpAd9AdjadmA
diabetic . 6ja6ua72A7da7vA90b9wbb6BcyAd5Cd9AeoCfiAftB
diarrhea . 68a6hAbqbcbAe5aelB
die . 6ka8naboacoB
disappeared . 69B6kAb6AbwBcdacgAd9afzA
disposal a
dive A 7pA9wAavAb6AbjAcmAfzA
dizzy . 6tB79a7fA80a8nb90a95A9rafqA
dog . 6zB7pabqacqDd4Ad9afya
dose . a4aalAaqCe6afea
double_vision D 70Ba0BegB
doubled B bjBcmBd9B
drink . 68a6eA78b7gA7tA85A87A8dB8ia90C95aa7AayabyCcdAcyAdhAdvae1AegAfhAfmA
drool . 6aAa2aaoAb6Be2AedAexAf9afcA
droop . 6fa6kA6mB6zD7aA7ba7da80B81A89C8gA95B9ga9rAaoEb8AboabqBbtacbAcoAcqAdaAdiDdpAdradzaecBf3af9afiAftAfwa
drops_things D 8bA9wAdaA
drown E b6Ab8dcbBcwBfzC
drown_figure c
drowsy C 6eB6ja78A9xBb6AfhBfyAg1AgeAgfA
drug . 6jB6zA71a7aa7cb7kb8ca8ia8jA8xa96B9aa9bB9dA9qaa0ba1aa3aacBalCaqBawab9AbhCboabxAc4ac6ac9AcaAcqAdaadpBdvbe1be5aefBemAenAepAewAf7CfaaffAfmafqafta
drunk . bqBbyAdrC
dry_nappy D 70Ba0Bb0BcbAd9Ae5Af6B
ear . 6ua77a7aB7pa7za90aa2aaaacgBcpaeeaenbfzag5b
eat . 6tA75a7da7gB7tA85B8lb9mBa9BaoAasBbtBbuAbyDd4AenaexAf7af8afeAfyb
elder . 6kC6va70A72A81C85A8gA8jB8va93B96A9oAa1AalAaoBaqBb8bbbAbtabyAc8AcbAcoAd1AdaAdhAdsAduBe5AecAeoAf6Af8BffAfgAfhAfiAfzA
electric A 6mA7ua9paduBf6afaCg2Ag7A
electrocuted F 8bA90a9wAbqBcgBdoAduAeeAf8AfaAg7B
embers C
emptied_container D
empty_found A
empty_word . 79a
epilepsy B b8acbAd2Bdpae2A
epipen D
everyone . 7pa8iB8mBbtabyacbAf8A
exertion . 6ua8gA8na9nA9pa9xaa2AacabfAbyAcwAd4ad5adaae2af8afiAfna
expiry b 6va98abqaenag6a
extreme A 7pA8iB9eabjAcoAd9AewA
eye . 7ca7xA8ca95A9vAb6Bb8abtabyCcgAchbcsBd4Ad5AdbCduBe4aedaegAekaepAewAf2afoBfrAfyafza
eyelid a d5bdqa
face A 8la8uBa2Aa7AazAb6Bbuachad4AedAekaenAepBg8a
fact_word . 7aA81A8bB8gA8ia8mA8ra9daa0Baeab4Abtad1AdaAddadrBdsAdwbeeAetBf6Af8AfhA
fade . 7tA8gaaoBboacmAdaAdrAe6AfzA
faint G 74A7aA8gA90B95BbqCcbAcnAdpBfnA
family a b8abya
farewell_figure .
fast . 8jabja
fast_number A
fear . 77a7fac4ad4ad6ae4a
feeding . 7da80a85A90AalAayabfAbjAc7AcdAcyAdhAdvae6af1Afta
feel . 7dA8mA9ra9xAb6AcpAdhAf1A
fell . 7lA80B83A8gA8nC8yA95A99a9ga9rBa2AaoAavAbbAbtabwac4AckBcmBddadpAe5aedAegAf3af8AfiAfkAftAfwa
fever . 8gB8iB91B9qa9vBavDaxFb8cbwacbAcmBcoAd4AdcBdwDe2DedAeeAehAenaexaf6afeafqDfyag3BgdAgfDggD
figurative a 7ca7paa0aa4AbfbbqabxAcdaedaeoAf1ag6a
figurative_death . 7db7za80a8maaoaaxAblad5adaadmAdpadrbe5Ae6aenaeoBewAf7afnafqAfvag6a
figure b aoa
filler . 7ha7oA81B87A8kA95A98A9ga9uaa0Aa3aacaaoAb8bbwacoAd2AdbAdnAdrAdsAdxAe4AecBeeBeoAf8AfgAfzag5AgeA
find . 90A95aaoAenAfzCg6b
fine b 8kbb6abqAg6a
fingertip A 9wB
finished . aoAb4bcmAdaAfya
fire . 9wBaobg6a
floor . 8nB96bb6Ad2Bena
floppy A 9wAfyA
fluid A
foam A a2aacaaoAb6AbfAbqBd5Be2BedAexAf9a
food . 7za8da8la8ra96b9gaa5BakaalAasabuabxBc3BddadiAdoAe6aefaehbenaeoAepBexAf7afaafjafwafyag2ag6Ag7AgfA
food_poisoning a
foreign_language b
foreign_throat B exB
found A 85B90A95a9oAa2AaoBazAbuAdaAdiBdwbfzCg6b
fracture a 8jb8na9pAbfa
fruity . 96AewAf8A
gas a
gas_poison . 8ba90b95A9waanAbfablabyBcgAcha
gas_smell E 8xA95Cd9B
gave . 8ia9bB9cBa3Aa4AacAakaalBaqCbfabqabxAc4adwa
get_up . 9pAacab3BbfAbqAcgAduAetAexAf1AfeAfqBg1AgdA
gibberish D 81Ab6BbqAcyCdrBdsBegAfyA
giving_away a
glass . 9ma9pBb6AbeBc3Ac7AchAdwAe1AeuA
goodbye .
grabbed . 8zC9pA9wA9yaa2Abfad4AdpAenAg6a
green . d9Be5bftC
gush A 90A9nAaoAb6A
half A d4Ag1B
half_face A bqA
halted . b4b
hand . 8zB9ea9xAa2AaoaazAb6Ab9BbcAcbBcgAchbd4BdaAdoAeeBf2af8AfrAg2Ag7A
hard . 8uA95B9yAb3bbfaclAcmAd4adrAegBemaf8afeA
hard_belly D bjCbuBd9AedAg8C
hard_breathe D b3be4AfeA
hard_speak D
head . 8rAa4AaabaeAbqAbwabxAcjAckAedBeeAegBevAewAf1aftAg1agbBgcAgdA
head_injury_word E
headache . 8mB8ra95A9tBacAawBbxAbyac4Bc8Ad1Ad9BedBegBenbepAf0Af6bfrBg3AgbC
heart . a0AaqAbjDbqCcyBd4Ad9AdxAeoCf1Cf6Af8A
heart_attack B b8abqA
heartburn b c4benbf6afza
heater . 8pA8xA90b95AbbAd9AdjAftA
height . 8nBa7BaqBb1abfAbuabyac4acrad4AduAe1ae6aeeAevaewaflafnAfza
hi B cyAefBehB
hidden_place . d9AenA
high_number C d9AehBftA
high_temperature . 8zAavAaxBb3abqabwad2Ae1AehAenaewaf8BfyagfAggA
hip . fwa
hit_by B 90CbqBcnAf1AfnD
hives . 9wacqAd9Ae4AepAexAfeAg5A
hoard a
hoarse . bbA
home . 96BapaenAfya
horse . 9wA
hot_thing . 90bauAblAcgAd4Ad9AdeBenB
household . 95a96A9kA9nAalAasAauab3abfAbtacdAcqAcvAdgadwae5AeeaefAenAeoaepaewaftafyagcagda
hurts_eyes . 9fAbpabqae2Aeua
hypo C a2BazAb6Bd4B
imaginary A bqAcyAd1Be4a
incontinent B d5B
indoors . 9raapabqBcdacqAd9AdhaduAenAf2Af5AfeAfzag1a
ingested A 9qa9waa2Aa9BacAazAbyAc8acdAd0AdgAdhAdkAf5AfcAfmA
inhaled . b3ab6Ab9BbbBbyDd4Ag4bg5B
inhaler . b6Ab9B
injury .
install a ehA
instead . a3Aa4AbqAbxAerAf8AfnAfta
insulin_pen . aqAf8A
iron a e5cfqc
itch a cmadcaedaexa
jaw . 9wBbjAbkAbqAcyAdaAeoAf1Af9agdA
joking b 9kabfadua
jump a
ketone_number A ehAeiA
kick b a2a
kill .
laugh_mark . aca
leaf . c7ad6BenAf5A
leak . a2Bb3ac4BgdA
lean A daAdhA
leg . beAc4acbacgAd5ad6AddadhaedAeeAegAeyBfgAftag2A
less . a2BacAapBb3aclAe2aedA
lethal_height . bfBduAfya
lie_flat .
life . gbC
lift . acabjaf7a
light . d9AftA
limb . 9xAb9BbbAbkAbuabwabxBc3CcbAcgAchacsad3BddadfadgadhadkBdtBdzae4aeeAenaepaeyBfjafoafpAg2Ag8b
limp A 9xAbbabkAbqAclAdaBg1A
lips . bkAd3aepAfqA
locked_in a
long_time . a2Ab4Db6AbiAbjAbtacbAcdad4adbAdfadhadnAe2Af6af8afdafea
loss . a2Bbtac4Ad1BegAf1afsag6A
lots . a2AanAapaavAazAb3abfAbiAbpac7AchBcqAcwAd0Ad5Adrbe5Ae6AepBevAexAflaftAg6a
low_mmol . aqAd4Ad9BeiCerAf8a
low_number . alAaqAaxAb4Bbwad2Ad5AehEeoAfya
low_percent A bxac8acebcyA
low_temperature A boAehAgfA
low_word .
lump . bwa
magnet C enDewAf8BfcA
make_sound . bbAedA
malaise A
many . apaboac4AcebcgachBcxAd0Ad4AdaaduAe1ae5BegAemAexAf8CfdafhA
many_grams B
measured_fever . avAaxAbwad2AehAenagfAggA
medicine_store . enA
melena D
memory_loss A
meningitis E
message a b6abrad9ae6a
mine . alBaoaaqBb6acdaf1b
mistake . b6AbqAcnAduAf8AfnAfzA
mistaken . byBenA
mix . bqAbyAd0BdrAdsA
mouth . aqBarAatAazAb0Bb3bb6AbjabkBbqBbyCcgBd4Ad5AdaCddBdrBdwae4Be5BecBeeAepDevAewaf1af2Af5Af6afeBfgCfqCfva
move . b6Ac4Acba
multiple A boabxAcdBd4AerAfdAfnA
mush .
mushroom . buCcrAd9CenBftA
nails . enagca
nausea . b6ac4bcpAd4af1Afna
neck . cvBdhaftAfzAg1A
never . gbA
newborn C e5besAgea
nipple . bja
no_more . b3abqAcbAcqBcyAfdaftag1Ag6AgfA
no_tears C edA
nobody b bfa
normal_temperature b cxb
nose . b3bb6acbbcgAcwaduadwae6aeybf1af6af8Afrafzag6a
nosebleed . b6Ae2Ae6bfha
nostrils_flare A
not . b8AbaabqAbtcbwabyac7AcbAceCchAd2Ad4Ad5AdaAddAdmAdrAf1BflAfnaftAfuBfvAg3Bg6AgbAgeB
not_breathing_word H bqC
not_now c b8abfabqacbacmAd2begA
not_working . byadaB
not_yet .
odd . bfAdmAdrAf8AfsAfyA
oil A cqAd4B
on_fire C
opened .
out_of_water . btabwac4AdaAdgAdrAduAdvAenAf3afdbfiAftAfwafzC
over_now b
overdose_word D e9B
pad A boAc2AdnA
pain . cgacoAddbdgadhadiadwadzbedAefaetAeuaf2AfrAg2agbA
pale . d4AdcAdwaf5b
palm . byaepAfrA
paper b bqag6a
paralysed B egA
per_day . bpac2AcbBdgAdnAenaf3af8afyag4ageB
period a gfa
person . buac6achAckAcoAd5BdmadrAdsAdvBdwadzAe5AeoAepAetAeuaf8AfiCg4A
pharmacy . fwb
phlegm .
phone . btac8acyad1adpAdrbe5aenAf8Afza
picked . d9AenAftA
pillbox . cda
played . cbaduaenafja
plenty . cebchAcxAd4AdaaduAe1aenAf6Af8Bfya
poison . byAcbAcgBdcAdfbdlCdpAduAe4ae6aemAenFf8CfeAfna
poison_figure b
poisoned D
pop_noise B
postpartum . d4AdnA
power_tool . d3B
pregnant . cmBd1BdgaedAepAeuaevAexaf3afrCftafyag0Cg1a
prepared a
prescribed a f8b
pressed . c8achAduadwAdxAe1BedAenaeoA
pressure a caAd4B
pressure_number_high A
pressure_number_raised A
preterm . cyad2Ad5BdrBe6aehCfeafnag0B
prevent a
product . e1aemaenAfeAftAfzA
pulse . f8b
purpura_word D
put . cyAd5Ad6AdoAewAg1Ag2Ag7A
red . cqad4bdvAe1Ae4ae5aewAf9afabftB
red_jelly B
remember . d9a
repeats . ckAdua
respond .
ribs . cyAdyBedAefBf7afnAfzA
ride .
right_low A d9AedAg1B
rings .
ripped . cqAdaAdpCdxAepBfeAgcA
rise . ftA
rolled A e2B
rope a
rope_harmless .
run_over F d4BfnB
sank . fzB
sats .
say . drAdsAehAfyafza
scald C
sedative .
see . daBegB
seizure F
sever . d3BdpaenAewAgcA
severe_burn . d4Bd7AdcAdnAe5AedAepAexaf8AfaAfvag2A
shake A e2AehAeoBgdA
sharp . eeB
shock_word B g7A
shrill C
sick . dhae4AegAehAelAepAetAexaf2AfhafnafsA
side . daBdbBdgBdiCdradwae6AfeafoAfvAg1Bg3AggA
sight_lost E egA
skin . ewbf2afqA
skin_bump . fya
skin_off A
sleep a eda
sleep_lots . f8AftAfzBg4agfB
sleepy_cause . drae2aedaf1Af2afya
smile A egA
smoke .
snake D e4BenC
sniffed A
snores . edbf6afva
soak . fbA
socket . g2A
someone_elses . duAf8CfdafiAfnAfyag1A
spasm A e2A
speak . drAegAenAfyBg6b
speech_word . egA
spike . eeBenaeyC
spilled . e5aenaf3af7Af8AfdAfeafhafiAftAfwag4a
spit .
spots . e1Be5be6aekaepAfqA
squeeze . edA
stabbed G
stand_up .
static_shock c
stay . gfa
stiff . e5benaepAewAexAftA
still_bleeds B
sting . emAepAexAf8A
stool . edAefAelAepAfeafqB
stop . g6agfa
stranger B
strap a
street_drug C
strength a
stroke_figure b
stroke_word B
strong . egAenaepAetAevAfvAfwag5C
stuck . ewAexCfcAg2AgdA
suck_in . ehAg5A
sudden . etAf0AfoA
sugar A eoBftA
sugar_mmol .
suicide A
sun a
sunken D ftA
swallow . exafeA
swallowed . etAevaf5Af8afcAfeAffAfmBg5A
sweat . ewBf1Af6bfna
swell . etAexCf2Af5DfeBfrAftAfvb
symmetric A
syringe a
temp_word .
testicle .
testing .
thick . f5Bf9afeA
thing_swallowed . exDeyAf5Afjafya
throat . f1Af8afcBfeCfva
through .
throw_other a
thunder .
tight . f1Af7a
tingling .
tiredness a g1a
toilet_training b
tongue . feB
tonight . fdaflafyag1a
too_much . f8Bg1a
took . fcAfhag1A
tooth .
touch . g7B
towel A
toy .
treatment .
trigger . fyag5Agfagga
twice .
twisted A
unable .
unconscious_word F
unhurt b
unprotected .
urinate . fya
vape .
vehicle . fta
veil .
venomous B
violet A frA
vision_sign . g3A
voice . ftA
vomit . g1Ag4a
vomits_all B
wake .
walk .
wander B
want .
water_place .
waters F g3B
weak . g4a
weapon . g7A
weeks_along .
well . gfa
wheeze .
where_when . gdA
wire .
wood .
work .
worse A
worst B
wound .
wrists .
yellow . gfB
young_age .
young_months .`;

/** A weight, then the words that have it, by their first five letters. */
export const WORD_WEIGHTS = `A abajo abre abrio accou aceto acost actin adelf agite agony alarm alcoo alqui alred and antif anyth aplas appel appre arran asked asmat atasc atrag atrop autou avisp awful ayuda azul baies bajo baner bano barel barki barra bayas beau belly black bleed blind blood blow blue bolit bone borra bote both boton bouff bouge breat brown bruta bu burne butto cacah cae cage cai caida caill came camio cant canti caram carbo cardi catch caugh chair chais chauf cheek chez chimi chorr chose cierr clava cloro closi cloth coagu coeur coinc colla colou comim comin comio conna conoc consi copin coraz corne cote coupe creus crise croqu crush cuerp cuest da dad dalsy debil decir deep derec desco desma desor dessu desta detec deven diape dire dispa disso doesn dolio doses dots douch drain droit droop drunk dura dure duro empez encen enchu encim encon encue enfon enorm entai enten enter enton entra equiv erreu error es espos espum et eucal even ex explo face fade faibl faint falta fat fathe fire fit flaco flari flojo floor flopp flots fois fonce fond fourc fract frelo g gaz gens gente gibbe girl girlf glue gomin got goudr grand grise habla hablo hacia haemo hand hard hardl harpi hasnt he head her him himse his hold hora horne hubby huele hueso hunde hurle husba ictus il iman imane impor impre incoh infar injec insop its izqui jai jaw jerki just kicke lange laryn lego levre lily limp line liqui lo loads look losin loss luego luz lying macho magne main makin malai malgr mamie mandi marc marid marih massa medio memor mento metro mezcl middl milie minut mismo mista mitad ml moiti moja mom monto morce mordi moret motor mover movin muchi muy nacid nafta nan nanas nappy narin negra negro nephe neveu ni nobod noire noix non nos nostr not nothi noto nouve nowhe numb odeur off oil ojo olla ont open opres overd pad palid paral parar parfu parle part parte patin peanu pegaj pench perd perdi perds perdu pere perfu perso perte petro piece pierd pila pile pills pire pisse planc plusi pod poitr pond pone ponie posit posos profu proje prope puede pulga pulle pulso punal punti puso qu queja quien racon raide raidi raise raro rat reall recie recog recup redon remem repos retro ribs ronde ropa round route rugby s sa sacam salto same sangr sank scald scie screa se seco see seizu sens sente setas shake shaki shot sient sierr sigue silba silla smell sniff soaki socke someo somno sonne sonri sorti souff souri space speak spitt spray sprea squee stick stran stren stron strug subit suce sucke sudan sudde sudo sunke sus suspe swall tabla tears telle tembl testi teter then thinn thoug throw tibia tide tiene tient times toco todas tomo tonne tonte torci total touch tract trago tragu tres trozo turni type unblo under uno uva vacio vape vater ve veo vibor vide viper visag vitre vois warfa water weak weed weird went were wheez while whole wife wifes worst wound y yaya yr
B accid aceit acido agita ahoga ahogo aidez aiman air aire allon apart appar ardie arres asfix ataqu azule babys bafou bleue board boili bouil boute brigh brula canna chewe choc choqu clots clutc codei coloc coma confo confu consc cosas crane crash crook cuelg dado debou degre delir devie dextr di diero dived dropp drown dur echa effor elle epile estab estam estuv etau etouf feu fits fitti flatm fluid foami fonta fuerz gas gasol gobe grado grave grita groun ha hasn heate heroi herse hes hi hipog horri hour huile hypog inste into isnt jarri kiwi knock lagri lieu like lithi looks mano masti metio metre moani mothb nena newbo notre noyad noyer nuca oedem onto oreja os palab papy parad pelle pend peopl plain plate pouri pris puce pulli pulse puse rato rats react reagi recon recu renve repen repre respo sabe sacud sale salen salon say scoot secon seein sees segun sent sever she shes sight slurr soude spot stabb stopp stuck stylo sueur suffo taken talk talki terce thing think third thora thund toddl toile took torax tour trapo uncon used vento vient visio voit wc wet xarel
C agarr aguas arter balbu bebio co coin compl crach cree crisi crois doble doubl eaux gaspi gris havin hirvi hundi impos incon lado lui lumin monox mucha pouls reacc sait sang shock side soft somni sort souda very
D choki convu creo elect epipe intox menin respi
E drank
a about abrir acari acaro acele ache aches achet acoup acues adole adult afoni afrai age aguja aid aide aimer alivi almor alrea alto amari amigd ampol ampou anima annee antes antih anxie appoi ardor arthr artro assez athle aunt aura aurai avait avant bag bajon barco bascu bebi becau befor bequi besoi best bien bland bled block blues book boss bosse boxes brace bronc bross build bump bumpe bunge caigo cajas calam call callo calor canap canci candi cansa cap carot caspa cast cat cauch celul cena cerne cerum chale chamb chans chapp charg chass chat chaus check cherr cheve chewi chick chicl chien chill chois chupo ciati cicat cinco cinq cles click climb clock codos cole coles colic coliq colir comer comi compo compt conce confi conge connu cooki corre coude count coura cramp craqu crema cried cries cross culit cumpl curad cutti dandr dar days debaj decid dehor dejar demai denti dents depil depor derma derni did didn dient diet dieta diger dijo dile diman dinne dis disch divor dix dizzi does dois domin don dont door dorma dors doudo doy drawe drive due durmi dust dying ears eat ecole ecran ecrit edad egrat empor encia enlev enrou epaul epluc eruct eryth esa ese estac este etein etern eveni exame exams extra faim farma feeli fessi final float flujo flyin food footb foreh forev forge forgo forme foule free frega fresa front fue fumar fungu gafas gangl gato gelul genou gimna gingi glute good gordo gota gotea gout grass griet griff gripp guard gueul gum habit hacer halei hamst happe harta hate haut healt heari heat heel hell hemat here herpe hierr horno hubie huitr humo hungr id if igual ils indig infec ingle ingro insid insta inter irait irme ironi irrit itchy jab jarab job jouer journ jumpe juste keys kg killi knees known labia lacte lag laiss lait lamio latel lavan leavi leger legum lejos lende lense lente lenti let leve libra licke list lista llave lloro locke loin longe lourd low lumba lundi lunet maigr maint mala mante marat mare marks mars marte matan match meal meals meds menop merci merit mesa mettr meurs mieux migra mild milk minor mites momen monda monit monta moral mudan muere mulet muscl mycos nadie nap navid neces need needl nerve nervi netto neuve new night ninos nits noctu noel noisy noon note noter notic nudo nuit nuits numbe numer odio oidos ojera oral ordin organ ortei ouvri oxyge panic panta paper papie parce pared parpa pasad paso passa paste pecto peeli pelad pelic pelo peluc pepin perce perfe perim pero pesad peu pezon photo pica picor piedr pieds piens pies pilas pildo piles pillo pimpl pins plage plan plane plast platr poco polen poqui porqu porta posib possi pouce poupe prefe prepa presc prete prima print proch prueb psori pu puffy punto puree quel quell queme racle radia radio rando range rappe ras rasag rasan raspa raspo recet regal regim regla regle regur rejoi rende renou renov rentr repea resta retir retra reuni reve rie ringi risa ronge runni sabor saliv salte saute scab scar scare schoo sciat seasi sec seca secs senor serai servi shavi shive shoul si sigo simpl sirve ski slept small smoke snack sneez snore soap sofoc solar solei somme sonar soon sore sorta sport sprin stabl stain starv stone straw stres subir suelt suici summe tabac take talks talon tan tapon tard tasse taste teddy teena tele telef tempr tendi tenis tenni termo tetan thank thirs threw thumb tinni tirar tirit tisan tobil toca toe toena toes told tomar tonsi tot trace tren tried trip trous tu tue tv twitc unas use usual vacac vacan vacci vacia vagin vamos veran verdu vers verte vieil vieja viend vieux vin vineg voice voir volve vous voz vuelv waiti walki wall wanna want wax way well where why will wine worms wrote years yeast yeso yogur zapat zona zumbi
b acne afeit aguje alime alway anali angoi ansie antoj arros aslee astil ayuna bajar ballo bette bites bloat boost canke carga catar cause cera chole cisti code codo combi compu condu conjo conju conse const costr courb cradl cravi crayo cream creme crick crout cruje cuant curso cysti diges docte eccem echar eczem elbow encar enrhu entor escue esgui estor estre exam expir faut flu footi fridg fumer garra gases gassy gerce goute gras gripe hair hambr hango hiver holid hongo how ibupr incar insom invie jeun joint juega jugan kebab kilos knee leafl lice llaga lombr loose love maneg mardi mejor melat misse mocos moque mosqu moust movil muscu needs nettl nicke norma often olvid orden orgel ortie ortig orzue osteo otite otiti otro oubli pasa phone pican pink piojo polle pompe poux rasca rate resac retar revis rhume rit rodil runny sad said scrat secos sert shoes siemp sofa splin sprai stati stitc stye sunda syrup takes tapad tarde teeth telep thrus tick tickl tique tiron tooth torti toxic trist tuesd ulcer usele vacun varic veget verru viaje vitam volar voyag wart which wind winte
c aphte brise cita frigo hiccu hipo hoque resfr sickn`;
