/** Written by `npm run learn:emergencies` from the phrases of `testing/samples`: change those, not this. */
export const BASE_WEIGHT = -8;

/**
 * Of a concept, `-` before one that is denied, then with each concept that stands near it, by the place of its line in
 * two digits of base 36: A to Z for an emergency, a to z against it.
 */
export const CONCEPT_WEIGHTS = `-a_little . c3a
-abrupt A c3A
-bad_sign . 13a2da6fA6za74B8pA96AbsAbwAcrAe9AgkAgtA
-battery a c3a
-bear . 54BcjBdqBehA
-bend . 3gA5lA6rA96C9rAbwAd6AdqA
-beverage . 0fA36A6za
-blood_loss a c3a
-blow . ara
-blurred a 4pac3a
-breath_smell A c3B
-breath_word B 74Ac3B
-breathe D 3gA42A59B7pA92AbwAc0ac3DcrAgtAhgA
-burn a c3a
-burn_place . 2eA59B7vA
-can . 12a2ya41BcrA
-catch_breath D 3gB59Cc3C
-closes . 91AarA
-coffee a c3a
-cold a c3a
-complete_sentence A 3gA41A59AbwAc3AcrA
-container . c3a
-cough . 59A5jA5mA8aB9xAdkBfzAg8BgkA
-cry A c3A
-cut a c3a
-dentist . 3ga
-disappeared . d9AdgCf6A
-drink A 3hA3yB41A5jB6yA70AeoBhdAhkAhrA
-drug . ehAh5A
-eat . 3yB74a7zA87B8aaasBcpAe8Ag8agtahdAhkAhsA
-fact_word . bwa
-fade A 8tAc3Ad9AdkAf6B
-faint b c3b
-family A c3A
-feeding . 59a6yBbwaeoAgtAhaahdA
-feel B 3gA3kA3tA3yB40A49A54A59A5jB6tA7uAakAarAblBbwAcrA
-fever a 48a5ja5kac3adqahkahsahta
-figurative a c3a
-figurative_death . hiB
-filler . 41A
-find . 43A5jB7zAbkAdgC
-food . bwa
-found . 43A
-gave a c3a
-get_up . 59A74A7uB9iBc3AceAf4A
-grabbed A 3gA
-hand A c3A
-hard b c3b
-head . 3gAbwA
-headache A c3A
-hurts_eyes a c3a
-ingested a c3a
-inhaled A 3gA42AbwA
-install A c3A
-itch a c3a
-keep_down B c3B
-kick B 3zA5kAafAc3BhfAhkB
-know A 38A6zAb8AbwAc3AcrAfzAgkAhiC
-leg A c3A
-lie_flat . c3A
-lift A 3gA3tA54B59AarAbwAhaa
-limb . 2eB
-make_sound A c3AfqBg8A
-move C 3gA3yA3zA42A54A5jA5kA86A9qAafAakAbwAc3BcrAd6AhfA
-not . 1ua2da6tA
-open A 59a7hCc3A
-pain a 54ac3adqahka
-phlegm a c3a
-phone a 4pac3a
-picked . 3gA
-poison a c3a
-poo a c3a
-product a c3a
-pulse D 3gBc3DcrA
-quit_verb A c3A
-recognise C 3gAbwAc3CcrAhiA
-remember A 4mA96Ac3A
-respond C 3gA3yA59B5jB6aA6fA7hA7uA7zA80A86A8gA9dAbfbbwAc3CcrAcuce9Af1Bgpa
-right_low A c3A
-rise B 3gA54Bc3B
-say . 54A6fB6tA7zAbfacuae9AeiAf4A
-see B 3gB4pa59A7hA7zAbwAc3BhkA
-seizure a c3a
-severe_burn . 3ga
-shiver A c3A
-sick . 2da33a
-side . 2qAbwA
-sleep a 3ya59ac3acra
-sleep_lots . 3yacra
-smile B 59Ac3AeiA
-snores . eoa
-speak B 3eA3gA3uA59C5ja5ka6tA74A7uA7zAb8AbwBc3Ac7acrAfsAhiahkB
-squeeze A 3gAc3AdsA
-stand . 7vAc3AdqAehA
-stand_up A c3A
-stiff a c3a
-stool a 3gac3a
-stop . 3xA41B4iA4jA4kB4lA6za7bAawAc0Ac1AceAe6B
-strength . 6yabwA
-strong A c3A
-sudden A c3A
-sugar a c3a
-swallow . 6sA9sA
-swallowed . 3kA3yA41A6sA6za70A8aa9sAasBbsacrAe8AeoBg8ahdA
-swell a c3a
-tonight . 3ga
-took . 5ja6sA6zb7za9sA
-tooth . 3ga
-touch . 7vA
-urinate B 3gA3yA3zA41A59a5jB5kA6gB7kA7zBawAbwAc3BcpAddAehAgiAh5Ah6AhkB
-voice a c3a
-vomit .
-wake C 3gA42A59A5jB6fA74B8pA9wAc3CcrBe9AevAgtBhdA
-walk . bwAeiB
-want . bwA
-water_place a c3a
-where_when . 74A
-within_a_day . 7za
-work A
-worth a 3ga
-wrists a c3a
a_little . 3da3ea3va3xb3za43A46a4kb4la4ma4zA53a59A5mB5wa65a68b6mA7ha91b98a9kaahaayBb5Ab8bbkAceAcfacvacyaduaf5afbAfcaffafgAfrAfsag1ag7agoagqagsahea
abrupt A 3jA3kA3tA4mA4zA50B54A56A5cA5gA6cA6oB6tA74A7hA7uA8oa8qB91A92B96B98CaxAb3ab8AbsAc5AceAcjBcoAe5BejBerAf1Bf2AfcAg0ag5Bg8BgcAh0AhoA
accident . 73A8aa96Ac3AdrBg8agzB
after_verb . 3kA3sa3xA49A4pa5mA67A6cA70A7jA8qA91A9hA9sAbaAbkBblAbsac0accacpAcrAczadfadkAdsAduAe2Ae9AeiAelAenAf1AfoAg1Ag9AgxAh6AhoA
age_word . 63A8aA8pA9da9xAasAc0ac5acrAeoAfzAg8agkAgqah5AhdAhsAhtA
alarm . 3iA3ka41A43b5bA7tAa1bbqAdtBesaevAg6bh5A
alcohol_drink . 5jB5kC63A98aayAbjAcrAe4Behagpagqa
all . 3sa3vB40A4fA4nA4rA4xA50A53A54A5ba5cA5sA64B6bB6hA6lA6ma6yA6zB7fa7hA7kB7la7tA83A89A8gA8hA8oa8xA8ya91A9cB9wAahabgAbhAbjAboAc3AciAcqad8adfAdoadsAe4Ae9Af2AfyAfzAg1BgkDglagsAgzAh2AhqA
all_over A 41A46A5kA5qA7hA9kAcjbddAe9BeiBf0BfcAg1Ag9AgqA
allergy . 46B54a5ea5jB6ma6za73BarabkAceaczaf6afeBffAfzBg1Bg9BgpbgqA
alone . 41aarAc3aeiBfga
also . 54a5qa6za7xa8pagdagka
anaphylaxis_word F 6zBg1B
anticoagulant A 4iA4kA4lA4mB6rA73A74A7kA7sA7uA96BawAc1C
apart A
appliance . 3sa57b6iA7aa83a8ha9xAa1aamaayab2AcjAe2AfgafzBg8a
arm . 3ta40A49A4ea4sA53B6bA6cA7xa96A9uAa7BakAc3Ae9AeoafcafeaffAfqafsAg0Ag1ahkA
asthma . 3xA50A59A5jB6uB6zA7fa7zA9zAc3Ac6Bd8ae8Bf1BfoBg1A
at_once . 41a4mA50A6zB7ma96Bb8AcfAcjAcyAeiAfoAg0ag5AgcAgdahkA
ate_drug E 5jC5kB6zD74BdfB
attack A 41B4mA7bC98c9yA9zAc3Cc6AcrBddAe6Be8BfcBfoB
baby . 42A43A4iA4kB4lA4nA4oB4sB4yB4zA50A53B57A5mC5yA6iA6nA6wA71A7uB7vA86B87A8oA8pa90A92A9dA9xAacaasCb2AbmAbxBc2Ac3Bc4Bc5bceAcjackBclAcpAcxAd6Adkae2ae9CeiAerbf0Bf4Af5afcBfxCfzAg9BgiaglagoBgqagyAhdAhga
baby_age . 48A4jA4kA4lA64B6gA6yA71A7uA8aA98A9ba9haaraasAawaaxAbaac3AceAcracyAczAdaAffAgtAh3AhcBhdA
back . 4ka4la4na53A5cA60a6tA6za7ka7uB8oa92ab5AbpAcpacvad6bdzAe6Ae7Aezaf6afqah2ahmahqA
bad_sign . 45a4ba4jA4kB4mB4rB4zA5aA5ra5sB5uB5xB61A67A69a6aB6bB6cA6eA6fC6mb6oA6sB6ua70A72B7bB7eA7gB7hA7na7qA7uA7vA81b86A8gA8nB8qB8wC96A9cB9gA9jA9kA9pA9rB9uA9yAa2aaiBaqBavaawab0ab3Bb4AbfabkAblaboAbsAbyBc5ac6AcxAd9AdcAdjadkAdnAe9BekAesAf1af6AfkAftAfyagcAgeahgahmAhoAhrBhsA
badly . 4bB4nA4yA4zC5gA5kA5ua5wA63A6yA6zA73a74A7vA8aA8xa94B9wA9yAadaapaatAb6Ac9AcfAckAcyAdiAezaf1Bf6AfcafkBgdAgiahhA
battery . 59A5jA6ea6iB6sB89A9xBbkAbwAc0CcuAdiBdoafgafzCg6agkCgoahdahia
beat a 4mA
bedwetting . 50A74A80a8gagxa
bee . 92A9kBa6adkaehAfyAfzAg1Ag9BgkAh4A
believe A 6za74B7zA
belly . 4sB5kA67B6pB74a7gA7uC92AawAayac3AceBczad6BddAf8BfcBffafoBfzag1agzAh2AhdahhAhiA
bend . 6za74A8aabkAbwAczAd6Ad9aeiAgiahia
berries . 73C9qAcvBczAfzCg1ag7a
beverage . 4zA5gA5wa6kA6za7la7va7za83A8oAb8AbhAbiBcuaczAdqAeiAhkb
big . 4lA54A5sB96A99ab8AcjAd6AdqAehAfzag0AgiagqAhiAhka
birth G
bite . 4zA5da5jA6zA73a7jA7ra89B91a92A94A9kA9tacrbdkae8AehAetDezafyAgdAgkAh1B
black A 4fB4ma5bC5uA6gB6lA74A7hA91Aa5behAffDfzagmAh2BhdAhjAhkB
blades . fzA
blank_look B
bleed . 5kA65B96AafAakBayAc0ac3AcqbctAd6Cf5BfdAfoAh5A
bleed_lots H 4mA54A5kA8tA9qAaiAakAarAayAc3BceAd4Ad6ChpBhqA
blood A 5jA5kA65F6da7kA7xa8pA96A9xaakAaxBayCb3Ab8Ac0ac3AceBcfacqbcrActCd6CehAelAeyaf4af5EfdBffAfgafoAftag1Ag6agkaglagxbh5EhjahkA
blood_loss . 5kA65D7xa8pA96AayCb3Ac0ac3AcfactAd6De8AexAf5BfdBfgag6ah5ChiB
blow . 4mB4za5ra6oA6yA76B7mA86A8ga92a96A9ha9qAalabmAbpac5acrAcxadmAdnBdqaejAelaeoAf8Bg1Ag7BgzBh2ah5BhdaheA
blue B 4nA50A5jC5mA6iA6rA73A74A7vAatDb3abkDbpBckAdfadkBe8aekAfcAg8b
blue_skin E 5jD8aAatAbkAfqAg8A
blurred a 4pa5ja6za74a98A9qaaoAb8Abwacraczad6AddaehAfsa
body_weight . c3A
boiler . 54A60A6lA7jA98B9fA9wAc9AehBesAhkA
boiling B 4sA53B54C5jC5uA7jA8hA91BakBarBcaAceAdiAdqBduAe8BemAepAf4CfrA
bone . 68BdiaduAfqBg8ag9BhpA
boot . 6ta7uadxaetAgsah1Ah8a
born . 5kA7vB9hBcpAhsA
breastfeeding . 54a5gaeha
breath_smell . 6fA7ea8iAe8afoa
breath_word . 50A59A6fA7ea7zA8aA8iA92AayAc0bc3BcjadqAf4Ah3Ahhahka
breathe . 50B59B5eA5jA5kB6fA6yA7da7na8aA8iA92D9kAayAb6Ac2Ac3BczAddAdqBevbf6AfeAfqafrAfsAftAgaagqAh3BhbAhgchhahka
breathless E 54A5jB74B7ef7kA7rC7tB7wc7zA83AakAanAapaarAcvadwaepAf1AfsBg1Ag7Ag8AgdAgzahkA
broken_speech B f1B
bruise . 6taara
burn . 54C5eB5jB5oa7hA7jA7wa7xa84B91A9wAbjAbkAc0acaBclAcrAczAdiAduAe8Ef9afzAg8agdAgpahba
burn_place . 5cA5eB5ha5mA5tA65B6bA6cA6da6ga6kB6mB6pA6uA75a7gA7na87a89A8ja8oa8qA8yA96A98A99A9ba9cA9oA9pAa7BafaahBb5AblabmAbpAc0ac3Ac6AccAcqadrAe5BeaAejBelaemAf3Bf8CfgafsBg0Ag9agaBgfagjagmagsAh8AhbAheBhfa
burp c
burst A 7eA96AarBehAfsBh5AhoA
button_cell D 5jA72C9xBc0BdiBfzCg4bgkB
came_out a fzb
can . 63a6fa6ia6sA6yA6zb7da7gA7kA7na7vA84a87A92B96C9iA9nA9rA9sA9xAalBazabfAbjablAc0ac5AcfacubdgBdiAe2ae5aeiAf1AfqAfyAgqagxahgA
cannabis C 5jA5kA73C8aAfzDg8A
carbon_monoxide C 7tAa1bd1BdtAevAg6bh5A
carried . 5gA6aA7zA8aA96Aa7Ae9AepafsAg8AhiA
cheek . 6tBdkafzag1ag7a
chemical . 6tA7hF7uA7za8mA91A98a9dA9fa9wa9yBarAbhAbiBbjAbkAc3aclaczAdiBe8AekAf4Bf6afgafzA
chemo B 7vC9hCbaC
chest B 5ha5qA5tB60A65b74A7lB7tA8aAa6barAayAc6BcjDcvAd9AdwAe2BeaAehBelbepAf6afoAfrag8BgdDh5Ah7AhdAhhahkAhqA
chest_muscle a 7va
chest_word B epAgdA
child . 5mD5uA5yA63B65a67A68a6aA6da6fA6iA6mA6nA6wD6yC6zB71A72a7aA7bA7da7hA7jB7mB7oa7ra7tA87A8hB8lb8oA8ua8vA91A94B9fA9jA9na9pA9qA9rA9xA9zAa2aa5Aa6aahBamAaoaaqAasDavBawAaxaazAb5AbfabgCbkAboAbrAbxBbzac2Ac4Bc5ac6Ac7accAckAclAcwAd2bd6Ad8adeadiAdoadrAdtAe0Be2ae3Ce6Be9BekAerbevaf0Bf4AfcBfhafqAfrAftAfxCfzBg1Ag5Cg7Bg9BgaagkAglaguAgyAh6Bh7ahgahhBhjAhrahsA
child_age . 5yA63A64B6yA6zB71A74A7fa92A9ba9qA9yAaraasAaxAayab2Abqac2Ac7acuaczBdaAdqAe6AeoAfbafyAfzAg9agfagqagzah3Ah5AhaahcBhdAhrB
chin . elaf6a
choke C 5nb74B7wb8aA8iBa8aakAbwAc3AcgacrBe7AffAg8DgoAgqAgvbh2A
choke_figure a 7wacea
cigarette . 73A91aarafzBhaa
closed . 7hB7mAfbA
closes . 6zA73A7hA7jA8aA9kBduAf4AfzAg9DghAgqB
clothes . 68a6ta7ub7xa7za84Caxab3acbCcrad6ae8agdahaahpa
clots B 65BehB
clutch . 74AdqA
coffee . 5uB6ha7ka98b9hAb8ac3aehCf4afgbfzbgtah5Chka
coin A 6tA9xAbkAfzAgkA
cold a 65a74a7xa7za96a9qac3Ae9bf4ag0Bgkagzahbahda
cold_body . c3Afza
cold_decimal A cpAhsA
cold_sore b
complain . 6pA6ra6za7sa8ga8pa9hAatab0AbaAbkacladuaeoaepag8Ag9ageAhla
confused E 61A74C7kA7vA9hAbaAcrBe9AezAhiAhkC
constipated b d6a
container . 65B6ia6ya73A7da7ea9da9qAaxaayab8ac3ac6acfacyaczAe2Ae4BeoAf4AfbafyBfzAgjbgkCgpagqa
contraction C afBd6BddDe8BfoAhfB
cough . 6fa6sA74A7da7eA7sA7vb84A89A8aA8pA9qA9xBaiaalaanabhAbjAc3aceBcpactaczAdkBduae0AehAeiaezaf4AffAfrAfzBgiagkAgoAhbBhga
coughs_blood_word C
cry . 7ha7xa8pA93Aayab0AbaAbxAc3AcjAddadqAehAffAg8AgmAhdA
cut . 6aA6bB6tA74a7uB8tAarAatabkaceAcrad5Ae7AeaAf4AfgaheA
daily a
deep . 7hA7xa8aA8tAcjacrAdiaduAf4afoafqBfrafzag9BgqAhpAhqA
deep_wound F 6bB8hBakCarBd5Ae7BgzB
deformed A 7jA7kA7uB8aAakAarBbkBcpadrAeiAerBfsAgzBhkA
dentist . 6sa6ta89a8aaa7ab0Agia
detector . a1abqAdtAehAesaevA
diabetic . 73a7mA7xa8iA9qaarbc3BcjAe2Ae9DehAg0DguBh5B
diarrhea . 71A7vbawAboAbwAcrbddAfoAfxBgiA
die . 74acjAczadsBehAgqA
disappeared . 6sB74A7eA83aarAc3AcxBddadfaehahaahbA
disposal a
dive A 8aAarAbrAc3AcjAdqAhbA
dizzy . 7dB8pa9da9qa9wAgza
dog . 7jB7wacraduDe8AehaezAf6agpahaa
dose . b0abhAbmCfgagqagrAhka
double_vision D 7kBawCehAfsBhkB
doubled B 8aAcjBdqBehBg8A
drag_leg B
drink . 6ra6yA7sa80A81a83A8gA8qA8vA8xA91A93B98a9qB9waa6ab3AbuacaAczCdfBdtae2AepAf4Af5afbAfsAgtAgyAh2A
drool . 6tA74A7zAayabkAc3BddaeiAfcAfoAg8Ag9AglagoA
droop . 6za74A76B7jC7mA7uA7xa86A8pA8qA8zC96A9uA9wAa8aakAamAbkEc5AcpacrBcuaddAdsAduAeiBerCf1af9afnBfsAgfaglaguAh5Ah8ahkA
drops . 6za7ha7zAc3AfzA
drops_things C 91AarAc3AeiA
drown F 7ebc3addBe0BhbC
drown_figure c
drowsy C 6yB7sAasBcpAgtBhaAhdAhrAhsA
drug . 73B7jA7la7ua7wb84b8jA92a96A98a9gA9na9ua9xBa2Balaawbaxab1bb3bb8Bb9BbhDbmBbsbc5ac7ac9AccachCcpacyAd2ad6ad7ad8adbAdcBduAe4aehaeiaevAezCf5af6AfbaffafrBfyAfzAg1Ag8AgjCglAgrAhta
drunk A c3AcrBczAf1C
dry_nappy D 7kBawBbxBddAehAffAgiBhkB
ear . 7ea7uB7va8aa8oa9qaayacjadiBdtaehaezAfqafzahha
eat . 7dA7kA7pa7xa80B8gA8vA9bba5BahBb3Ab5AbkAboBcuBcvAczCdiafgAfzbg5Ag9AgdagjagkagqBhaa
elder . 74C7fa7mB7tA7zA8qC8vA99C9aa9la9qA9tB9xAajAakAaxAbhAbkBbmBc5bc9AcvAczAd7adaAddAdkBe5Be8AepAeqAf2Af4BffAfnAfsAftag0AgkBgrAgsAgtAguBhgAhkC
electric A 76A8ga8haakaedAeiaf4BgiagkAgmCheAhjBhka
electrocuted F 91A99AarAcrBdiBeyAf4AfqAgkAgmAhjB
embers C
emptied_container D
empty_found B
empty_word . 7ta
epilepsy B c5addAe6BfcB
epipen E
everyone . 8aa98C9cBa6abgacpacuaddAe8aehAfzAgkA
exertion . 7ea7mA8gA91a96B9da9paaiAakaasaayAb8abrAceAe0Ae2ae8ae9bfbAfcagkaguAgzah5Ahgahia
expiry b 7fa9zacraddafza
extreme A 8aA98Ba6acjAdsAehAg8A
eye . 7wb8mB92a9wAaiac3Bc5acuaczCd6AdiAdkbdxAe5Be8Ae9AeaCehaeiAejDf4BfbAfgAfpAfsBfzBg1AgdAh0Bh2Ahaa
eyelid . bkAe9bf0ag7ahka
face A 9ba9cA9kA9pAayAb3AbwAc3BcaAcvadkae8AezAfoAfwag1BgdahdAhla
fact_word . 7uA8qA91B96A9haa5aawBbaac1BceAcuae5AeiAelaf1Af2Af6afcAfoAfqAg5BgiAgkAgpagtA
fade . 7sA8aa8gA9qCb8AbkBdqAeiAf1AgkAhbA
faint F 7oB96A9qB9wBcrDddAdrAe8AehAezBfoBgzA
family a cza
farewell_figure .
fast . 99bapa
fast_number A ehA
fear . 7ra7zae8aeaaehaezafea
feeding . 7xa8pa8vA96A9qAalabhAceAcjAd9AdfAe2AepAf5af6afgagdA
feel . 9cBbaAc3Ad2AdtAepAfgag7AgdAgqA
fell . 7wa81a86A88A8pA8tA96A9dC9oA9wAa0aa8aamBayAbkAbrAc9AcrAcuacxad6AdfAdnBdqBeiAelaezAffagfagkBguAgvah5B
fever . 8aa96B98B9rAakAaqBbrEbtFbwac0ac5bcxaddAdqBdsAe2Ae6Ae8AekBf6BfcDffafoAfqBftAfzag9agqagtAgxAh2EhaahfBhqAhsDhtC
figurative . 7waawaazAb0Ab2AcebcracyAczadfaezafoag0Agdbhka
figurative_death . 7xa8oa8pa9ca9waakabtAcvaczae8ae9aevAezaf1affAfgafzbg0Bg8Ageagjagxah2A
figure b bka
filler . 7zA81a89A8ga8oa8pa8qA8xA94A9aA9ra9zAa8aadaapaauaawBazac5bcxaczad2Ad4AdsAdtAe6Be9AejAekAerAexAf1Af2AfnAfqAg0AgkAgsAhhAhiahqAhrA
find . 9qA9wabkAczAfzAgpaguAhbChia
fine a 9abb8acrAfza
fingertip A arB
finished . 8jabkAc1bddadqAhaa
fire . 9qAarAbkacjaffahia
firework B 91BarB
floor . 9dB9xbc3Ae6Bfza
floppy A haA
fluid A aiB
foam A ayab8abkAc3AceAcrBe9BfcBfoAg9Agla
food . 8wa9cA9ha9xba8aapab1BbhAbjac0acfAcpAcvacyAd5BduAe7AeiAelaerAeyAf9afraftbfzag0Ag1CglagmagvahaaheahgahiAhjAhqA
food_poisoning . hka
foolish A
foreign_language a
foreign_throat B g9B
fork A 91AarB
found A 8vB9qA9waajAayAbkBbwAcpacvAeiAerBf6agpaguAhbChia
fracture a 99b9daakAceae5ah4a
fruity . g8A
full . 9qAcraffAgkAh5A
fumigated B
gas a 98A
gas_poison . 91a9nB9qb9wA9yAarabjAbkAceaclaczBdiAdkafgag9A
gas_smell F 9nB9wCehB
gave . 98a9daa2Ba3BazAb0Bb8AbgabhCbmDcrae8Ae9Cf6ag3BgpbgxA
get_up . 9daakAc0CceAcrAdkBf4Ag5Ag9AgqAh2Bh5AhdAhqA
gibberish D 8qAc3AcrAe2CeqBf1Bf2BfsBhaAhkA
giving_away a
glands a
glass . akBc3AcdBd5Ad9AdkAf6AfbAg6A
goodbye .
grabbed . 9da9pCakBarAataayAceadfae8AeiAhia
green . d2aehCffbh5C
gush A 9qAaiAbkAc3AczA
half A hdB
half_face A crB
halted . c1bddaesa
hand . 9pC9uAa6aasAayAbkabwAc3Ac6BcaAckAd5AddAdiAdkbdqAe8BeiAeyAf6BfoAfqBh3AheAhjA
hard . 9kA9wBatAc0acrAdpAdqAe8aeoaf1BfeAfsBfyagkagqAgxahkA
hard_belly D cjCcvBehAfoAhlC
hard_breathe E feAgqA
hard_speak D
head . 9hAb0Ab6bbaAc3AcxacyAdiadmAdnBfoBfqAfsBg7Agdah5AhbahdahiahoChpAhqA
head_injury_word E
headache . 9cC9ha9wAafAaoBb8AbrAbsBcpacyAczad6Be5Ae8AehAf6AfcAfoBfsBfzbg1AgcAgiagpah3BhfAhkbhoC
heart . 9daarAawAbmAcjDcrCe2AehAf7AfzAg0CgdDgkA
heart_attack B c5acrB
heartburn a d6addafzbhba
heater . 9fA9nA9qb9wAc9AehAesAg8Ah5AhkA
height . 9dB9uab3Bb4AbmBbyac5ac9AceAcvaczad6adwae2Ae8Af4Afbafgag7ag8agxahbahqA
hi B e2AehAfrAftBh5A
hidden_place . fzA
high_number C ehAftBh5A
high_temperature . brAbtBc0acvAe2Ae6AekAfbAftAfzag1ag7ahsBhtB
hip . cja
hit_by B 9qCcrAdfAdrAezAgdAgzD
hives . araayAduAehAfeAffAg1Ag9AgqBhhB
hoard a
hoarse . c9Ah4a
home . 9xAblafzA
horse . arAcjA
hot_thing . 9qabqAclAdiAe8AehAemBfzA
household . 9wa9xAadAaiAalabhAboAbqac0aceAcuadfAdzAe0Ae5AeiAeoaf6affBfqafrAfzAg0ag1ag8agaagqAh5bhiahpa
hurts_eyes . a7Acraeiaf6afcAg6a
hypo C ayBbwAc3Be8B
imaginary . c9AcrBe2Ae5Cf1Bfea
in_stock . 9uaasAb0abfabgac6Bd9AddaejAepahka
incontinent B e9B
indoors . amablac9AcrBdfaduAe8AehAf4AfzAghAhba
ingested A ahAalaaraayAb5Bb8AbwAcpaczBdaadfAe4AeoAepAetAfzAghAgoAgpAgyA
inhaled . bjAc0ac3Bc6Bc9BczDe8Ahgbhka
inhaler A b8AbkBc3Ac6BhhA
injury a
install a c3AftA
instead . azAb0AcfAcrAcyAddAe8Aehag3AgkAgzBh5a
insulin_pen . bmAgkB
invisible B f1B
iron a crBcuad2affch2b
itch a dqaekaffafoag9ahka
jaw . arBcjAckAe2AehAeiAg0AgdAglahqA
joking b adaceaf4a
jump a
ketone_number A ftBfuA
ketones B
kick . ayab8a
kill .
know a
late_weeks . b8ac3Ah3AhcBhkA
laugh_mark a b8acra
leaf . eaBfzBghA
leak . ayBc0ad6BdfBhqA
lean A eiAepA
leg . arAcdBcjad6addaeaAelafoAfqBg8agaAgsAgzAh5aheB
less . ayBb8AblBd6BdpAfcafoAhka
lethal_height . b8abraceAdoae8Af4Bfcahaa
lie_flat .
life . foAhoC
lift . cjagjahka
light . brAehA
limb . b1Aboac6Bc9AcfAckAcoAcvacxacyAd5CddAdiAdkae7BelaenaeoaetCf3Bf9bfcafeafgafqAg1agaBgvah0ah1BheAhla
limp A asAckAcrAdpAeiB
lips . cjackAe7ae8Ag1Bh2A
live .
locked_in A
long_time . ayAc1Dc3AciAcjAcuadfaehAejAeoaexAfcAg5AgkagnAgpagqah7a
loss a ayBcuad6Ae5CfsAgdbh4ahiA
lots . ayAazAbjAbwAc0aceAciAcqad2Ad9AdkBduAdxAe0Ae4Ae5ae9AeiAf1bf5AffBfgAg1Bg7Ag9AgnAgxah5Ahia
low_mmol . b5AbmAc3Acfacyaczae8AehBftAfuCg3Agkahka
low_number . bhAbmAbtAbwAc1BcxadkAe6ae9AekAftEg0AglAhsA
low_percent . dgae1B
low_temperature A cpAftAhsA
low_word . drAe8AgzA
lump . cxa
magnet C dfAfzDg8AgkBgoA
make_sound . crafoA
malaise A
many . bjAbkAc0bc6Bd6AdgadkBe1Ae4Ae8Aeiaf4AffAfsAfyAg9AgjAgkCgpagtBhaahda
many_grams C
measured_fever . brAbtBcrae6AekAftAfzahsAhtA
medicine_store . fzA
melena D
memory_loss A
meningitis D
message . c3acsa
mine . bhBbkabmBc3ad8adfagda
mistake A c3AcrAczAdfAdrAf4AgkAgpagzAhbB
mistaken . czAfzAgkA
mix . czAe4Af1Bf2Bg9A
mouth . bmBbnAbpAbwAbxCc0bc3BckAcrBczCdiAe8Ae9AeiCelBf1Bf6bfeBffAfnBfqAg1Dg7Ag8agdageAghAgqBgsCh2Ch7ahka
move . bwAc3Bd6A
multiple A cjBcpacyAddAdfBe8Aehag3AgkAgqAgzB
mush . f1B
mushroom . cvCdwAehCffAfzBh5A
nails . fzahpa
nausea . c3ad6bdtAe8aeiAgdAgzahka
neck . dzBepah5AhbAhdAhka
never . bwaehAhoA
newborn C cyAffb
nipple a
nitro B
no_more . crAddAdqadsAduBe2AeiAeoAffAfyAgpahdAhpahsA
no_tears C foAhkA
nobody a cea
normal_temperature b e1bg4a
nose . ceaddbdiAe0af4bf6afgag8agdahbahia
nosebleed . c3AdjafcAfgbgtahka
nostrils_flare A
not . c3Ac7acrAcuccxaczad9AdaadgCdkAdmAe0ae4Ae8Be9AeiAeqAevAf1Af6AfbAfrAg1AgdAgxBgzah5Ah6Ah7AhiAhoAhrB
not_breathing_word G crC
not_now c c5bceacradqAe6cfsAgiAgkagpagzahga
not_working . czaeiA
not_yet .
nothing_out C
odd . e2AevAf1Affah4AhaA
oil A duAe8Bg8a
on_fire C
open .
opened .
out_of_water . cuacxad6BduaeiBeoAf2Af4Bf5Ag8AgfaguAh5AhbC
over_a_day . dgadiae1Be8Af4Ag0AgkB
over_now a
overdose_word D fkC
pad A cpAd4AexB
pain . d5ad6AdcAdsAdtAefAelbf1bf6bf9bfbAfoAfsAg0Ag5AgeAghAgxah3AheahoA
pale . e8AehAf6aghbhbAhdA
palm . czag1Ah3A
palpitation a
paper a crahia
paralysed B eiAfsA
per_day . d4AddBeiaeoAexAffafzagfagkagtAh5AhgahrA
period a ehahsa
person . d7ad8adkAdnAdsAe9BeaAevaf1Af2Af5Af9AfeafrAftag0Bg1Ag5Ag6ageagkAgoaguCh2Ah4ah9AhgA
pharmacy . h8ahka
phlegm .
phone . d9adaae5aezAf1bffag8AgkAhba
picked . dkAehAfzAh5A
pillbox . gkA
played . ddaf4afzagvahka
plenty . czad6AdgadkAe1Ae8AgkBgtAh3Ahaa
poison . d6addAdiBekAenbeuCezAf4AfbAfeafgafzGgkCgqAgza
poison_figure b
poisoned C
poo . ffAhdA
pop_noise B
postpartum . e8AexA
power_tool A e7BfbA
pregnant . dqBe5BeobfoAg1Ag6ag7Ag9agfagkah3Ch5ahaahcBhdahga
prepared a
prescribed . gka
pressed . daadkAdqAeiAf4af6Af7AfbAfoAfzag0A
pressure a dcAe8A
pressure_number_high .
pressure_number_raised A ehAhkA
preterm . dfae2ae9Bf1BfgaftCgqah3AhaahcC
prevent a
product . f4afzAgqAh5AhbA
pulse A gkb
purpura_word E
put . dxAeaAepAeyBfcAg9AgkAhdAheAhjB
quit_verb .
red . duae8aekaf5BfbAfeaffag8Aglagmbgxah5Ahba
red_jelly B
remember . eha
repeats . dnBf4a
replaced a doaeiahka
respond .
ribs . dzAe2Af8BfoAfrBgdAgjagzAhbAhiA
ride . gwA
right_low A duAehAfoAhdB
rings . ehA
ripped . duAeiAelaezCf7Ag1BgqAhpA
ripping A
rise . h5A
rolled A fcA
rope a
run_over F e8BgzB
sank . hbB
sats .
say . f1Af2AftAg8AgdAhaahba
scald C
sedative . f6B
see . eiAf6afsB
seizure F
sever A e7BezafzAg8AhpA
severe_burn . e8BedAekAexBffAg1Ag9agmAh7aheA
shake A fcAftAg0BhbahqA
sharp . epafqCgaBgda
shin_bone A
shiver . hba
shock_word B hjA
short_leg A
shoulder_blades B
shrill C
sick . feAfsAftAfxAg1Ag5Ag9aghAglagtagzah3AhrA
side . eiBejCeoBerCf1af6bfgBg7Agqah7AhdC
sight_lost D fsBhkB
skin . frag8bgea
skin_bump .
skin_off A
sleep . foahga
sleep_lots . h5Ah7ahbBhgahkahsB
sleepy_cause . f1afcafoagdAgeagzAhqa
slow_speech C
smile B fsA
smoke . gta
snake B feBfzCg1A
sniffed A
snores . fobh7a
snow . hba
soak . gnA
socket . heA
someone_elses . f4BfyagkCguBgzAhdA
spasm A fcA
speak . f1AfsBhaBhib
speech_word . fsA
spike . fqBfzagaC
spilled . f9AffafrBg8agfagjAgkAgqagtaguAgzAh8ahgahka
spit A
spots . fbBffbfgag1Ah2B
squeeze . foAgdA
stabbed G
stand_up .
static_shock c
stay . g6Ahkahsa
stiff . ffbfgAfzag1Ag8Ag9Agkah5Ahka
still_bleeds B
sting . fyAg1Ag9AgkA
stool . foAfxAg1Agkagqah2Chra
stop . gkahdahia
storage .
stranger B
strap a
street_drug C
strength_loss D
stroke_figure b
stroke_word B
strong . fsBfzag1Ag5Bg7AgmAgzAhhB
strong_acid C
stuck . g8Ag9DgaagoAgqAheBhqA
suck_in . ftAhhA
sudden . g0ag5BgcAgdah0A
sugar A g0Bh5Ahgahkb
sugar_mmol .
suicide A
sun a
sunken E h5A
swallow . gqAhia
swallowed . g5Ag7aghAgkagoAgqAgyBh1AhhAhka
sweat . g8BgdAgiagzahka
swell . g9CgeAghDglagqBh1Ah3Ah5Ah7bhqa
symmetric A
syringe .
temp_word .
testicle . h5A
testing .
thick . ghBglagqA
thing_swallowed . g9DghAgvahaa
throat . gaAgdAgoBgqCh7a
through .
throw_other a
thunder .
tight . gdAgjahia
tingling .
tiredness a hdahka
toilet_training c
tongue . gqC
tonight . glagpagxah7ahda
too_much . gkChda
took . goAgrAhdAhia
tooth .
touch . hjB
towel A
toy .
treatment .
trigger . h4AhaahhBhsbhtb
twice A
twisted A
unable . hiAhkA
unconscious_word F guB
unhurt b
unprotected . gzA
urinate a haahka
vape .
vehicle . h5ahaahka
veil .
venomous A
violet A h3AhdAhkA
vision_sign . hfA
voice . h5A
vomit . hdAhiahsA
vomits_all B hkA
wake a
walk .
wander B
want .
water_place . hka
waters E hfB
weak . hga
weapon . hjA
weeks_along .
well . hkahsa
wheeze .
where_when . hqA
wire .
within_a_day .
wood .
work .
worse A
worst A
wound .
wrists .
yellow a hsB
young_age .
young_months .`;

