/** Written by `npm run learn:emergencies` from the phrases of `testing/samples`: change those, not this. */
export const BASE_WEIGHT = -8;

/**
 * Of a concept, `-` before one that is denied, then with each concept that stands near it, by the place of its line in
 * two digits of base 36: A to Z for an emergency, a to z against it.
 */
export const CONCEPT_WEIGHTS = `-a_little . bna
-abrupt A bnA
-bad_sign . 11a34A64A6sB8cA8tBbbAbgAcbAdrAg8A
-badly . 3ra
-battery a bna
-bear . 4uBc3Bcbad7BdyA
-bend . 36A3oA5bA6fA7jA8tCbgA
-beverage . 6nabga
-blood_loss a bna
-blow . aba
-blurred a 4gabna
-breath_smell A bnB
-breath_word B 6sAbnB
-breathe D 36A3sA4zA7dA8pAbgAbkabnDcbAg8AgvA
-burn a bna
-burn_place . 26A4zB7jA
-can . 10a1pa2qa3rBcbA
-catch_breath D 36B4zCbnC
-coffee a bna
-cold a bna
-complete_sentence A 3rA4zAbgAcbA
-container a bna
-cough . 4zA7yA9kAd1AfeAfnBfzA
-cry A bnA
-cut a bna
-dentist . 36a
-disappeared . crAcyCelA
-drink A 37A3oB3rA59B5aA6mA6oAe5Bg8AgsAgzAh5B
-eat . 3oB6sa7vB7yaacBc9AdqAfnag8agsAh6A
-fade A 8gAbnAcrAd1AelB
-faint b bnb
-family A bnA
-feeding . 4za6mBbgag8AgpagsA
-feel B 36A3jA3oB3pA40A4uA4zA59B5aA6hA7iA7naa4AabAb4BbgAcbAcpAcvA
-fever a 3za59abaabnad7agza
-figurative a bna
-figurative_death . gxB
-filler . 3rA
-find . 3uA59B7nAb3AcyC
-food . bga
-gave a bna
-get_up . 3jA6sB7iB95BbyAejA
-grabbed A 36A
-halted . 4bAabA
-hand A bnA
-hard b bnb
-headache A bnA
-hurts_eyes a bna
-ingested a bna
-inhaled A 36AbgA
-inhaler A bnA
-install A bnA
-itch a bna
-keep_down B bnB
-kick B 3pA5aA9zAbnBguAgzB
-know A 6nAarAbnAcbAfeAfzAgxC
-leg A bnA
-lift . 36A3jA4uBabAbgAgpa
-limb . 26B
-make_sound A bnAf5BfnA
-move C 36A3oA3sA4uA59A7uA9dAa4AbgAbnBcbAcpAcvA
-not . 6hA
-open A 4za75BbnA
-pain a 4uabnad7agza
-phlegm a bna
-phone a 4gabna
-picked . 36A
-pulse D 36BbnDcbB
-recognise C 36AbgAbnCcbA
-remember A 4dA8tAbnA
-respond C 36A3oB4zB59A5zA64B75A7iA7nA7oA7uA84A90AayabgAbnBbyAcbAcebdrAdzAegBejAg4a
-right_low A bnA
-rise B 36A4uBbnB
-say . 3jA64BayaceadrAdzAejA
-see B 36B4ga4zA75A7nAbgAbnBgzA
-seizure b bnb
-severe_burn . 36a
-sick . gaa
-side . 2iBbgA
-sleep a 3oabnacba
-sleep_lots . 3oacba
-sleepy_cause . 3oa
-smile A 4zBbnAdzA
-snores . e5a
-speak B 34A36A3kA4zC59a5aa6hB6sA7nAarAbgBbnAbracbAf7AgxagzB
-squeeze A 36AbnAd9A
-stand . bnAd7AdyA
-stand_up A bnA
-stool a 36abna
-stop . 3nA3rB49B4aA4bB4cB6na6zAafAbkAblAbyAdoB
-strength . 6mabgA
-strong A bnA
-sudden A bnA
-sugar a bna
-swallow . 6gA9fA
-swallowed . 3aA3oA3rA6gA6na6oA7ya9fAacBbbacbAdqAe5BfnagsA
-swell a bna
-tonight a 36abna
-took . 59a6gA6nb7na9fA
-tooth . 36a
-touch . 7jA
-unable . 4bA
-urinate B 36A3oA3pA3rA4za59A5aA65B7nBafAbgAbnBcvAdyAfxAgkAglAgzB
-voice a bna
-wake C 36A3sA4zA59B64A6sB8cA9jAbnBcbBdrAebAfzAg8BgsA
-walk . 7jAdzB
-water_place a bna
-where_when . 6sA
-work A
-worth a 36a
-wrists a bna
a_little . 33a34a3la3nb3pa3uB3xa4bb4ca4da4pA4ta4zA5cB5ma5ua5xb6bA8ob8va97aahBaoAb3AbyAcbAcfacvad0AdbaeeaeraeuaevAf6Af7afdafgafmafyag3ag5ag7agta
abrupt A 3aA3jA4dA4pA4qB4uA4wA56A61A6dB6hA75A7iA8dB8oA8pB8tB8vCagAarAbbAbpAbyAc3Bc8AdnBe0Be7AegBehAfkBfnBfrAgfA
accident . 6rA7yabnAd8BfnageB
after_verb . 3ia3kA3nA3uA4ga56A5cA5wA61A6oA77A84A8dB8oA94A9fA9kaatAayAb3Bbkac9Acjacxad1Ad9AdbAdkAdrAe2AegAehAf3AfoAg5agcBglAgsAh2A
age_word . 5sA7yA90a9kAacBarabkabpacbAcjAe5AfeAfnafzAg5agkAgsAh6Ah7A
alarm . 3aa3rA3ub51A7hA9ocb9AdaAe8aebAflbgkA
alcohol_drink . 59B5aC6fA8ga8vaahAarAb2AcbAcradmAdyaelafeAg4ag5a
all . 3bA3ia3lB3qA3ya46A4eB4hA4nA4qA4tA4uA51a52A5rA5tB60B66A6ba6mA6nB73a75A78B7gA7hA7rA7xA7ya85A8ba8kA8oA8vA8zB9jAa5aazAb2AbgAbnAc2AcaacqacxAd9AdmAegaehAfdAfeAfgBfzDg0ag7AgeAghAgsAh4A
all_over A 3rA3xA5aA5gA75Ac3bcvAdrBdzBefAerAfgAfoA
allergy . 3xB4ua54a59B6ba6nb6rBabab3AbyacjaelaetBeuAfeBfgBfoBg5A
alone . 3raabAbnadzBeva
also . 4ua5ga6na7la8cafsafza
anaphylaxis_word F 6nBfgB
anticoagulant A 49A4bA4cA4dB6fA6rA6sA78A7gA7iA8tBafAblC
apart A
appliance . 3ia4xb67A6fa7rb85a9kB9oaalAc3AevbfeBfnb
arm . 3ja45a4iA4tB60A61A6rA79A8tA9hA9tBa4AbnAbtAdrAe5aetaeuAf5af7AffAfgafnAgzA
asthma . 3nB4qA59C6iA6nA73a7nA9mAarAbnBbqBbzAciAcqadqBegAf3BfgA
at_once . 4dA4qA6nA8tBarBbzAc3AciAdzAf3AfkAfrBgzA
ate_drug F 59D5aB6nD6sBcxA
attack A 3rB4dA59A6zC8vb9lA9mAbgAbnBbqAcbBcvBdoBdqBerBf3B
baby . 3sA3uA49A4bB4cA4eA4fB4iA4oB4pA4qA4tB4xA5cC5oA67B6cA6kA6nA6pB7iB7jA7uB7vA8bA8nA8pA9cA9kA9xaacDalAb5AbhBbmAbnBboBbpabyBc3ac4Bc5Ac9AcpAd1bdrBe7befBejAekaerBfcCfeAfoBfxag0ag3BgdAgmagsAgvagzAh6A
baby_age . 3zA4aA4bA4cA5tB65A6ga6mA6pA7iA7yA8vA8ya9kAabaacBafaagAatabnAbyAbzAcbaciAcjAd7AeuAg8AgiAgrAgsA
back . 4ba4ca4da4ea4tA5qa6hA6na78a7iBaoAb8AcfacpbdhAelaf5agha
bad_sign . 3vA3wa4aA4bC4cA4dA4hB4pA50A5ha5iB5jA5kB5nA5rA5ya5zB60A61A63A64C6bb6ia6oA6qB6zB71A72A74B75A7iA7oA7pb7uA84A8aB8dB8jC8lA8tB8zB91A93A96A97A9cA9eB9lAa2BaaBamBanAayab3Ab4ab7AbbAbcAbiBbpbbqAchAcrAcuAd1Ad4AdrBe1AelAeyBf8AfrAgaagvah1Ah2Ah5Bh6A
badly . 42B4eA4oA4pC56A5aA5ka5mA6mA6ra6sA7jA7yA8ka8ta9jA9lA9yaa9aapAbtAc4AcaaeeaegBelAfxag5AgwA
balance a
battery . 4zA59A67B6gB9kB9oab3AbgAd0Bd5afeCfjaflafzCgsagxb
beat a 4dA
bedwetting . 4qA6ha6sA7oa7yagca
bee . 8pA97B9sad1adyAfdAfeAfgAfoBfzAgjA
believe . 6na6sB7nAgzA
belly . 4iB5aB5wB6eB6sa74A7iB8pAafAahabnAbyAcjacpCcvBenBerBeuaf3BfeafgageAgsagwAgxA
bend . 6sA84Ab3AcjAcpAdzBfxagxa
berries . 59A6rCcfBcjAfeCfgafma
beverage . 4pA4qA56A5ma69A6na7na7rA8bA8caarAb0Ab1BceacjAd7AdzAgzb
big . 4cA4uA5iB8waarAcpAd7AfeaffAfxag5AgxA
birth F 59B
bite . 4pA53a6nA6ra75a77A7fa7nA7xA8oa8rA97B9gad1adqAdyAe9DeeafdAfsAfzAggA
black A 46B4da51C5kA65B6aA6sA75A8oA9rbdyAdzAeuCg1AghBgsAgyAgzB
blades . 47a
blank_look B
bleed . 5aA5uB62a8tA9zAa4AahAbkacabcdAcpCekBesAf3A
bleed_lots H 4dA4uA5aA8gA9dAa2Aa4AabAahAbnAbyAcnAcpCh3Bh4A
blood A 59A5aA5uF62a78A7la8cA8tA9kaa4AagAahCajAamAbkabnAbyBcabcbAcdBcpCdyAe2AedaejaekEesBeuAevaf3Af8afgAflafzag0agccgkEgxAgya
blood_loss . 5aA5uC7la8cA8tAahCajAamAbkacdAcpCdqAecAekCesBevaf3AflagkBgxB
blow . 4dB4pa5hb6dA6mA6uB7aA7uA8pa8tA9dAa5ab5Ab8abkabpachacpAd3Ad4Bd7ad8Adsae0Ae2ae5AenBffafgAfmBgeBghagkBgpagzA
blue B 4eA4qA59C5cA67A6fA6rA72a7jB9mAadDamab3Db8Bcjacxad1Be1AerAfnbfzA
blue_skin E 59D7yAadAb3Af5AfnA
blurred . 4ga6na6sa8vAa8AbgacbbcjacpAcvadyAf7a
boiler . 4uA5qA6aA77A7la8vB92A9aA9jAbtAdyBe8AgkA
boiling B 4iA4tB4uC59C5kA77A85A8oBa4BabBbuBbyAd0Ad7BdbAdqBe3Ae6AejCf6A
bone . 5xBdbAf5BfnafoBh3B
boot . 4za6ha7iadebe9Ag7aggAgna
born . 5aA7jB94Bc9Ah6A
breastfeeding . 4ua56adya
breath_smell . 59a64A72a86Adqaf3a
breath_word . 4zA64A72a7nA7yA86A8pAahBbkbbnBc3ad7AejAgiAgwagza
breathe . 4qB4zB54A59A5aB64A6mA71a7ba7yA86A8pD97AahAapAbmAbnBcjAcvAcxad7AebbelAetAf5af6Af7Af8Afpag5AgiBgqAgvcgwagza
breathless E 4uA59B6sB72f78A7fC7hB7kc7nA7rAa4Aa7Aa9aabAcfaddae6AegAf7BfgAfmAfnBfsAgeagzA
broken_speech B egB
bruise . 6haaba
burn . 4uC54B59B5ea75B77A7ka7la7sBb2Ab3AbkabuBc5AcbAcjAd0AdbAdqEeoafbafeAfnafsA
burn_place . 52A54B5cA5hb5jA5uB60A61A69B6bA6eA6ta71A74A79A7va7xA8dA8lA8tA8vA8wA8ya8zA90A9bA9tBa1BaoAb4ab5Ab8Ab9AbnAbqAcaacoadbAdhAdpadsAe0Ae2ae3Ae5aeiAenCevaf7AffAfpBfuafyag7AgnAgqAgtB
burp c
burst B 72Af7AgkA
button_cell C 59A6qC9kBbkBd0BfeCfjbfzB
came_out a feb
can . 5sa64a6gA6mA6na74A78B7jA7sa7vA8pB8tB95A9aA9fA9kAa1aa5BayAb4AbkabpAcebcyBdkadnadzAegAeuAfdAfoAg5agcagvA
cannabis C 59A5aA6rC7yAfeDfnA
carbon_monoxide C 7hA9occlBdaAebAflb
carried . 56A5zA8tA9tAdrAe2afnAgxA
cheek . 6hBd1afeafgafma
chemical . 6hA75F7iA89A8oA8va92a9ja9lBabAb0Ab2Ab3Abnac3Ac5acjAd0Be1AejBelaevafeBgxa
chemo B
chest B 5gA5jB5ub6sA79A7hA7yA9eA9sa9tAabAahAbqBc3DcfAcrAddAdkAdsAdyBe2be6Aelaf3Af6afnBfsDgkAgmAgsAgwagzAh4A
chest_muscle . c3a
chest_word B e6AfsA
child . 5cD5kA5lA5ma5oA5sA5xa5zA62a64A67A6bA6cA6kD6mC6nC6pB6qa6yA6zA75A77B7aC7hA7vA85B88b8bA8ha8iA8rB92A96A9aa9cA9kA9mA9oA9rA9saa1Aa6Aa8aacDaeaafAagaalAaoAayaazCb3Ab7AbaAbhBbjabmAboBbpabqAbrac4Ac5AcgAcjAcpAcqacwad0AdaAdgadiBdkadlCdoBdrBdzAe1Ae2ae7bebaedAefBejAerBf5Af6Af8AfcCfeBfgAfkCfmBfoBfpafxafzAg0ag9AgdAghAglAgmagvagwBgyAh5ah6A
child_age . 5oA5sA5tB5uA6ga6mA6nB6pA6sA72a73a7iA8cA8ya9lAabaacBagAahaalAb9abmAbracjBcsBd7AdoAe5AeqafdAfeAfoafuag5ageagiAgkAgpagrAgsAh5B
chin . e2aela
choke C 5db6sB7ka7na7yA86A9uaa4AbgAbnAc0bcbBeuAfnDg3Ag5AgabghA
choke_figure a 7kabya
cigarette . 6rA8oaabafeBgpa
closed . 75B
closes . 6nA6rA75A77A7hA7yA97AdbAelAfeAfoDfwAfyag5B
clothes . 5xa6ha7ib7la7na7sCagaamabvCcbadqadybgpah3a
clots B 5uB
clutch . 6sAd7A
coffee . 5kB66a78a8vb94Aa5aarabnac6adyCejaevbfebg8agkCgza
coin A 6hA9kAb3AfeAfzA
cold . 5ua6sa7la7na8tb9dabnAc5adrbejaffBfzageagqagsa
cold_body . bnA
cold_decimal A c9Ah6A
cold_sore b
complain . 6fa6na74A7ga84a8ca94AadaatAb3ac5ae5ae6afkAfnAftAh0a
confused E 5rA6sC78A7jA94AatAcbBdrAfxAgxAgzC
container . 5uB67a6ma71a72a8ba90a9dAagaahaarbbnabzaciacjAd5aejAeqafdBfeAfybfzCg4ag5a
contraction C 9zBcpBcvDdqBf3AguB
cough . 64b6gA6sB71a72A7gA7jb7xA8cA9dA9kBa2aa5aa7ab0Ab2AbnabyBc9acdacjAd1CdbadiAdyAejAeuAf6AfeBfzAg3AgqA
coughs_blood_word C
cry . 75a7la7yAahaajAatAbhAbnBc3Acvbd7AdyAfnA
cut . 60B6hA6sa7iB8gAabAadab3abyAcbacoAdpAdsAejAevagtA
daily . dya
deep . 60A6bB6ha75A7la7yA8gAc3acbAdbAf3af5Bf6afeafoBh3Ah4A
deep_wound G 85Ba4CabBcoAdpBdqAgeB
deformed A 77A78A7iB7yAa4AabBb3Bc9ad8AdzAe7Af7AgeBgzA
dentist . 6ga6ha6nA7xa7ya9taajAb3afxa
detector . 9obb9AdaAdyAe8aebA
diabetic . 6ra7aA7la86A9daabbbnBc3AdkAdrCdyAffDg9BgkB
diarrhea . 6pA7jab7AbgAcbbcvAf3AfcB
die . 6sad9B
disappeared . 6gB6sA72AabAarAbnAchBcxadyagqA
disposal a
dive A 7yAabAbaAbnAc3Ad7AgqA
dizzy . 71B7nA8ca90b9da9jAghA
dog . 77B7yacbadbDdqAdyaelagpa
dose . ajab0Ab5Bevag5a
double_vision D 78BafBf7BgzA
doubled B 7yAc3Bd7BdyBfnA
drink . 6fa6mA7gb7oA7pa7rA84A8dA8iA8kA8oA8qB8va9dB9jaagaamAbdacjDcxBdaae6AejAekaeqAeraf7AfgAg8AgdA
drool . 6hA6sAahab3AbnBcvadrAdzAerAf3AfnAfoAg0ag3A
droop . 6na6sA6uB77C7iA7la7uA8cA8dA8mC8tA9hA9jA9uaa4Aa6Ab3EbpAc9acbBceacvAd9AdbAdzAe7CeeAegaeoaf2Bf7Afuag0ag9AgkAgna
drops . 6na75a7nAfeA
drops_things C 8oAabAbnAdzA
drown F 72abnAcvBdiBgqC
drown_figure b
drowsy C 6mB7gAacBg8BgpAgsAh5Ah6A
drug . 6qa6rB77A79a7ia7kb7sb87A8bA8pa93A9aa9ha9kC9oa9pB9rAa5aafbagaambarCasBb0Db5BbbbbqAbrabwabzAc1Cc9aciAcpacqactAcuBdbAdyadzaebAeeCekaeqaeuaf6BfdAfeAfgAfnAfyCg6A
drunk A bnAcbBcjAegB
dry_nappy D 78BafBbhBcvAdyAeuAfxBgzB
ear . 72a7iB7ja7ya8ba9daahac3ad0Bdaadyaf5afeagqagwa
eat . 71A78A7da7la7oB84A8iB8yba1BaoAb3Ab7BceBcfAcjDdqAeuAfeafkAfoAfsafyafzag5Agpa
elder . 6sC73a7aB7hA7nA8dC8iA8tA8wC8xb98a9gB9kAa3Aa4AagAb0Ab3Bb5BbpbbtAbzAceacfAciAcjAcsAcvAdnBdqAdzAe6AehAejBeuAf2Af8affAfxAfzBg6Ag7Ag8Ag9BgvBgzB
electric A 6uA84a85aa4adzaejBfxag1CgtAgyB
electrocuted F 8oA8wAabAcbBd0BedAejAf5AfzAg1AgyB
embers C
emptied_container D
empty_found A
empty_word . 7ha
epilepsy B bnAbpacvAdoBeeaerB
epipen E
everyone . 7ya8vC8zB9saazabpac9aceacjacvAdqadyAfeAfzA
exertion . 72a8oa8tA90a9caa2Aa4aacaahAamAarabyAdiAdkadqadrbeqAerafzag9Agea
expiry b 73a9hb9macbafea
extreme A 7yA8vB9sac3Ad9AdyAfnA
eye . 7kb89B8pa9hA9jAbnBbpaceacjCcpAd0Ad1bdeAdnBdqBdrAdsCdyae0DejBetaeuaf4Af7AfgAgfAghAgpa
eyelid . b3Adrbefafmagza
face A 8ya8zA97A9cAahAamAbgAbnBbuAc8Acfad1adqAeeAf3AfbafeAfgBfsah0a
fact_word . 7iA7yA8dA8oB8tA94a9raafBatablBceadnAdzAe2aegAehAelaerAf3Af5AfkBfxAfzAg4ag8A
fade . 7gA84A9dCarAb3Bc9ad7AdkadzAegAevAgqA
faint F 7cB7iA8tA9dB9jBcbCcvAd8AeeBf3BgeA
family . bpacja
farewell_figure . gsa
fast . 8wba9ac3a
fast_number A arAbzAciAcsA
fear . 7fa7nbdqadsadyaeta
feeding . 7la8ca8iA8tA9dAa5ab0AbyAc3AcrAcxAdkAdyAe6AekaelaevafsA
feel . 8zBa6aatAbnAdaAe6AevafmAfsAg5AgzA
fell . 7ka7pa7uA7wB85a8cA8gA8tA90C9bA9jA9na9uaa6BahAb3AbaAbtAcbAceachacpAcxAd4Bd7BdzAeeAeuafuafzBg9AgaagkBgna
fever . 8tB8vB9eAaaBbaEbcFbgabkabpachacvAd7Bd9AdkAdqAe1CelBerDeuaf3Af5Bf8AfeafobfxAg5ag8AgcAghEgpaguBgzah4Ah6Dh7C
figurative . 7kaafbaiAajAbybbzAciAcxaf3afsbgza
figurative_death . 7la8ba8ca8zaa4ac5acfacjad0adqadraebAeeaegaeuAevafeaffBfnAftafyagcaghA
figure b b3a
filler . 7nA7pa7xA7ya85A8dA8kA8xA9ea9mA9ua9yaa9aafBaiaarabpbchad9AdaAdoAe0Be1Ae7AecAegAehAemAetAf2Af5AffAfzAg7AgwAgxah5A
find . 9dA9jab3AcjAfeAg9AgqCgxa
fine b 8xbcbA
fingertip A abB
finished . b3Ablbc3acvad5ad7Agpa
fire . abAb3agxa
firework B
floor . 90B9kbdoBfea
floppy A gpA
fluid A a2B
foam A arab3AbnAbyAcbBdrBerBf3AfoAg0a
food . 8ja8ya9kb9uaa0aa1aa9aakBb0Ab2abzBcfaciBcoBdpAdzAe2ae7AedAeoaf6af8bfeaffAfgCg0ag1agaagpagtagvagyAh4A
food_poisoning . gza
foolish A
foreign_language b
foreign_throat B foB
fork A 8oAabB
found A 8iB9dA9jaa3AahAb3BbgAc9adzAe7Belag9AgqCgxah6Ah7A
fracture a 8wb90aa4Abya
fruity . 9kAfnAfzA
full . euAgkA
gas a 8vA
gas_poison . 8oa9aB9db9jAabaarAb2Ab3Abnabyac5acjBd0Ad1aeva
gas_smell F 9aA9jCdyB
gave . 8va90a9pB9qBaiAajBarAazab0Bb5DcbadqAelafiAg4bgcA
get_up . 90a9hAa4AbkBbyAcbAd1AelAfkAfoAfsAg5AghBgiAgkAgsAh4A
gibberish D 8dBbnBcbAdkCegBehBf7BgpAgzA
giving_away a
glands a
glass . a4BbnAbxBcoAcrAd1AelAeqAflA
goodbye .
grabbed . 90a9cCa4BabAadaahAbyacxadqAdzBeeAgxa
green . dyCeucgkC
gush A 9dAa2Ab3AbnA
half A gsB
half_face A cbB
halted . blb
hand . 9cC9saacAahAb3abgAbnAbqBbuAc4AcoAcvBd0Ad1bdqBdzAe3AedAelAf3Af5BftagiAgtAgyA
hard . 97A9jBadAbkacbAd6Ad7Bdqae5aegAf7Bfdafzag5AgcbgzA
hard_belly D c3CcfBdyAf3Ah0C
hard_breathe E etAg5A
hard_speak D
head . 94AajAapbatAbnAbzAchaciAd4Bf3Af5Af7BfmAfsagkAgsah2Bh3Ah4A
head_injury_word E
headache . 8zC94a9jA9zAa8BarAbaAbbAbzAc9aciAcjacpBdnAdqAdyAerAf3Bf7BfebfgAfrAfxag4agiBguAgzah2C
heart . 90aabAafAb5Ac3DcbCdkBdyAemAfeAffCfsCfxAfzA
heart_attack C bpacbB
heartburn b cpacvafeb
heater . 92A9aA9db9jAbtAdyAe8AfnAgkA
height . 90Ba9aamBanAb5BbiabyAcfacpaddadkAdqAejAeqaevaf5AfmafnagaagcageAgqa
hi B dkAdyAf6Af8B
hidden_place . dyAfeA
high_number C dyAf8BgkA
high_temperature . 94A9cAatAbaAbcBbkacfAe1AeqAf8AfeafgafmafxAfzAgpagzah6Bh7B
hip . c3a
hit_by B 9dCcbBd8BfsBgeD
hives . abaahAdbAdyAetBfgAfoAg5BgwB
hoard a
hoarse . btAgja
home . 9kBb4afeA
horse . abAc3A
hot_thing . 9dab9Ac5Ad0AdqAdyAe3BfeA
household . 9ja9kA9yAa2AacAb0Ab2Ab7Ab9abkabyAceacxAdhAe5aelaetaeuBf5af6AfeBffafgafnafpagka
hurts_eyes . 9tAcaacbadzaelaerAfla
hypo C ahBbgAbnBdqB
imaginary . btAcbBdkAdnBegBeta
in_stock . acAazab5abqAcrAe0Ae6agxa
incontinent B drB
indoors . b4acbBcxadbAdyAejAfeAfwAgqagzA
ingested A a5aabaaoBarAbgAcjAcsacxAdmAe5Ae6Ae9AfwAg3AgdA
inhaled . bfAbkabnBbqBbtBcjDdqAgvagwA
inhaler A b3AbnAbqB
injury .
install . f8A
instead . aiAajAbzAcbAciAdqAfiAfzAgeBgka
insulin_pen . b5AejafzB
iron a eucghb
itch a d7ae1aeuaf3agza
jaw . abBc3Ac4AcbAdkAdyAdzAffAfnAfsAg0ah4A
joking b 9yabyaeja
ketone_number A f8Bf9B
ketones B
kick . ahaara
kill .
late_weeks A arabnAgiAgrA
laugh_mark a ara
leaf . dsBfeAfwA
leak . ahBbkacpBcxBh4A
lean A dzAe6A
leg . abAbxBc3acpacvad0AdsAe2af3Af5BfpBg7AgeAgkagtB
less . ahBarAb4Bd6Aejaeraf3Afga
lethal_height . byBdqAe6aejBeragpagzA
lie_flat .
life . f3Ah2C
lift . arac3afyagza
light . dyAgkA
limb . acAakAb7abqBbtAbzAc4Ac8AcfachbciAcoCcvAd0Ad1adpBe2ae4ae5ae9BeiBeoaeraevaf5AfeafgafpBgfaggBgtAh0b
limp A acAbtac4AcbAcvAd6AdzB
lips . c3ac4AdpafgBghA
locked_in a
long_time . afAahAblDbnAc2Ac3Aceacxadqae0Ae4ae6aecAerAfkAfxafzag2Ag4ag5a
loss . ahBcpAdnBf7AfsbgjagxA
lots . ahAb2AbgAbkabyAc2AcaacfAcrAd1BdbAdiAdmAdqAdrAegbeuBevAfgBfmAfoAg2AgcagkAgxa
low_mmol . aoAb5AbnAdqBdyBf8Af9CfiAfza
low_number . b0AbcAbgAblBbzbchad1AdoAdrAf8EffAfxAg0Agpah6A
low_percent . csacyadjB
low_temperature A f8Ah6A
low_word . d8AdqAgeA
lump .
magnet C cxAfeDfnAfzAg3A
make_sound . cbaf3A
malaise A
many . b2Ab3AbgAbqBc9acyad1BdjAdmAdqAdzaejAeuAf7AfdAfoAfzCg4ag8A
many_grams B
measured_fever . baAbcBcbadoAf8AfeafxAgzah6A
medicine_store . feA
melena D
memory_loss A
meningitis E
message . bnaccadya
mine . b0Bb3ab5Bbnacqacxafsa
mistake A bnAcbAcxAd8AejAfzBgeAgqA
mistaken . cjBfeA
mix . cbAcjAdmBegBehB
mouth . b5Bb6Ab8AbgAbhCbkbbnAc4AcbBcjCcvAd0AdqAdrAdzCe2BegBelbetBeuAf2Bf5AfgDfmAfnafsaftAfwAfxag0ag5Bg7CghCgmagza
move . bnAcpAfxa
multiple B cxBfiAfzAg5AgeB
mush .
mushroom . cfCddAdyCfeBgkA
nails . h3a
nausea . bnacpbdaAdqadzAfsAgeagza
neck . dhBe6agkAgqAgsA
never . dyAh2A
newborn C eubh5a
nipple a c3a
nitro B
no_better .
no_more . cbAcvAd9AdbBdkAdzAfdAg4agsAgxAh6A
no_tears C f3AgzA
nobody b bya
normal_temperature b djbfja
nose . byacvbd0Bdiaejbelaevafnafsagqagxa
nosebleed . bnAerAevbg8agza
nostrils_flare A
not . bnAbrac9AcbAcebchacjacrAcyCd1AdkAdmAdoadqAdrAdzAe2AebAegAelAeqAf6AfsAgcBgeagkAglAgmAguAgxAh2Ah4Ah5B
not_breathing_word G cbC
not_now c bpbbyacbbcvad7Adocdqaf7AfxAfzagza
not_working . dzA
not_yet .
nothing_out C
odd . byAdkAebAegAeuafzAgjAgpA
oil A dbAdqBfna
on_fire C
open .
opened .
out_of_water . ceachacpAdbadzAe5AegAejAekBfeAfuafzAg9AgkAgnagqC
over_a_day . cjacyadjAdqAfzAg8A
over_now b
overdose_word D eyC
pad A c9AcnAecB
pain . crad1ad9AdaAdwAe2begbelaeobeqAf3Af6af7AffAfkAftAfwAgcagiAgtb
pale . dqAdyAe1AelafwbgsA
palm . cjafgAgiA
palpitation a
paper a cbagxa
paralysed B dzAf7A
per_day . caacnAcvBe5AecAfebfzagkAguagvah5B
period a dyah6a
person . cqad1Ad4Ad9AdrBebaegAekBeoAf8affBfgAfkAflafzAg3ag9DghAgoAgvA
pharmacy . gna
phlegm .
phone . csadkadnaeeAegbeuafeAfnAfzAgqagxa
picked . d1AdyAeeAfeAgkA
pillbox . fzA
played . cvaejafeagaagza
plenty . cjacpAcyadjAdqAfzAg8A
poison . cjAd0Be4beaCeeBejAeqAetaevafdAfeFfzCg5Ageagza
poison_figure b
poisoned D
pop_noise B
postpartum . dqAecA
power_tool A dpA
pregnant . d7CdnBe5bejAf3AfgAflafmAfoafuagiCgkagpagrCgsa
prescribed . fzb
pressed . csad1Ad7AejaelAemAeqBf3AfeaffA
pressure a cuAdqA
pressure_number_high .
pressure_number_raised B gzA
preterm . cxadkadoBdrBegBevaf8Cg5agiAgrB
prevent a
product . ejafeAg5AgkAgqA
pulse A fzb
purpura_word E
put . dkAdsAe6AedAerAfnAfzAgsAgtAgyA
red . dbadqadyAe1aekAeqAetaeuafbafnAg0ag1bgkBgqa
red_jelly B
remember .
repeats . d4Beja
replaced a
respond .
ribs . dkAenBf3Af6BfsAfyageAgqA
ride . gbA
right_low A dyAf3AgsB
rings . dyA
ripped . dbAdzAe2aeeBejaemAfgBg5Ah3A
ripping A
rise . gkA
rolled A erA
rope a
rope_harmless .
run_over F dqBgeB
sank . gqB
sats .
say . egAehAf8AfjAfnAgpagqa
scald C
sedative .
see . dzBf7B
seizure F
sever A dpAeeafeAfnAh3A
severe_burn . dqCe1AecBeuAf3AfgAfoafzAg1AgmagtAh3A
shake A erAf8AffBgzah4A
sharp . e6af5CfpBfsa
shin_bone A
shock_word B gyA
short_leg B
shoulder_blades A
shrill C
sick . etAf3Af7Af8AfcBfgAfkAfoag0ag8ageagiA
side . dzAe0Be5Be7CegaelbevAg5aghAgmAgsCgxa
sight_lost F f7BgzB
skin . f6afnafta
skin_bump . gpa
skin_off A
sleep .
sleep_lots . gkAgqBgvah6B
sleepy_cause . egaeraf3afsAftageAgpa
smile B f7A
smoke .
snake D etBfeC
sniffed A
snores a f3bfxagma
soak . g2A
socket . gtA
someone_elses . ejAfzCg9BgeAgsA
spasm A erA
speak . egAf7BfeAgpBgxb
speech_word . f7A
spike . f5BfeafpC
spilled . eoAeuaf6AfuafyAfzAg4Ag5ag8ag9AgeAgnagza
spit A g5agzA
spots . eqBeubevaf3AfgAghA
squeeze . f3AfsA
stabbed G
stand_up .
static_shock c
stay .
stiff . eucfeafgAfnAfoAfzagkAgza
still_bleeds B
sting . fdAfgAfoAfzA
stool . f3AfcBfgAg5aghCgqa
stop . fzagxah6a
stranger B
strap a
street_drug C
strength a
strength_loss D
stroke_figure a
stroke_word B
strong . f7BfgAfkBfmAgwB
strong_acid C
stuck . fnAfoDfpag3Bg5AgtBh4A
suck_in . f8AgwA
sudden . fkBfrAgfA
sugar A ffAgkAgvagzb
sugar_mmol .
suicide A
sun a
sunken E gkA
swallow . g5Bgxa
swallowed . fkAfmafwAfzag3Ag5Ag6AgdBgwA
sweat . fnBfsAfxageagza
swell . foCftAfwDg0ag5BgiAgkAgmbh4a
symmetric A
syringe .
temp_word .
testicle . gkA
testing .
thick . fwBg0ag5A
thing_swallowed . foDfpAfwAg3Agaagpa
throat . fpAfsAg3Bg5Cgma
through .
throw_other a
thunder .
tight . fsAfya
tingling .
tiredness a gsa
toilet_training c
tongue . g5C
tonight . g0ag4agcagmagsagzA
too_much . fzCgsa
took . g3Ag8agsAgxa
tooth .
touch . gyC
towel A
toy .
treatment .
trigger . gjAgpagwBh6bh7b
twice .
twisted A
unable . gzA
unconscious_word F
unhurt b
unprotected . geA
urinate a gpagza
vape .
vehicle . gkagsA
veil .
venomous B
violet A giAgsAgzA
vision_sign . guA
voice .
vomit . gsA
vomits_all B gzA
wake .
walk .
wander B
want .
water_place .
waters F guA
weak . gva
weapon . gyA
weeks_along .
well . h6a
wheeze .
where_when . h4A
wire .
within_a_day . h7a
wood .
work .
worst B
wound .
wrists .
yellow a h6B
young_age .
young_months .`;

