/** Written by `npm run learn:emergencies` from the phrases of `testing/samples`: change those, not this. */
export const BASE_WEIGHT = -8;

/**
 * Of a concept, `-` before one that is denied, then with each concept that stands near it, by the place of its line in
 * two digits of base 36: A to Z for an emergency, a to z against it.
 */
export const CONCEPT_WEIGHTS = `-a_little . bma
-abrupt A bmA
-bad_sign . 0za32A62A6la6qB8aA8sBbaAbfAcaAdrAg8A
-badly . 3pa
-battery a bma
-bear . 4sBc2Bcaad7BdyA
-bend . 34A3mA59A6dA7hA8sBbfA
-beverage . 6labfa
-blow . aab
-blurred a 4eabma
-breath_smell A bmB
-breath_word B 6qAbmB
-breathe D 34A3qA4xA7bA8nAbfAbjabmDcaAg8AgvA
-burn_place . 24A4xB7hA
-can . 0ya1na2oa3pAcaA
-catch_breath D 34B4xCbmC
-coffee a bma
-cold a bma
-complete_sentence A 3pA4xAbfAbmAcaA
-container . bma
-cough . 4xA7wB9jAd1AfeAfnBfzA
-cry A bmA
-cut a bma
-dentist . 34a
-disappeared . crAcyCelA
-drink A 35A3mB3pA57B58A6kA6mAe5Bg8AgsAgzAh5Ah6A
-eat . 3mB6qa7lA7tB7waabBc8AdqAfnag8agsAh6A
-fade A 8eAbmAcrAd1AelB
-faint b bmb
-family A bmA
-feeding . 34a4xa6kBbfag8AgpagsA
-feel B 34A3hA3mB3nA3yA4sA4xA57B58A6fA7gA7laa3AaaAb3BbfAcaAcoAcvA
-fever a 3xa4sa57abmad7agza
-figurative a bma
-figurative_death . gxB
-filler . 3pA
-find . 3sA57A7lAb2AcyC
-food . bfa
-gave a bma
-get_up . 3hA6qA7gB94AbxAejA
-grabbed A 34A
-halted . 49A
-hand A bmA
-hard b bmb
-headache A bmA
-hurts_eyes a bma
-ingested a bma
-inhaled A 34AbfA
-inhaler A bmA
-install A bmA
-itch a bma
-keep_down B bmB
-kick B 3nA58A9yAbmBguAgzB
-know A 6lAaqAbmAcaAfeAgxC
-leg A bmA
-lift . 34A3hA4sB7gAaaAbfAgpa
-limb . 24B
-make_sound A f5BfnA
-move C 34A3mA3qA4sA57A7sA9cAa3AbfAbmBcaAcoAcvA
-not . 6fA
-open A 4xa73CbmA
-pain a 4sabmad7agza
-phlegm a bma
-phone a 4eabma
-picked . 34A
-pulse D 34BbmDcaA
-recognise C 34AbfAbmCcaA
-remember A 4bA8sAbmA
-respond C 34A3mA4xB57B5xA62B73A7gA7lA7mA7sA82A8zAaxbbfAbmCbxAcaAcdbdrAdzAegBejAg4a
-right_low A bmA
-rise B 34A4sBbmA
-say . 3hA62BaxacdadrAdzAejA
-see B 34B4ea4xA73A7lAbfAbmBgzA
-seizure b bmb
-severe_burn . 34a
-sick . gaa
-side . 2gBbfA
-sleep a 3mabmacaa
-sleep_lots . 3macaa
-sleepy_cause . 3ma
-smile A 4xAbmAdzA
-snores . e5a
-speak B 32A34A4xC57a58a6fB6qA7lAaqAbfBbmAbqacaAf7AgzB
-squeeze A 34AbmAd9A
-stand . 7hAbmAd7AdyA
-stand_up A bmA
-stool a 34abma
-stop . 3lA3pA47B48A49B4aB6la6xAaeAbjAbkAbxAdoB
-strength . 6kabfA
-strong A bmA
-sudden A bmA
-sugar a bma
-swallow . 6eA9eA
-swallowed . 38A3mA3pA6eA6la6mA7vA7wa9eAabBbaacaAdqAe5BfnagsA
-swell a bma
-tonight a 34abma
-took . 57a6eA6lb7la9eA
-tooth . 34a
-touch . 7hA
-unable . 49A
-urinate B 34A3mA3nA3pA4xa57A58A63B7lBaeAbfAbmBc8AcvAdyAfxAgkAglAgzB
-voice a bma
-wake C 34A3qA4xA57B62B6qB8aA9iAbmBcaBdrAebAg8BgsA
-walk . 7hAdzB
-water_place a bma
-where_when . 6qA
-work A
-worth a 34a
-wrists a bma
a_little . 31a32a3ja3lb3ma3na3sB3va49b4aa4ba4nA4ra4xA5aB5ka5sa5vb69A8mb8ua96aa0aagBanAaqab2AbxAbyacaAceachacvad0AdbaeeaeqAeraeuaevAf6Af7afdafgafmag3ag5ag7agta
abrupt A 38A3hA4bA4nA4oB4sA4uA54A5zA6bB6fA73A8bB8mA8nB8sB8uCafAaqAbaBboAbxAc2Bc7AdnBdyAe0Be7AegBehAerAfkBfnBfrAgfA
accident . 7wabmAd8BfnageB
after_verb . 3ga3iA3lA3sA3yA4ea5aA5uA5zA6mA75A82A8bB8mA93A9eA9jaasAaxAb2Bbjac8Aciacxad1Ad9AdbAdkAdrAe2AegAehAeuAf3AfoAg5agcBglAgsAh2A
age_word . 4xa5qA7wA8za9jAabBbjaboac8AciAe5AfeAfnafzAg5agkAgsAh6Ah7A
alarm . 38a3pA3sb4zA7fA9ncb8AdaBe8aebAflbgkA
alcohol_drink . 57B58C6dA8ea8uaagAaqAb1AcaAcradmAdyaelafeAg4ag5a
all . 3ga3jA3oA3wa44A4cB4fA4lA4oA4rA4sA4za50A5gA5pA5rB5yB64A69a6kA6lB71a73A76B7eA7fA7pA7vA83A89a8iA8mA8uA8yB9iAa4aayAb1AbfAbmAc1Ac9acqacxAd5ad9BdmAegaehAfdAfeBfgBfzDg0ag7AgeAghAgsAh4A
all_over A 3pA3vA58A5eA73Ac2bcvAdrBdzBefAerAfgAfoA
allergy . 3vB4sa52a57B69a6lb6pBaaab2AbxaciaelaetBeuAfeBfgBfoBg5A
alone . 3paaaAbmadzBeva
also . 4sa5ea6la7ja8aafsafza
anaphylaxis_word F 6lBfgB
anticoagulant A 47A49A4aA4bB6dA6pA6qA76A7eA7gA8sBaeAbkC
apart A
appliance . 3ga4vb65A6da6wa7pa83a9jB9naaqac2AevbfeBfnb
arm . 3ha43a4gA4rB5yA5zA6pA77A7ja8sA9gA9sBa3AbmAdrAe5aetaeuAf5af7AffAfgafnAgzA
asthma . 3lB4oA57C6gA6lA71a7lA9lAaqAbmBbpBbyAchAdqBegBf3BfgA
at_once . 4bA4oA6lB8sBaqBbyBc2AchBdzAfkAfrAgkagzA
ate_drug E 57C58B6lD6qBcxB
attack A 3pB4bA57A6xC8ub9kA9lAbfBbmBbpAcaBcvBdoBdqBerAf3B
baby . 3qA3sA47A49B4aA4cA4dB4gB4mB4nB4oA4rB4vA5aC5mA65A6aA6iA6lA6nA7gB7hA7sB7tA89A8lA8nA9bA9jA9waa4AabDakAb4AbfAbgBblAbmBbnBboabxBc2ac3Bc4Ac8AcoAd1bdrBe7befBejAekaerBfcCfeAfoBfxag0ag3BgdAgmagsAgvagzAh6A
baby_age . 3xA48A49A4aA5rB63A6ea6kA6nA7gA7wA8uA8xa93a9jAaaaabBaeaafAasabmAbxAbyAcaachAciAd7AeuAg8AgiAgrAgsA
back . 49a4aa4ba4ca4rA5oa6fA6la76a7gB8naanAb7AceacoadhAelaf5agha
bad_sign . 3tA3ua40a48A49C4aA4bA4fB4nA4yA5gB5hA5iB5lA5pA5wa5xA5yA5zA61A62C69b6ga6mA6oB6xB6zA70A72B73A7gA7mA7nb7sA82A88B8bB8hC8jA8sA8yB90A92A95A96A9dB9kAa1Ba9BalBamAaxab2Ab3ab6AbaAbbAbhBbobbpAcgAcrAcuAd1Ad4AdrBe1Ae8AegaelAeyBf8AfdafrAgvah1Ah2Ah5Bh6A
badly . 40B4cA4mA4nC54A58A5ia5kA6kA6pa6qA7hA7wA8ia8sa9iA9kA9xaa8aaoAbsAc3Ac9adnaeeaegBelAerafsAfxagwA
balance a
battery . 3ya4xA57B65B6eA9jB9nab2AbfAcdAd0Bd5afeCfjaflafzCg3agsagxb
beat a 4bA7ba8va
bedwetting . 4oA6qA7ma7wa82agca
bee . 8nA96B9rad1adyAfdAfeAfgAfoAfzAgjA
believe . 6la6qB7lAgzA
belly . 4gB58B5uB6cB6qa72A7gB8nAaeAagabmAbxAciacoCcvAenBerBeuaf3BfeafgageAgsagxA
bend . 6qA7wa82Ab2AbfAciAcoAdzBfxagxa
berries . 6pCceAciAfeCfgafma
beverage . 4gA4nA54A5ka5qA67A6la70a7la7pA89A9gAaqAazAb0BcdaciAd7AdzAgzb
big . 4aA4sA5gA8sA8vaaqAcoAd7AfeaffAfsAfxag5AgxA
birth F 57B
bite . 4nA51a6lA6pa73a75A7da7lA7vA8ma8nA8pA96B9fad1adqAdyAe9DeeafdAfsAfzAggA
black A 44B4ba4zC5iA63A68A6la6qA73A8mA9qbdyAeuCg1AghBgsAgyAgzB
blades . 45a
blank_look B
bleed . 58A5sB60a8sA9yAa3BagAbjac9bccAcoCekBesAf3A
bleed_lots H 4bA4sA58A8eA9cAa1Aa3AaaAbmAbxAcmAcoCh3Bh4A
blood A 57A58A5sF60a76A7ja8aA8sA9jaa3AafAagCaiAalAbjabmAbxBc9bcaAccBcoCdyBe2AecAedaejaekEesBeuAevaf3Af8afgAflafzag0agcbgkEgxAgya
blood_loss . 58A5sC7ja8aA8sAagCaiAalAbjabmAccAcoCdqAecAekCesBevaf3Aflag2AgkBgxA
blow . 4bB4na4oA5fa6bA6kA6sB78A7sA8na8sA93a9cAa4ab4Ab7aboacgacoAd3Ad4Bd7ad8Adsae0Ae2ae5AenBffafgAfmAgeBghagkBgpagsagzA
blue B 4cA4oA57C5aA65A6dA6pA70a7hB9lAacDalab2Db7Bciacxad1Ae1AerAfnafzA
blue_skin E 57D7wAacAb2Af5AfnA
blurred . 4ea6la6qa8uBa7AbfacabciacoAcvadyAf7a
boiler . 4sA5oA68A75A8uB91A99A9iAbsAdyBe8A
boiling B 4gA4rB4sC57C5iA75A83A8mBa3BaaBbtBbxAd0Ad7BdbAdqBe3Ae6AejCf6A
bone . 5vAdbAf5BfnafoBh3A
boot . 4xa6fa7gadebe9Ag7aggAgna
born . 58A7hB93Bc8Ah6A
breastfeeding . 4sa54adya
breath_smell . 57a62A70a84Adqaf3a
breath_word . 4xA62A70a7lA7wA84A8nAagBbjbbmBc2ad7AejAgiAgwagza
breathe . 4oB4xB52A57A58B62A6kA6za79a7wA84A8nD96AagAaoAblAbmBciAcvAcxad7AebbelAetAf5af6Af7Af8Afpag5AgiBgqAgvcgwagza
breathless E 4sA57B6qA70f76A7dC7fB7ic7lA7pAa3Aa6Aa8aaaAceaddae6AegAf7BfgAfmAfnBfsAgeagzA
broken_speech B egB
bruise . 6faaaa
burn . 4sC52B57B5ca73A75A7ia7ja7qBb1Ab2AbjabtBc4AcaAciAd0AdbAdqEeoafbafeAfnafsA
burn_place . 50A52B5aA5fb5hA5sB5yA5zA67B69A6cA6rb6zA72A77A7ta7vA8bA8jA8sA8uA8vA8xa8yA8zA9aA9ia9sBa0BafaanAb3ab4Ab7AbmAbpAc9adbAdhAdsAe0Ae2ae3Ae5aeiBenCevaf7AffAfpBfubfyag7AgnAgqAgtB
burp c
burst B 70AdyAf7AgkA
button_cell D 57A6oC9jBbjBd0BfeCfjcfzB
came_out a feb
can . 5qa6eA6kA6la72A76B7hA7qa7tA8nB8sB94A9eA9jAa0aa4BaxAbjaboAcdbcyBdkadnadzAegAfdAfoAg5agcagvA
cannabis C 57A58A6pC7wAfeDfnA
carbon_monoxide C 7fA9ncckBdaAebAflb
carried . 54A5xA8sA9sAa3AdrAe2afnAgxA
cheek . 6fBd1afeafgafma
chemical . 6fA73F7gA87A8mA8ua91a9ia9kBaaAazAb1Ab2Abmac2Ac4aciAd0Be1AejBelaevafeBgxa
chemo B
chest B 5eA5hB5sb6qA76A77B7fA7wA9dA9rb9sAaaAagAbpBc2DceAcrBddAdkAdsAdyBe2be6Aelaf3Af6afnBfsDgkAgmAgsAgwagzAh4A
chest_muscle . c2a
chest_word B e6AfsA
child . 5aD5iA5ka5mA5qB5va5xA60a62A65A69A6aA6iD6kC6lC6nA6oa6wA6xA73A75B78C7da7tA83B86b89A8fa8gA8pB91A95A99a9bA9jA9lA9nA9qB9raa0Aa5Aa7aabDadaaeAafaanAaxaayCb2Ab6Ab9AbgBbiablAbnBboabpAbqabvAbxAc3Ac4AcfAciAcoAcqacwad0AdaAdgadiBdkadlCdoBdrBdzAe1Ae2ae7bebaefBejAerBf5Af6Af8AfcCfeBfgAfkCfmBfoBfpafzAg0ag9AgdAglBgvagwAgyAh5ah6A
child_age . 5mA5rB5sA6ea6kA6lB6nA6qA71a7gA8aA8xa9kAaaaabBafAagaakAb2Ab8ablAbqaciBcsBd7BdoAe5AeqafdAfeAfoafuafxag5ageagiAgkAgpagrAgsAh5B
chin . e2aela
choke C 5bb6qB7ia7la7wA84A9taa3AbfAbmAbzbcaBdpAeuAfnDg3Ag5AgabghA
choke_figure a 7ia7labxa
cigarette . 6pA8maaaafeBgpa
closed . 73B
closes . 6lA6pA73A75A7wA8aA96BaqadbAejAelAfeAfoDfwAg5B
clothes . 5va6fa7gb7ja7la7qCafaalabuCcaadqadybgpah3a
clots B 5sB
clutch . 6qAd7A
coffee . 5iB64a76a8ub93AaqabmadyCejaevbfebg8agkCgza
coin A 6fA9jAb2AfeAfzA
cold a 5sa6qa7ja7la8sb9cabmAdrbejaffBfzageagqagsa
cold_body . bmA
cold_decimal A c8Ah6A
cold_sore b
complain . 6da6la72A7ea82a8aa93AacaaiAasAb2ac4ae5ae6afkAfnAfoaftAh0a
confused E 5pA6qC76A7hA93AasAcaBdrAfxAgxAgzC
container . 5sB65a6za70a89a8za9cAafaagaaqbbmabyachaciAd5admAejAeqafdBfeAfybfzCg4ag5a
contraction C 9yBcoBcvCdqBf3AguB
cough . 62a6eA6qB6za70A7eA7hb7vA7wA87A8aA9cA9jCa1aa4aa6aazAb1AbmabxBc8accaciAd1CdbadiAdyAejAeuAf6AfeBfnafzAg3AgqA
coughs_blood_word C
cry . 73a7ja7wAagaaiAasAbgAbmAc2Acvbd7BdyAeuAfnA
cut . 5yB6fA6qa7gA7la8eAaaAacab2abxAcaacnAdpAdsAejAevagtA
daily . dya
deep . 5yA69B6fa73A7ja7wA8eAc2acaAdbAf3af5Bf6afeafoBg5Ah4A
deep_wound G 83Ba3CaaBcnAdpBdqAgeB
deformed A 75A76A7gB7wAa3AaaBb2Bc8ad8Ae7Bf7AgeBgzA
dentist . 6ea6fa7va7wa9saaiAb2afxa
detector . 9nbb8AdaAdyAe8aebA
diabetic . 6pa78A7ja84A9cbaabbmBc2AdkAdrCdyAffCg9BgkBgza
diarrhea . 6nA7hab6AbfAcabcvAf3AfcB
die . 6qad9B
disappeared . 6eB6qA70AaaAaqAbmAcgBcxadyagqA
disposal a
dive B 7wAaaAb9AbmAc2Ad7AgqA
dizzy . 6zB7lA8aa8zb9ca9iAdda
dog . 75B7wacaadbDdqAdyaelagpa
dose . aiaazAb4Cdqaevag5a
double_vision D 76BaeBf7BgzA
doubled B 7wAc2Bd7BdyBfnA
drink . 6da6kA7eb7mA7na7pA82A8bA8gA8iA8mA8oB8ua9cB9iaafaalAciDcxBd0adaae6AejAekaeqAeraf7Ag8AgdA
drool . 6fA6qA7lAagab2AbmBcvadzAerAf3AfnAfoAg0ag3A
droop . 6la6qA6sB75C7gA7ja7sA8aA8bA8kC8sA9gA9iA9taa3Aa5Ab2EboAc8acaBcdacvAd0ad9AdbAdzBe7CeeAegaeoaf2Bf7Afuag0ag9AgkAgna
drops . 6la73a7lAbmAfeA
drops_things D 8mAaaAbmAdzA
drown F 70abmAcvBdiBgqC
drown_figure b
drowsy C 6kB7eAabBg8AgpAgsAh5Ah6A
drug . 6pB75A77a79a7ga7ib7qb8na8sA92A99a9ga9ia9jC9oB9qAa4aaebafbalbaqBarBazDb4BbaabqabvabyAc0Cc8acfachAcoacqactAcuBd5adbAdyadzaebAeeCekaeqaf6BfdAfeAfgAfnAfyCg6A
drunk A bmAcaBciAegB
dry_nappy D 76BaeBbgBcvAdyAeuAfxBgzB
ear . 7gB7ha7wa89a9caagac2ad0Bdaadyaf5afeagqagwa
eat . 6zA76A7ba7ja7mB82B8gB8xba0BanAb2Ab6BcdBceAciDd0adqAfeafkAfoAfsafyafzag5Agpa
elder . 6qC71a78B7fA7lA8bC8gA8vC8wa97a9fB9jAa2Aa3AafAazAb2Bb4BbobbsAbyAcdaceAchAciAcsAcvAdnBdqAdzAe6AehAejBeuAf2Af8affAfxAfzBg6Ag7Ag8Ag9BgvBgzB
electric A 6sA82a83aa3adzaejBfxag1CgtAgyB
electrocuted G 8mAaaAcaBd0BedAejAf5AfzAg1AgyB
embers C
emptied_container D
empty_found A
empty_word . d5a
epilepsy B bmAboacvAdoBeeaerB
epipen E
everyone . 7wa8uC8yB9rac8acdaciacvAdqadyAfeAfzA
exertion . 70a8ma8sB8za9baa1Aa3aabaagAaqabxAdiAdkadqadrbeqAerag9AgeagkA
expiry b 9gb9lacaafea
extreme A 7wA8uB9rac2Ad7Ad9AdyAfnA
eye . 7ib87B8na9gA9iAbmBboacdaciCcoAd0Ad1bdeAdnBdqBdrAdsCdyae0DejBeuaf4Af7AfbafgAftagfAghAgpa
eyelid . b2Adrbefafmagza
face A 8xa8yA96A9bAagAalAbfAbmBbtAc7Acead1adqAeeAf3AfbafeAfgBfsah0a
fact_word . 7gA8bA8mB8sA9qaaeBbkBcdadnAdzAe2aegAehAelaerAf3Af5AfkBfxAfzAg4ag8AgmA
fade . 7eA82A8sa9cCaqAb2Bc8ad7AdkadzAegAevAgqA
faint F 7aB7gA8sA9cB9iBcaDcvAd8AeeBf3BgeA
family a boacia
farewell_figure . gsa
fast . 8vba8ac2a
fast_number . aqAbyAchAcsA
fear . 7da7lbdqadsadyaeta
feeding . 7ja8aa8gA8sA9cAa4aazAbxAc2Ac3AcrAcxAdkAdyAe6AekaelaevafsA
feel . 8yBasAbmAdaAe6AevafmAfsAg5AgzA
fell . 7ia7na7sA7uB8aA8eA8sA8zC9aA9iA9ma9taa5BagAb2Ab9AbsAcaAcdacgacoAcxAd4Ad7BdzAeeAeuafuafzBg9AgaagkAgna
fever . 8sB8uB9dAa9Bb9EbbFbfabjaboacgacvAd7Bd9AdkAdqAe1CelBerDeuaf3Af5Bf8AfeafobfxAg5bg8AgcAghDgpaguBgzah4Ah6Dh7C
figurative . 7iaaebahAaiAbxbbyAcaachAcxaf3afsbgza
figurative_death . 7ja89a8aa8yaa3ac4aceaciad0adqadraebAeeaegbeuAevafeaffBfnAftafyagcaghA
figure b b2a
filler . 7lA7na7vA7wa8bA8iA8wA9lA9ta9xaa8aaeBahaaqabobcgacmAd9AdaAdoAe0Be1Ae7AecAegAehAemAetAf2Bf5AffAfzAg7AgqagwAgxah5A
find . 9cA9iab2AciAfeAg4ag9AgqCgxa
fine b 8wbcaA
fingertip A aaB
finished . b2Abkbc2acvad5ad7AdzAgpa
fire . aaAb2agxa
firework B
floor . 8zB9jbbmAdoBfea
floppy A gpA
fluid A a1B
foam A aqab2AbmAbxAcaBdrBerBf3AfoAg0a
food . 8xa9jb9ta9zaa8aajBazAb1abjabyAceachAcnBdpAdzAe2ae7AedAeoaf6af8cfeaffAfgCfmAg0ag1agaagpagtagvagxAgyAh4A
food_poisoning . gza
foolish A
foreign_language a
foreign_throat B foB
fork A 8mAaaB
found A 8gB9cA9iaa2AagAb2BbfAc8aceAdzAe7Belag4ag9AgqCgxah6Ah7A
fracture a 8va8zaa3Abxagja
fruity . 9jAfnAfzA
full . euAfzAgkA
gas a 8uA
gas_poison . 8ma99B9ca9iAaaaaqAb1Ab2AbxaciBd0Ad1aeva
gas_smell F 99B9iCdyB
gave . 8ua8za9oB9pBahAaiBaqAayaazBb4DcaadqAelafiBg4bgcA
get_up . 8za9gAa3AbjBbxAcaAd1AejAfoAfsAg5AghBgkAgsAh4A
gibberish D 8bBbmBcaAdkCegBehBf7BgpAgzA
giving_away a
glands a
glass . a3BbmAbwBcnAcrAd1AelAeqAflA
goodbye .
grabbed . 9bCa3BaaAacaagAbxacxadqAdzBeeAgxa
green . dyCeubgkC
gush A 9cAa1Ab2AbmA
half A dqAgsB
half_face A caB
halted . bkbe8a
hand . 9bB9raabAagAb2abfAbmAbpBbtAc3AcnAcvBd0Ad1bdqBdzAedAelAf3Af5BgiAgtAgyA
hard . 96A9iBacBbjacaAd6Ad7Adqae5aegBetAf7Bfdafzag5AgcbgzA
hard_belly D c2CceBdyAf3Ah0C
hard_breathe E etAg5A
hard_speak D
hard_swallow A fdAfeAfzA
head . 93AaiAalAaobasAbmAbyAcgachAd0ad4BdyAf3Bf5Af7BfmAfsagkAgqagsah2Bh3Ah4A
head_injury_word E
headache . 8yB93a9iAa7BaqAb9AbaBbyAc8achAciacoBdnAdqAdyAerAf3Bf7BfebfgBfrAfxag4agiBgzah2C
heart . 8zaaaAaeAb4Ac2DcaCdkBdyAemAfeAffCfsDfxAfzA
heart_attack C boacaB
heartburn b coacvafebgqa
heater . 91A99B9cb9iAbsAdyAe8AfnAgkA
height . 8zB9gaa8aalBamAb4BbhabxAceaciacoaddadkBdqAejAeqaevafmafnagcageAgqa
hi B dkAdyAf6Af8B
hidden_place . dyAfeA
high_number C dyAf8BgkA
high_temperature . 93A9bAasAb9AbbBbjaceAe1AeqAf8AfeafgafmafxAfzBgpah6Bh7B
hip . c2a
hit_by B 9cCcaBd8BfsAgeD
hives . aaaagAdbAdyAetBfgAfoAg5BgwB
hoard a
hoarse . bsAgja
home . 9jAb3afeA
horse . aaAc2A
hot_thing . 9ca9iAb8Ac4Ad0AdqAdyAe3BfeA
household . 9ia9jA9xAa1AazAb1Ab6Ab8abjabxAcdacxAdhAe5aelaeuBf5af6AfeBffafgafnafpagkah3a
hurts_eyes . 9sAc9acaaelaerAfla
hypo C agBbfAbmBdqB
imaginary . bsAcaBdkAdnCegBeta
in_stock . abAayab4abpBdzAe0Ae6agza
incontinent B drB
indoors . a5ab3acaBcxadbAdyAejAfeAfwAg5AgqagzA
ingested A a4aaaaanBaqAbfAciAcsacxAdmAe5Ae6Ae9AelAfwAfxag3Ag4AgdA
inhaled . aqAb1AbeAbjabmBbpBbsBciDdqAgvb
inhaler A aqAb2BbmAbpB
injury a
install a f8Afja
instead . ahAaiAbyAcaAchAdqAfiAfzAgeBgka
insulin_pen . b4AejafzA
iron a eucghb
itch a d7ae1aeuaf3afoafxagza
jaw . aaBc2Ac3AcaAdkAdyAdzAffAfsAg0ah4A
joking b 9xabxaeja
ketone_number A f8Bf9B
ketones B
kick . agaaqa
kill .
late_weeks A aqabmAgiAgrA
laugh_mark a aqa
leaf . dsBfeAfwA
leak . agBbjacoBcxBh4A
lean A dzAe6A
leg . aaAbwBc2acoacvad0AdsAe2af3Af5BfpAg7AgeAgkagtA
less . agBaqAb3Bd6Aejaeraf3A
lethal_height . bxBdqAe6aejBeragpagzA
lie_flat .
life . f3Ah2C
lift . c2afyagza
light . dyAgkA
limb . abAajBb6abpBbsAbyAc3Ac7AceacgachAcnCcvAd0Bd1adpBe2ae4ae5ae9BeiBeoaeraevaf5AfeafgafpBgfaggBgtAh0a
limp A abAbsac3AcaAcvAd6AdzAgsA
lips . c2ac3AdpafgBghA
locked_in a
long_time . aeAagAbkDbmAc1Ac2Acdacxae0Ae4aecAerAfkAfxafzag2Ag4ag5a
loss . agBcoAdnBf7AfsbgjagxA
lots . agAb1AbfAbjabxAc1Ac9aceAcrAd1BdbAdiAdmAdqAdrAegbeuBevAfgBfmAfoAg2AgcagkAgxa
low_mmol . anAb4AbmAdqBdyBf8Af9CfiAfza
low_number . azAb4AbbAbfAbkBbybcgad1AdoAdrAf8EffAfxAg0Agpagza
low_percent . csacyadjB
low_temperature A f8Ah6A
low_word . d8AdqAgeA
lump . cga
magnet C cxAfeDfnAfzAg3A
make_sound . f3A
malaise A
many . b1Ab2AbjabpBc8acyad1BdjAdmAdqAdzaejAeqaeuAf7AfdAfoAfzCg4ag8A
many_grams B
measured_fever . b9AbbBcaadoAf8AfeafxAh6A
medicine_store . feA
melena D
memory_loss A
meningitis E
message . bmacba
mine . azBb2ab4Bbmacxafsa
mistake A bmBcaAcxAd8AejAffAfzAgeAgqA
mistaken . ciBfeA
mix . caAciAdmAegBehB
mouth . b4Ab5Ab7AbfAbgCbjbbmBc3AcaBciCcvAd0AdqAdrAdzCe2BegBelbetBeuAf2Af5BfgDfmAfnafsaftAfwAfxag0ag5Bg7CghCgmagza
move . bmBcoAfxa
multiple A cxBfiAfzAg4Ag5AgeB
mush .
mushroom . ceCddAdyCfeBgkA
nails . h3a
nausea . bmacobdaAdqadzAfsAgeagza
neck . dhBe6agkAgqAgsAgza
never . dyAh2A
newborn C eubh5a
nipple a
nitro B
no_better .
no_more . caAcvAd9AdbBdkAdzAfdAg4agsAgxAh6A
no_tears C f3AgzA
nobody a bxa
normal_temperature b djbfja
nose . bxacvbd0Adiaejbelaevafnafsagqagxa
nosebleed . bmAerAevbg8agza
nostrils_flare A
not . bmAbqac8AcaBcdbcgaciacrAcvAcyCd1AdkAdmAdoadqAdrAdzAe2AebAegAelAeqAf6AfsAgcBgeagkAglAgmAguAgxAh2Ah4Ah5B
not_breathing_word G caC
not_now c boabxacabd7Bdocdqaf7AfxAfza
not_working .
not_yet .
nothing_out C
odd . bxAdkAebAegAeuafzAgjAgpA
oil A dbAdqBfna
on_fire C
open .
opened .
out_of_water . cdacgacoAdbadzAe5AegAejAekBfeAfuafzAg9AgaagkAgnagqC
over_a_day . ciacyad1AdjAdqAdzaeqafzBg8A
over_now b
overdose_word D eyC
pad A c8AcmAecA
pain . crad1ad9AdaAdwAe2begbelbeobeqAf3Af6af7AffAftAfwAgcagiAgta
pale . dqAdyAelafwbgsA
palm . ciafgAgiA
palpitation a
paper a caagxa
paralysed B dzAf7A
per_day . c9acmAcvBdzae5AecAfebfuafzagkBgvah5B
period a h6a
person . cqad1Bd4Ad9AdrBebaegAekBeoAf8affBfgAfkAflafzAg3ag7Ag9DghAgoAgvA
pharmacy . gnbgza
phlegm .
phone . csadkadnaeeAegbeuafeAfnAfzAgqagxa
picked . d1AdyAfeAgkA
pillbox . fzA
played . cvaejagaa
plenty . ciacoAcyad1AdjAdqAdzaeqafzBg8A
poison . ciAd0Be4beaCeeBejAeqAetaevafdAfeFfzDg5Ageagza
poison_figure b
poisoned D
pop_noise B
postpartum . dqAecA
power_tool A dpA
pregnant . d7CdnBe5bejAf3AfgAflafmAfoafuagiCgkagpagrCgsa
prepared a
prescribed . fzb
pressed . csad1Ad7AejaelBemAeqBf3AfeaffA
pressure a cuAdqA
pressure_number_high .
pressure_number_raised B gzA
preterm . cxadkadoBdrBegBevaf8Cg5agiAgrB
prevent a
product . ejafeAg5AgkAgqA
pulse A fzb
purpura_word E
put . dkAdsAe6AedAejAfnAfoAfzAgsAgtAgyA
red . dbadqae1aekAeqAetaeuafbafnAfsAg0ag1bgkBgqa
red_jelly B
remember .
repeats . d4B
replaced a d5a
respond .
ribs . dkAenBf3Af6BfsAfyageAgqA
ride . gbA
right_low A dyAf3AgsB
rings . dyA
ripped . dbAdzAe2aeeCejaemAfgBg5Ah3A
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
severe_burn . dqBe1AecBeuAf3AfgAfoag1AgmagtAh3A
shake A erAf8AffBgzah4A
sharp . e6af5CfpBfsa
shin_bone A
shock_word B gyA
short_leg B
shoulder_blades A
shrill C
sick . etAf7Af8AfcBfgAfkAfoag0ag8ageagiA
side . dzBe0Be5Be7CegaelbevAg5agmAgsCh7A
sight_lost F f7BgzB
skin . f6afnbfta
skin_bump . gpa
skin_off A
sleep .
sleep_lots . gkAgqBgvah6B
sleepy_cause . egaeraf3afsAftbgeAgpa
smile B f7A
smoke . g8a
snake D etBfeC
sniffed A
snores a f3bfxagma
soak . g2A
socket . gtA
someone_elses . ejAfzCg9BgaageAgsA
spasm A erA
speak . egAf7BfeAgpBgxb
speech_word . f7A
spike . f5BfeafpC
spilled . eoAeuaf6AfuafyAfzAg4Ag8ag9AgaageAgnagvagza
spit . g5agzA
spots . eqBeubevaf3AfgAghB
squeeze . f3AfsA
stabbed G
stand_up .
static_shock c
stay .
stiff . eucfeafgAfnAfoAfzagkA
still_bleeds B
sting . fdAfgAfoAfzA
stool . f3AfcBg5aghC
stop . fzagxa
stranger B
strap a
street_drug C
strength a
strength_loss D
stroke_figure a
stroke_word B
strong . f7BfgAfkBfmAgwB
strong_acid B
stuck . fnAfoDfpag3Ag5AgtBh4A
suck_in . f8AgwA
sudden . fkBfnAfrAgfA
sugar A ffAgkAgvagzb
sugar_mmol .
suicide A
sun a
sunken E gkA
swallow . g5Agxa
swallowed . fkAfmafwAfzag3Ag5AgdBgwA
sweat . fnBfsAfxageagza
swell . foCftAfwDg0ag5BgiAgkAgmbh4a
symmetric A
syringe a
temp_word .
testicle . gkA
testing .
thick . fwBg0ag5A
thing_swallowed . foDfwAg3Agaagpa
throat . fpAfsAg3Bg5Cgma
through .
throw_other a
thunder .
tight . fsAfya
tingling .
tiredness a gsa
toilet_training b
tongue . g5C
tonight . g0ag4agcagmagsa
too_much . fzCgsa
took . g3Ag8agsAgxa
tooth .
touch . gyB
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
wake a
walk .
wander B
want .
water_place . gvb
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
export const WORD_WEIGHTS = `A abajo abre abuel accou aceto acost actin adelf agite ago agony alarm alcoo alred and antec antic antif anyth aplas appel appui arach arran asked asmat ate atroc atrop autou avisp awful ayuda azul bajo barel barki barra bat bayas beau behin belly bent blade bleed bleus blind blotc blow blue bolit borde borra bote boton bouge breat broke brown brula burne butto cable cacah cae cage cai caida calpo camar came camio campo canti caram carbo cardi catch caugh chair chais chauf chemo chez chorr chuec cierr clamm claqu clava clean cloro cloth coagu codei coeur coinc colla colou comin como compa conna conoc consi copin coraz corto cote cotes coupe creus creux crie crise croqu crush cuchi cuerp cuest cup dad dado dalsy decir deep desor despe dessu desta detec dice dio dirai dire disso doesn dolio door doses dots drain dress droit drool droop drunk dura dure duro eleph eliqu empez encen encim encon encue enfon enorm entai enten enter enton entra erreu es escup espos espum esta et etran eucal even ex face fade falta fat fathe fell feu fits flaco flari flat flojo floor flopp flots fois fonce fond foxgl fract frelo friss g gamin garga gauch gaz gens gente gibbe gicle girl girlf glue glyce goes going gomin goudr grand grape grill grise gummi habla hacia hacie haemo hand hangi hard hardl harpi hasnt haven he head himse his hit hold hora horne house hubby huele hunde hurle husba ictus il iman imane impor impre infar injec insop its izqui jai jaw jerki jsuis just kicke lache lagri lance lange larme levre like limp line loads look looki losin lucec luego lunch luz lycee lying machi macho magne main makin malgr mamie mano mar marc marca mari marid marih massa medio mento metal metro mezcl middl milie min mismo missi mista mitad ml moani moi moiti mom morce mordi moret mot mothb motor mouil mouss mover movin muchi muy nacid nafta nan nanas nappy narin negra negro nephe neveu ni niece nobod noix nostr not nothi noto nouve nowhe numb odeur off oil ojo olla ont open opres oreja overd pad paral parfu part parte patin peanu peed pegad pegaj pegam pench perd perds perdu pere perfu perso perte petro picks pierd pile pire plain planc poiso poitr pond pone ponie posit probo profu prope puede pulga pulle pulli punal punti pupil puso qu queja quien racon raide raidi raise ramas rat rattl reall recie recog recon recup remot rendu repos retro ribs rigid ronde ropa route rugby s sa sacam sala salch salto same sangr sank scie screa se see seis sens sente sertr setas shake shot sient sierr silla since siste smile soaki sobre socke someo sonne sonri sont sosa souff soup souri space speak spill spiri spitt split spray sprea squee steak stick still stran stren stron strug subit suce sudan sudde sudo suelo sunke sus swall swell talk talki tears telle tembl teter then thing thinn thoug throw tibia tide tiene tient toco tomo tonne tonte torci total touch tout towel tract trago tragu tremb tres trozo turni unblo under uno used uva van vape vater vert vide vie viole vitre vois voitu weed were wet while whole wife wifes wont worst y yaya yr
B abrio aceit acido agita ahoga ahogo aidez aiman air aire allon alqui apart appar ardie asfix atrag babys bafou baies balbu bano bleue blood boili bone both bouil boute brigh bu canna cant chewe chimi chiqu choc choqu closi clutc coloc coma comim comio confo confu consc cordo cosas crane crash cree crisi crook cuelg debou delir derec desma deven di diape diero dispa dived douch dropp drown dur echa effor elle enchu equiv error estab estam estuv etau etouf explo faint fire fit fitti flatm fluid foami fonta fourc fuerz gas gasol gaspi gobe got grado grita grose groun ha hablo hasn heate her herse hes hi him hipog horri hour huile hypog into jarri kiwi knock lado lavad leo lieu lithi lo looks losa lumin malai masti metio metre mins minut monto nacio nena newbo noire nos notre noyad noyer nuca oedem onto os palab papy parad parle pelle pend peopl piece pila pills pod posos pouri pris proje puce pulse pulso pumpi quimi rats react reagi recu redon renve repre respo sabe sale salen salon say scald scoot secon seein sees segun sem sent sever shaki she side sight sigue slurr sorti souda soude sound spot stabb stopp stuck stylo sueur suffo suspe tabla third thund times toddl toile took torax tour trapo type uncon vacio ve vento veo vibor viper visag visio wc weird went xarel
C accid agarr aguas arres arter ataqu azule board clots co coin compl crach crois degre devie dextr doble doubl eaux epile grave gris havin heroi hirvi hundi impos incon inste isnt lui monox mucha plate pouls puse rato reacc repen respi sacud sait sang shes shock soft somni sort taken terce think thora very vient voit
D bebio choki convu creo elect epipe intox menin
E drank
a abces about abrir absce acele ache aches achet acoup acues adelg afrai age aguja aid aide aine alime alivi almor alto amari amigd ampol ampou anima annee antes anxie appoi ardor arros aslee assez aujou aunt aurai autob auxil avait avant bajar bajon balan ballo balon barco basse bebes bebi becau bedti befor best bette bien bin bites bland bled blist blues bonne boost boots boss bosse boxes brace bronc bross build bump bumps bunge butte cader caigo calam calcu calie calor canap candi cansa cap carga carpi carte caspa cast cat celul cena chale chamb chans chapp charg chass chat chaus check cherr chewi chick chicl chien chill chois chole chupo ciati cicat cinco cinq click climb clock code codos coles coliq combi comer comid compo confi conge connu conta cooki corn corre costa costr coude count cours crack cramp craqu cravi cream crece crema creva cried croni cross crout cuant culit cumpl curad curar cure cutti dandr dar debaj decal decid dehor demen denti depil depor depre depri did dient diet diffe diger dijo dile diman dinne dis divor dizzi docte does dois dorma dors doudo doy drawe due durmi ears ecole ecrit edad effet egrat eleve empor encar encia energ enlev enrou entor epaul epluc eruct eryth esa escap espin essay estac este etein eveni exame exams expir faim febri fesse fessi filet final fine flash flato float flu flush flyin food footb foreh forev forge forgo forme free frequ fresa front fumar fungu gangl gato genit genou get gimna glute gordo gota gotas gotea grani grass graze griet gripp groin guard gueul gum gums gusto guy habit hacer halei hambr hango happe hate haut healt heari heat heel hell herni herpe hierr horno hui humo hungo hungr id if ils incar indig infec ingle ingro insol insta inter intes intim invie ir irme ironi itch itchy jab jaja jaune jeudi job jouer jour jueve jumpe juste keys kg kidne kids killi kilos knee known labia lacte lag laiss lamio lasti latel lavan leavi leger legum lejos lende lente lenti leve leves libra licke lista liste livre llave lloro locke longe longt lourd lumba lump lunar mad maigr maneg mante marat mardi mark match meal meals merci merit mesa messa met mettr mieux migra mild milk minor misse mites momen monda monit moral moust muerd muere munec nadie nasal navid neces needl needs nerve nervi nervo new nicke nicot night nits noisy nom noon norma note noter notic nudo nuits numbe odio odora offic ofici oidos ojera olfat ordin organ ortei orzue otro ouvri oxyge panic panta paper paque parce pared parpa parqu pasad pasaj passa pecto peeli pelad pelic pelli pelo pepin perce perfe persi pesad peu pezon picor piedr pieds piens pies pilas piles pillo pimpl pinch pink pins pizza placa plage plan platr play pleur pneum poco polen polle polvo poqui porqu porta poupe poux pox premi prepa presc prete prima probl proch prueb psori pu puree quel quell rache radio rage range rasag rasan raspo rate recet redac regim regle regur reins rempl renou renov rentr repea resta retar retou retra reuni reve rhini ringi rinon ronco rough runni runny ruptu sabor said saliv sarpu saute scab scar sciat scrap seasi sec seca seche secs sed sein seins sensi serai serie servi shavi shing shive shoes show si simpl sirve ski slept small smoke snack snore soap sofoc soif solar solei somme sonar soon sore sorta spicy sport sprin stabl stain starv stone stres subir sucre suelt sueno suici sun sunda tabac taill take takes talks talon tan tapon tard tarje tasse teddy teen teena tele telef telep tempr tendu tener tenis tenni tensi termo thank thirs threw thumb tinni tira tisan tobil toe toes told tomar tonsi tord tos tot toxic trace tren tried trip trous tu tue tunne twitc use usual uti vacac vacci vacia vacun vamos veran vergu vers verte vieil viend vieux vin vinai vineg virus voir volar volve volvi vous voyag vu vuelt vuelv walki wall wanna warts wax way well will wind wine witho worn wrote years yeast yeso yogur zapat zoste zumbi
b acari acaro achy acne adult afeit afoni aguje alrea alway anali angoi ansie antoj aphte arthr artro astil athle aura ayuna bascu bloat block brise bulto callo canci canke catar cauch cause cera cerum chron cisti codo colic colir compu condu conjo conju conse const courb cradl crayo creme crick cruje curso cysti derma dieta diges disch dust eccem echar eczem elbow enrhu escue esgui estor estre etern exam faut flujo footi foule fridg fumer garra gases gassy gingi gout goute gras gripe hair hamst hemat hiver holid hongo hoque how ibupr insom irrit jeun juega jugan kebab leafl lice list llaga lombr loose love low medus mejor melat menop mocos mole moque mosqu movil muscl muscu mycos nettl noctu often olvid oral orden orgel ortie ortig osteo otite otiti oubli papie pasa pela perim phone pican piojo pompe posib possi prosp punto pupa rasca raspa rdv rein rende resac revis rhume rit rodil sad sarte scrat secos seque sert siemp signe sinus sneez sofa splin sprai stati stitc stye syrup tapad teeth tendi thrus tick tickl tigre tique tiron toca toena tomat tooth torti trist tuesd tv ulcer usele vagin varic veget verdu verru viaje vitam volan wart which winte worms zona
c cita frigo gerce hiccu hipo joint resfr sickn`;