/** A weight, then the words that have it, by their first five letters. */
export const WORD_WEIGHTS = `A abajo accou aceto actin adelf agita ago agony alarm alcoo alred and antec antic antif anyth apart aplas appel appui arach arran arret asked asmat ate atrag atroc atrop autou avisp awful ayuda azul bain bajo balbu barel barki barra bat batte bayas beau behin belly belt bent bitte blade bleed bleus blind blood blotc blow blue boili bolit borde borra bote both boton bouff bouge bouil boyfr breat broke brown brula burne butto cable cacah cae cage cai caida calle calpo camar came camio campo cant canti caram carbo cardi cashe catch caugh cerra chais chauf chemo chez chopp chorr chuec cierr clamm claqu clava clean cloro closi cloth coagu codei coeur coinc colla colou comes comin como compa conna conoc consi conti copin corto cote cotes coupe creus creux crie cry cuchi cuest cup dad dado dalsy decir dejo demi desma desor despe despl dessu desta diape dio dirai dire disso dobla doesn door doses dots drain dress droit droop dura duro eaux eliqu empez encen encer enchu encue enfon enorm entai enten enter enton entra erreu es escup espos espum esta et etang etran eucal evano even ex face fade faill faint falta fat fathe fell feu fire fits flaco flari flojo floor flopp flots fluid fois fonce fond foxgl fract g gamin garga gauch gaz gens gente gibbe gicle girlf glue glyce goes going gomin gone goudr grand grape green grill grise gummi habla hablo hacia hacie hand hangi hard hardl harpi haven he head hemor her here hice himse hit hoja hold hondo hora horne house hubby huele hunde hurle husba ictus il iman imane impor infar injec insop isn its izqui jai jarri jaw jerki jsuis jusqu just kicke lache lagri lame lance larme leaki levre lily line liqui lithi loads look looki losin lucec luego lumin luz lycee lying machi macho magne main maint makin malai malgr mamie mandi mano mar marc marca mari marid marih massa masti medio mento metal metro mezcl middl milie min mismo mista mitad ml moani moi moiti moja mom moms morce mordi moret mot motor mouil mouss mover movin muchi muy nacid nafta nan nanas narin negra negro neveu ni niece nobod noix nos nostr not nothi noto nouve nowhe numb nunca nuque odeur off oil ojo olla ont open opres pad paral parfu parle paro parte patin peanu pegad pegaj pegam pench peopl perdi perdu pere perfu perso perte picks piece pierd pila pile pills plain planc plie pod poitr pond pone ponie pop posit probo profu prope puede pulga pulle pulli punal punti pupil puso qu queja quien quimi racon raide raise raisi ramas rattl recie recog recon recu recup rendu repos ribs rigid ronde ropa roto round rugby s sa sacam sala salch salle salon salpi salto sangr sank say scald screa se see segun seis sem sens sente sertr setas shake shaki shot sient silla siste soaki socke some someo sonne sonri sont sosa souff soup souri space spasm speak spill spiri split spray sprea squee steak stick still stran stren strip stron strug stylo subit suce sudan sudde sudo suelo sunke sus swall sweat swell talk talki tape tears telle tembl teter then thing thinn thoug throw tibia tide tiene tient times toco toddl tomo tonne tonte torci total touch tout towel tract trago tragu tremb tres trozo turni unblo under uno used vacio van vape vater veo vert vide vie viole vitre vodka vois voitu vue weed were while whole wife wifes wont worst y yaya
B abre abrio aceit acido acost ahoga ahogo aidez aiman air aire allon alqui appar ardie asfix ataqu babys bafou baies bano bleue bone boute brigh bu canna chair chewe chimi chiqu choc choqu clutc coloc coma comim comio confo confu coraz cordo cosas crane crash cree crook cuelg debou delir derec deven di diero dispa dived doble douch dropp drown drunk dur echa effor elle encim encon epile equiv error estab estam estuv etau fit flatm foami fonta fourc frelo fuerz gas gasol girl gobe got grado grita grose groun haemo hasn hasnt heate herse hes hi him hipog his horri huile hypog into kiwi knock lado lange lavad leo lieu like limp looks losa metre mins minut monox monto mothb nacio nena newbo noire notre noyad nuca oedem onto oreja palab papy pelle pend perds pire plate posos pouri pris proje puce pulse pulso pumpi raidi rat rats react reagi reall redon renve repre respo route sabe sale salen scoot secon seein sees sent sever she side sight sigue slurr sorti souda soude sound spitt spot stabb stopp stuck sueur suffo suspe tabla techo think third thund toile took torax tour trapo type uva ve vento vibor vient visag visio wc weird went wet xarel
C accid adren agarr aguas arres arter azule board clots co coin compl consc crach crisi crois degre devie dextr doubl etouf fitti gaspi grave gris ha havin heroi hirvi hour hundi impos incon inste isnt lui menin metio mucha net os parad pouls puse rato reacc repen respi sacud sait sang shes shock soft somni taken terce thora uncon very voit
D bebio choki convu creo elect epipe intox sort
E drank
a abces about abrir absce accro acele ache aches achet achy acoup acues adelg adult afrai age agrie aguja aguje aide aine alime alivi almor alrea alto ampol ampou anima annee antes anus anxie appoi apren ardor arros artro aslee assez atten aunt aura aurai autob avait avant ayuna bajar bajon balan ballo balon barco bas basse bebi becau bedti befor besoi bette bien bin bland bled blues boda boit bonne boost boots boss bosse bough boxes brace bronc bross build bump bumps bunge burnt butte cada cader caigo calam calcu calie call calor canap canci candi cansa cap care carot carpi carte carto caspa cast cauch celul cena certi chale chamb chans chapp charg charl chass chat chaus check cherr chewi chick chicl chien chill choco chois chole ciati cicat cielo cinco cinq class click climb clock code codos coles coliq combi comid compo compu confi conge connu conse const conta cooki corn corre costr coude count coura courb cours crack cramp craqu crece crema creme creva cried croni crout culit cumpl curad curar cure curso cutti dandr dar debaj decal decid dehor demen denti depil depor depre depri dient diet diger dijo dile diman dinne dispu divor dizzi docte does dois dors doudo drawe drivi due durmi ears eat echo ecole ecrit edad effet egrat elegi eleve encar encia energ enfan enlev enrou entor epaul epluc era eruct eryth esa escap escue ese espin essay estac este estre etein eveni exam exame exams expir faim fesse fessi filet final fine flash flato float flush flyin food footb foreh forev forge forgo forme free frent frequ fresa fridg front fue fuego fumar fungu gangl gastr gato gelul genit genou get gets glute good gordo gota gotas gotea grani grass graze griet gripp groin guard gueul gum gun gusto guy habit hacer haha halei hambr happe hate haut heat heel hell herni herpe horno humo hungr ibupr id if ils incar indig infan infec ingle ingro insol insta inter intes intim invie ir ironi itch itchi itchy jab jaune jeter jeudi job jouer joues jour jueve jumpe karde keys kidne kids killi kilos known labia lacte lag lago laiss lait lamio lasti latel lavan leavi leger legum lende lente lenti leve leves libra licke lista liste livre llave lloro locke lol longe lourd love lumba lump mad made maigr mala maneg mante marat mardi mark matan match meal meals meds mejor melat menop merci mesa messa met metfo mettr mieux migra mild milk minor misse mites momen monda monit moral moust muerd muere munec muscl nadar nadie nap navid neces needl needs nerve nervi nervo new nicot night nits noel noisy nom noon norma note noter nudo nuits numbe o odio odora offic ofici oidos ojera olfat once ordi ordin organ ortei orzue otro ou oubli oxyge panic panta paper papie paque parce pared parpa pasad pasaj passa pecto peeli pelad pelic pelli pelo peluc pepin perce perd perfe perio pesad peu pezon phone pica picor piedr pieds piens pies pilas pillo pimpl pinch pink pins pitid placa place plage plan platr play pleur pneum poco poils polen polle polvo pompe poqui porqu porta posib poupe pox premi prepa presc prete prima proch prueb psori pu puis puree quel quell queme quito rache racin rage rando range rasag rasan raspa raspo rate read recet redac reflu regim regle rein reins rempl rende renou renov rentr repar repea resta retar retou retra reuni reve rhini ringi rinon risa ronco rough runni runny sabor said saliv sarpu savoi scab scar sciat scree seasi seaso sec seca seche secs sed sein seins sensi sento serai servi shaky shift shing shive shoes show simpl sirve ski slept small smoke snack snore sofa sofoc soif solar solei somme sonar soon sore sorta spicy sport sprin stabl stain starv stock stone stres subir sucre suelt sueno suert suici sun sunda tabac taill take takes talks talon tan tapon tard tarje tasse teddy teen tele telef telep tempr tende tener tenis tenni termo thank thirs thumb tinni tira tisan tobil toe toes told tomar tord tos tot tren tried trip trous tu tue tuesd tunne turno twitc use usele usual uti vacac vacci vacun veran vergu vers verte vez video viend vieux vin vinai vineg virus voir volar volve volvi vous vu vuelt vuelv waiti walki wall wanna wants warts wax way well will wind wine witho worn wrote years yeast yeso yoghu yogur zapat zombi zoste zumbi
b acari acaro acne afeit afoni alway amigd anali angoi ansie antoj aphte arthr astil athle auxil bascu best bites bloat block brise bulto callo canke carga cat catar cause cera cerum chron cisti cita codo colic colir colum conju cradl cravi crayo cream crick cross cruje cuant cysti derma dieta diges disch dorma dust eccem echar eczem elbow enrhu esgui estor etern expre factu faut flu flujo footi foule fumer game garra gases gassy gingi gout goute gras gripe hair hamst hango hemat hipo hiver holid hongo how hungo insom inven irrit jeun juega jugan juste kebab knee leafl lice list llaga lombr loose low medus mocos mole moque mosqu movil muscu mycos nettl nicke noctu notic often olvid oral orden orgel ortie ortig osteo otite otiti pasa pela perim persi pican pierr piojo possi poux prosp punto pupa radio rasca rdv regur resac revis rhume rit rodil sad sarte scrat secos seque sert shavi si sickn siemp signe signi sinus sneez splin sprai stati stitc stye syrup tapad teeth tendi tendu thrus tick tickl tigre tique tiron toca toena tomat tooth torti toxic trace trist tv ulcer vacan vagin varic veget verdu verru viaje vitam volan voyag wart which winte worms zona
c condu frigo gerce hiccu hoque joint resfr`;