/** A weight, then the words that have it, by their first five letters. */
export const WORD_WEIGHTS = `A abajo abre abuel accou aceto actin adelf agita agite ago agony alarm alcoo alred and antec antic antif anyth aplas appel appui arach arran arret asked asmat ate atroc atrop autou avisp awful ayuda azul bajo barel barki barra bat bayas beau behin belly belt blade bleed bleus blind blood blotc blow blue bolit borde borra bote both boton bouge bouil breat brown brula bruta burne butto cable cacah cae cage cai caida calpo came camio campo canti caram carbo cardi catch caugh cerra chair chais chauf chez chopp chorr chuec cierr clamm claqu clava clean cloro cloth coagu codei coeur coinc colla colou comin comio como compa conna conoc consi copin coraz cote cotes coupe creus crie crise croqu crush cuerp cuest cup dad dads dalsy decir deep desor despe dessu desta detec dice dio dirai dire disso doesn dolio door doses dots drain droit drool droop dura duro eliqu empez encen encon encue enfon enorm entai enten enter enton entra erreu es escup espos espum essou esta et etran eucal even ex face fade faill falta fat fathe fell feu fits flaco flari flat flojo floor flopp flots fois fonce fond foxgl fract frelo g gamin garga gauch gaz gens gente gibbe gicle girl girlf glue glyce goes going gomin gone goudr grand grape grill grise gummi habla hablo hacia hacie haemo hand hangi hard hardl harpi hasnt haven he head himse hit hold hora house hubby huele hunde hurle husba ictus il iman imane impor impre infar injec insop its izqui jai jaw jerki jsuis just kicke lache lagri lance lange larme lego levre line loads look looki losin lucec luego luz lycee lying machi macho madre magne main makin malgr mamie mandi mar marc marca mari marid marih massa medio mento metal metro mezcl middl milie min mismo missi mista mitad ml moani moi moiti moja mom monto morce mordi moret motor mouil mouss mover movin muchi muy nacid nafta nan nanas nappy narin negra negro nephe neveu ni niece nieto nobod noix nos nostr not nothi noto nouve nowhe numb nunca odeur off oil ojo olla ont open opres oreja overd pad paral parar parfu parle paro part parte patin peanu pegad pegaj pegam pench perd perds perdu pere perfu perso perte petro picks piece pierd pile pire plain planc plie pod poiso poitr pond pone ponie posit probo profu prope puede pulle pulli punal punti pupil puso qu queja quien racon raide raidi raise raisi ramas rattl reall recie recog recu recup remot rendu repos retro ribs rigid ropa route rugby s sa sacam sala salch salto same sangr sank scie screa see seis sem sens sente sertr setas shake shot sient silla siste sniff soaki socke someo sonne sonri sont sosa souff soup souri space speak spill spiri spitt split spray sprea squee steak stick still stran stren stron strug subit suce sucke sudan sudde sudo suelo sunke sus swall swell telle tembl teter then thing thinn thoug throw tibia tide tiene tient times toco tomo tonne tonte torci total touch tout towel tract trago tragu tremb tres trozo unblo under uno used uva van vape vater vert vide vie viole visag vitre vois voitu water weed were while whole wife wifes worst y yaya yr
B abrio aceit acido acost ahoga ahogo aidez aiman air aire allon alqui apart appar ardie asfix atrag babys bafou baies balbu bano bleue boili bone boute brigh bu canna cant chemo chewe chimi chiqu choc choqu closi clutc coloc coma comim confo confu consc cordo cosas crane crash cree crisi crook cuelg dado debou delir derec desma deven di diape diero dispa dived douch dropp drown drunk dur echa effor elle enchu encim equiv error estam estuv etau etouf explo faint fire fit fitti flatm fluid foami fonta fourc fuerz gas gasol gobe got grado grita grose groun hasn heate her herse hes hi him hipog his horri hour huile hypog inste into jarri kiwi knock lado lavad leo lieu like limp lithi lo looks losa lumin malai mano masti metio metre mins minut mothb nacio nena newbo noire notre noyer nuca oedem onto os palab papy pelle pend peopl pila pills plate posos pouri pris proje puce pulga pulse pulso pumpi quimi rat rats react reagi recon redon repre respo ronde sabe sale salen salon say scald scoot se secon seein sees segun sent sever shaki she side sight sigue slurr sorti souda soude sound spot stabb stopp stuck stylo sueur suffo suspe tabla talk talki tears terce third thund toddl toile took torax tour trapo turni type vacio ve vento veo vibor viper visio wc weird went wet xarel
C accid agarr aguas arres arter ataqu azule board clots co coin compl crach crois degre devie dextr doble doubl eaux epile estab gaspi grave gris ha havin heroi hirvi hundi impos incon isnt lui monox mucha noyad parad pouls puse rato reacc renve repen respi sacud sait sang shes shock soft somni taken think thora uncon very vient voit
D bebio choki convu creo elect epipe intox sort
E drank menin
a abces about abrir absce acari acele ache aches achet achy acoup acues adelg adult afrai age aguja aid aide aine alime alivi almor alrea alto amari ampol ampou anima annee antes anxie appoi ardor arros artro assez athle aujou aunt aura autob auxil avait avant ayuna bajar bajon balan ballo barco basse bebes bebi becau bedti befor best bette bien bin bland bled blues boost bosse boxes bronc bross build bump bumps bunge cader caigo calam calcu calie call calor canap canci candi cansa cap carga carot carpi carte caspa cast cat cauch celul cena chale chamb chans chapp charg chass chat chaus check cherr chewi chick chicl chien chill chois chole chupo ciati cicat cinco cinq click climb clock code codos coles colir colly combi comer comid compo confi conge connu conta cooki corn corre costr coude count coura cours crack cradl cramp craqu crece crema cried croni cross crout cuant culit cumpl curad curar cure curso cutti dandr dar debaj decal decid dehor demen denti depil depor depre depri did dient diet diffe diger dijo dile diman dinne dis divor dizzi docte does dois dorma dors doudo doy drawe due durmi dust ears eat ecole ecrit edad effet egrat elegi eleve empor encar encia energ enlev enrou entor epaul epluc eruct eryth esa escap espin essay estac este estom etait etein eveni exame exams expir faim febri fesse fessi filet final fine flash flato flush flyin food footb foreh forev forge forgo forme free frequ fresa fridg front fumar fungu gafas gangl gato genit genou get gimna glute gordo gota gotea grani grass gripp groin guard gueul gum gums gusto guy habit hacer halei hambr hango happe hate haut healt heari heat heel hell herpe hierr horno hui humo hungr id if ils indig infec ingle ingro insol insta inter intes intim invie ir irme ironi itch itchy jab jaja jaune jeudi job jouer jour jueve jugan jumpe juste keys kg kidne kids killi kilos knee known labia lacte lag laiss lait lamio lasti latel lavan leafl leavi leger legum lejos lende lente lenti let libra licke list lista liste livre llave lloro locke lol longe lourd love lumba lump lunar mad maigr manos mante marat mardi mark matan match meal meals menop merci merit mesa met mettr mieux migra mild milk minor misse mites momen monda monit moral moust mudan muere mulet munec nadie navid neces needl needs nerve nervi nervo nicot night nits noisy nom noon norma note noter notic nudo nuits numbe odio odora offic ofici oidos ojera olfat orden ordin organ orgel ortei orzue otro ouvri oxyge panic panta paper papie paque parce pared parpa parqu pasa pasad pasaj passa pecto peeli pelad pelic pelli pelo pepin perce perfe pero persi pesad peu pezon pica picor piedr pieds piens pies pilas piles pillo pimpl pince pinch pins pizza placa plage plan platr play pleur pneum poco polen polvo poqui porqu porta posib poupe pox premi prepa presc prete prima probl proch prueb psori pu puffy puree quel quell rache radio rage rando range rasag rasan raspo rate recet redac reflu regim regle regur reins rempl renou renov rentr repea resta retar retou retra reuni reve rhini ringi rinon ronco rough runni sabor said saliv sarpu saute scab scar sciat seasi sec seca seche sed sein seins sensi serai serie servi shavi shing shive shoes show si simpl sirve ski slept small smoke snack snore soap sofa sofoc soif solar solei somme sonar soon sore sorta spicy sport sprin stabl stain starv stone store stres subir sucre suelt suici sun sunda tabac taill take takes talks talon tan tapon tard tasse teddy teen teena tele telef telep tempr tende tener tenis tenni tensi termo thank thirs threw thumb tinni tisan tobil toe toena toes told tomar tonsi tord tos tot trace tren tried trip trous tu tue tunne twitc use usual uti va vacac vacan vacci vacia vacun vamos veget veran verdu vergu vers verte vez vieil viend vieux vin vinai vineg virus voice voir volar volve volvi vous voyag vu vuelt vuelv waiti walki wall wanna warts wax way well will wind wine witho worn wrote years yeast yeso yogur zapat zoste zumbi
b acaro acne afeit afoni aguje alway amigd anali angoi ansie antoj aphte arthr aslee astil bascu bites bloat block brise bulto butte callo canke catar cause cera cerum chron cisti codo colic coliq compu condu conjo conju conse const courb cravi crayo cream creme crick cruje cysti derma dieta diges disch eccem echar eczem elbow enrhu escue esgui estor estre etern exam faut float flu flujo footi foule fumer garra gases gassy gerce gingi gout goute gras griet gripe hair hamst hemat herni hiver holid hongo how hungo ibupr incar insom irrit jeun juega kebab leve leves lice llaga lombr loose low maneg medus mejor melat mocos mole moque mosqu movil muerd muscl muscu mycos nettl nicke noctu often olvid oral ortie ortig osteo otite otiti oubli pela perim phone pican pink piojo polle pompe possi poux prosp punto pupa rasca raspa rdv rein rende resac revis rhume rit rodil runny sad sarte scrat secos secs seque sert sickn siemp signe sinus sneez splin sprai stati stitc stye syrup tapad teeth tendi tendu thrus tick tickl tigre tique tiron toca tomat tooth torti toxic trist tuesd tv ulcer usele vagin varic verru viaje vitam volan wart which winte worms zona
c cita frigo hiccu hipo hoque joint resfr`;
