/** Written by `npm run learn:emergencies` from the phrases of `testing/samples`: change those, not this. */
export const BASE_WEIGHT = -8;

/**
 * Of a concept, `-` before one that is denied, then with each concept that stands near it, by the place of its line in
 * two digits of base 36: A to Z for an emergency, a to z against it.
 */
export const CONCEPT_WEIGHTS = `-a_little . bra
-abrupt A brA
-bad_sign . 12a36A67A6qa6vB8fA8wBbfAcfAdwAgdA
-battery a bra
-bear . 4wBc7BdcBe3A
-bend . 38A3qA5dA6iA7mA8wCbkA
-beverage . 6qa
-blood_loss a bra
-blow . afb
-blurred a 4iabra
-breath_smell A brB
-breath_word B 6vAbrB
-breathe D 38A3uA51A7gA8sAbkAboabrDcfAgdAh0A
-burn a bra
-burn_place . 28A51B7mA
-can . 11a1qa2sa3tBcfA
-catch_breath D 38B51CbrC
-closes . 8rAafA
-coffee a bra
-cold a bra
-complete_sentence A 3tA51AbkAcfA
-constipated a bra
-container . bra
-cough . 51A81B9nAd6AfjAfsBg4A
-cry A brA
-cut a bra
-dentist . 38a
-disappeared . cwAd3BeqA
-drink A 39A3qB3tA5bB6pA6rAeaBgdAgxAh4AhaAhbA
-eat . 3qB6va7yB81aagBcdAdvAfsagdagxAhbA
-fade A 8jAbrAcwAd6AeqB
-faint b brb
-family A brA
-feeding . 38a51a6pBbkagdAguagxA
-feel B 38A3lA3qB3rA42A4wA51A5bB5cA6kA7lA7qaa8AafAb8AbkAcfActAd0A
-fever a 41a5babradcah4a
-figurative a bra
-figurative_death . cfAh2B
-filler . 3tA
-find . 3wA5bA7qAb7Ad3B
-food . bka
-gave a bra
-get_up . 3lA6vB7lB98Ac2AeoA
-grabbed A 38A
-halted . 4dA
-hand A brA
-hard b brb
-headache A brA
-hurts_eyes a bra
-ingested a bra
-inhaled A 38AbkA
-inhaler A brA
-install A brA
-itch a bra
-keep_down B brB
-kick B 3rA5cAa3AbrBgzAh4B
-know A 6qAavAbrAcfAfjAg4Ah2C
-leg A brA
-lift . 38A3lA4wB7lAafAbkAgua
-limb . 28B
-make_sound A brAfaBfsA
-move C 38A3qA3uA4wA5bA7xA9gAa8AbkAbrBcfActAd0A
-not . 6kA
-open A 51a78BbrA
-pain a 4wabradcah4a
-period a bra
-phlegm a bra
-phone a 4iabra
-picked . 38A
-pulse D 38BbrDcfA
-recognise C 38AbkAbrCcfA
-remember A 4fA8wAbrA
-respond C 38A3qB51B5bB62A67B78A7lA7qA7rA7xA87A93Ab2bbkAbrCc2AcfAcibdwAe4AelBeoAg9a
-right_low A brA
-rise B 38A4wBbrA
-say . 3lA67Bb2aciadwAe4AeoA
-see B 38B4ia51A78A7qAbkAbrBh4A
-seizure b brb
-severe_burn . 38a
-sick . gfa
-side . 2kBbkA
-sleep a 3qa51abracfa
-sleep_lots . 3qacfa
-sleepy_cause . 3qa
-smile A 51AbrAe4A
-snores . eaa
-speak B 36A38A51C5ba5ca6kB6vA7qAbkBbrAbvacfAfcAh2ah4B
-squeeze A 38AbrAdeA
-stand . 7mAbrAdcAe3A
-stand_up A brA
-stool a 38abra
-stop . 3pA3tA4bB4cA4dB4eB6qa72AajAboAbpAc2AdtB
-strength . 5va6pabkA
-strong A brA
-sudden A brA
-sugar a bra
-swallow . 6jA9iA
-swallowed . 3cA3qA3tA6jB6qa6rA6va80A81a9iAagBbfacfAdvAeaBfsagxB
-swell a bra
-tonight a 38abra
-took . 5ba6jA6qb7qa9iA
-tooth . 38a
-touch . 7mA
-unable . 4dA
-urinate B 38A3qA3rA3tA51a5bA5cA68B7qBajAbkAbrBcdAd0Ae3Ag2AgpAgqAh4B
-voice a bra
-wake C 38A3uA51A5bB67B6vB8fA9mAbrBcfBdwAegAg4AgdBgxA
-walk . e4B
-water_place a bra
-where_when . 6vA
-work A
-worth a 38a
-wrists a bra
a_little . 35a36a3na3pb3ra3wB3za4db4ea4fa4rA4va51A5eB5oa5xa60b6eA78a8rb8ya9aaalBasAavab7Ac2Ac3acfAcjacmad0ad5AdgaejaevAewaezaf0AfbAfcafiaflafrag3ag8agaagcagya
abrupt A 3cA3lA4fA4rA4sB4wA4yA58A64A6gB6kA78A8gB8rA8sB8wB8yCakAavAbfBbtAc2Ac7BccAdsBe3Ae5BecAelBemAewAfpBfsBfwAgkA
accident . 81abrAddBfsagjB
after_verb . 3ka3mA3pA3wA42A4ia5eA5zB64A6rA78A7aA87A8gB8rA97A9iAaxAb2Ab7Bboac3AcdAcfAcnad2ad6AdeAdgAdpAdwAe7AelAf8AftAgaaghBgqAgxAh7A
age_word . 5vA81A93a9nAagBboabtacdAcnAeaAfjAfsag4AgaagpAgxAhbAhcA
alarm . 3ca3tA3wb53A7kA9rcbdAdfBedaegAfqbgpA
alcohol_drink . 5bB5cC6iA8ja8yaalAavAb6AcfAcwadrAe3aeqag9agaa
all . 3ka3nB3sA40a48A4gB4jA4pA4sA4vA4wA53a54A5tA5wB63B69A6ea6pA6qB76a78A7bB7jA7uA80A88A8ea8nA8rA8yA92B9mAa9ab3Ab6AbkAbrAc6Aceacvad2AdaadeAdrAelaemAfiAfjAflBg4Dg5agcAgjAgmAgxAh9A
all_over A 3tA3zA5cA5iA78Ac7bd0AdwBe4BekAewAflAftA
allergy . 3zB4wa56a5bB6ea6qa6uBafab7Ac2acnaeqaeyBfjBflBftBgaA
alone . 3taafAbrae4B
also . 4wa5ia6qa7oa8fafxag4a
anaphylaxis_word F 6qBflB
anticoagulant A 4bA4dA4eA4fB6iA6uA6vA7bA7jA7lA8wBajAbpC
apart A
appliance . 3ka4zb6aA71a7ua88a9nB9raapAc7Af0bfjBfsb
arm . 3la47a4kA4vB63A64A6uA7cA8wA9kA9wBa8AbrAbxAdwAeaaeyaezAfaafcAfkAflafsAh4A
asthma . 3pB4sA5bC6lA6qA76a7qA9pAavAbrBbuBc3AcmAdvBelAf8BflA
at_once . 4fA4sA6qA8wAavBc3Bc7AcmBe4AfpAfwBgpa
ate_drug F 5bC5cB6qD6vBd2B
attack . 3tB4fA5bA72C8yb9oA9pAbkBbrBbuAcfBd0BdtBdvBewAf8B
baby . 3uA3wA4bA4dB4eA4gA4hB4kA4qB4rA4sA4vB4zA5eC5qA6aB6fA6nA6qA6sB7lB7mA7xB7yA8eA8fa8qA8sA93A9nAa1aa9AagDapAb9AblBbqAbrBbsBbtac2Bc7ac8Bc9AcdAclActAd6bdwBecbekBeoAepaewBfhCfjAftBg2ag5ag8BgiAgragxAh0ah4AhbA
baby_age . 41A4cA4dA4eA5wB68A6ja6pA6sA7lA7ma81A8yA91a97a9nAafaagAajaakAaxabrAc2AcfacmAcnAdcAezAgdAgnAgwAgxA
back . 4da4ea4fa4ga4vA5sa6kA6qa7ba7lBasAbcAcjactbdmAeqafaagma
bad_sign . 3xA3ya44a4cA4dC4eA4fB4jB4rA52A5ja5kB5lA5mB5pA5tA5xA61a62A63A64A66A67C6eb6la6rA6tB72B74A75A77B78A7lA7rA7sb7xA87A8dB8gB8mC8oA8wA92B94A96A99A9aA9fA9hB9oA9tAa5Aa6BaeBaqBarAb2ab7Ab8abbAbfAbgAbmBbtbbuAclAczAd6Ad9AdwBe6AedAelaeqAf3BfdAfiafwAh0ah6Ah7AhaBhbA
badly . 44B4gA4qA4rC58A5cA5ma5oA6aA6pA6ua6vA7mA81A8na8wa9mA9oAa2aadaatAbxAc8AceadsaejaelBeqAewafxAg2agaAh1A
balance a
battery . 51A5bA6aB6jB9nBb7AbkAciAd5BdaafjCfoafqag4Cg8agxah2a
beat a 4fA7ga8za
bedwetting . 4sA6ka6vA7ra81a87agha
bee . 8sA9aB9vad6ae3AfiAfjAflAftBg4AgoA
believe . 6qa6vB7qA
belly . 4kB5cB5zB6hB6va77A7lB8sAajAalabrAc2AcnactBd0AesBewBezaf8BfjaflagjAgxah1Ah2A
bend . 6vA81a87Ab7AbkAcnActAe4Bg2ah2a
berries . 6uCcjBcnAfjCflafra
beverage . 4kA4rA4sA58A5oa5vA6cA6qa7qa7uA8eA9kAavAb4Ab5BciacnAdcAe4Ah4b
big . 4eA4wA5kA8wA8zaavActAdcAfjafkAfxAg2agaAh2A
birth G
bite . 4rA55a6qA6ua78a7aA7ia7qA80A8ra8sA8uA9aA9jad6advAe3AeeDejafiAflAfxAg4AglA
black A 48B4fa53C5mA68A6dA6vA78A8rA9ube3AezDg6AgmBgxAh3Ah4B
blades . 49a
blank_look B
bleed . 5cA5xB65a8wAa3Aa8AalAboacebchActCepBexAf8A
bleed_lots H 4fA4wA5cA8jA9gAa6Aa8AafAbrAc2AcrActBh8Bh9A
blood A 5bA5cA5xF65a7bA7oa8fA8wA9naa8AakAalCanAaqAboabrAc2Bc3acebcfAchBctDe3Be7AeiaeoaepEexBezAf0afdaflAfqag4ag5aghcgpEh3a
blood_loss . 5cA5xC7oa8fA8wAalCanAaqAboac3achActCdvAehAepCexBf0af8Afqag7AgpBh2A
blow . 4fB4ra5ja6gA6pA6xA7dA7xA8sa8wA97a9gAa9ab9AbcabtaclactAd8Ad9BdcaddAdxae5Ae7aeaAesBfkaflAfrAgjBgmagpBguagxah4A
blue B 4gA4sA5bC5eA6aA6iA6uA7mBahDb7DbcBcnad2ad6BewAfsbg4A
blue_skin E 5bD81AahAb7AfaAfsA
blurred . 4ia6qa6va8yAacAbkacfbcnactAd0ae3Afca
boiler . 4wA5sA6dA7aA7oa8yB95A9mAbxAe3BedA
boiling B 4kA4vB4wC5bC5mA7aA88A8rBa8BafBbyBc2Ad5AdcBdgAdvBe8AebAeoCfbA
bone . 60BdgAfaBfsaftBh8B
boot . 51a6ka7ladjaeeAgcaglAgsa
born . 5cA7mB97BcdAhbA
breastfeeding . 4wa58abhae3a
breath_smell . 5ba67A75a89Advaf8a
breath_word . 51A67A75a7qA81A89A8sAalAbobbrBc7adcAeoAgnAh1ah4a
breathe . 4sB51B56A5bA5cB67A6pA74a7ea81A89A8sD9aAalAatAbqAbrBcnAd0Ad2adcAegbeqAeyAfaafcAfdAfuagaAgnBgvAh0ch1ah4a
breathless E 4wA5bB6vA75f7bA7iC7kB7nc7qA7uAa8AabAadaafAcjadiaebAelAfcBflAfrAfsBfxAgjah4A
broken_speech B elB
bruise . 6ka
burn . 4wC56B5bB5ga78B7aA7na7oa7vBb6Ab7AboabyBc9AcfAcnAd5AdgAdvEetafgafjAfsafxA
burn_place . 54A56B5eA5lA5xB63A64A6cB6eA6hA6wa74A77A7cA7ya80A8aa8gA8oA8wA8yA8zA91a92A93A9eA9ma9wBa5BakaasAb8ab9AbcAbrAbuAceaddAdxAe5Ae7ae8AenAesCf0afcAfkAftafuBfzbg3agcAgsAgvAgyB
burp c
burst B 75Ae3AfcAgpA
button_cell D 5bA6tC9nBboBd5BfjCfocg4B
came_out a fjb
can . 5va67a6jA6pA6qa77A7bB7mA7va7yA8sB8wC98A9dA9iA9nAa5aa9Bb2Ab8AboabtAcibd3Bdpadsae4AelAezAfiAftAgaaghah0A
cannabis C 5bA5cA6uC81AfjDfsA
carbon_monoxide C 7kA9rccpBdfAegAfqb
carried . 58A62A8wA9wAa8AdwAebafsAh2A
cheek . 6kBd6afjaflafra
chemical . 6kA78F7lA8cA8rA8ya95a9mb9oBafAb4Ab6Ab7Abrac7Ac9ad5Be6AeoBeqaf0afjBh2a
chemo B
chest B 5iA5lB5sA5xb6vA7cA7kA81A9hA9vbafAalAbuBc7DcjAcwBcxAdgadpAdxAe3Be7bebAeqaf8AfbafsBfxDgpAgxAh1ah4Ah9A
chest_muscle . c7a
chest_word B ebAfxA
child . 5eD5mA5oa5qA5ua5vB60a62A65a67A6aA6eA6fA6nD6pC6qC6sB6ta71A72A78A7aB7dC7ia7kA7yA88B8bb8eA8ka8lA8uB95A99A9da9fA9nA9pA9rA9uA9vaa5AaaAacaagDaiaajAakaasAb2ab3Cb7AbbAbeAblBbnabqAbsBbtabuAbvac8Ac9AckAcnActAcvad1ad5AdfAdladnBdpadqCdtBdwBe4Ae6Ae7aecbegaeiAekBeoAewBfaAfbAfdAfhCfjBflAfpCfrBftBfuag4Ag5ageAgiAgqBh0ah1Ah3AhaahbA
child_age . 5qA5wB5xA6ja6pA6qB6sA6vA76a7lA8fA91a9oAafaagAakAalaapAb7AbdabqAbvac3AcnBcxBdcBdtBeaAevafiAfjAftag2agaagjagnAgpAguagwAgxAhaB
chin . e7aeqa
choke C 5fb6vB7na7qa81A89A9xaa8AbkAbrAc4bcfBduAezAfsDg8AgaAgfbgmA
choke_figure a 7na7qac2a
cigarette . 6uA8raafafjBgua
closed . 78B
closes . 6qA6uA78A7aA81A8ya9aAdgAeoAeqAfjAftDg1Ag3agaB
clothes . 60a6ka7lb7oa7qa7vCakaaqabzCcfadvaguah8a
clots B 5xB
clutch . 6vAdcA
coffee . 5mB69a7ba8yb97Aavabrae3Ceoaf0bfjbgdagpCh4a
coin A 6kA9nAb7AfjAg4A
cold . 5xa7oa7qa8wb9gabrAdwbeoafkBg4agjagvagxa
cold_body . brA
cold_decimal A cdAhbA
cold_sore b
complain . 6ia6qa77A7ja87a8fa97AahaanAaxAb7ac9adgaeaaebafpAfsAftafyAh5a
confused E 5tA6vC7bA7mA97AaxAcfBdwAg2Ah2Ah4C
constipated a 6qa7kA8maalAcdactagxAh4A
container . 5xB6aa74a75a8aa8ea93a9gAakaalaavbbrac3acmadaadpAeoAevafiBfjAfxag3bg4Cg9agaa
contraction B a3BctBd0DdvBf8AgzB
cough . 67a6jA6vB74a75A7jA7mb80A81A8fA9gA9nBa6aa9aabab4Ab6Abrac2BcdachacnAd6CdgadnAe3AejaeoAezAfbAfjBfsag4Ag8AgvAh2a
coughs_blood_word C
cry . 78a7oa81AalaanAaxAblAbrAc7Ad0bdcBe3AfsA
cut . 62A63B6kA6va7lA8jAafAahab7ac2AcfacsAduAdxAeoAf0agyA
daily . e3a
deep . 63A6eB6ka78A7oa81A8jAc7acfAdgAf8afaBfbafjaftBgaAh8Ah9A
deep_wound G 81A88Ba8CafBcsAduBdvAgjB
deformed A 7aA7bA7lB81Aa8AafBb7BcdaddAdgAe4AecBfcAgjBh4A
dentist . 6ja6ka6qA80a81a9waanAb7ag2a
detector . 9rbbdAdfAe3AedaegA
diabetic . 6ua7dA7oa89A9gbafbbrBc7AdpAdwCe3AfkDgeBgpBh4a
diarrhea . 6sA7mabbAbkAcfbd0Af8AfhB
die . 6vadeB
disappeared . 6jB6vA75AafAavAbrAclBd2ae3agvA
disposal a
dive B 81AafAbeAbrAc7AdcAgvA
dizzy . 74B7qA8fa93b9ga9mAgmA
dog . 7aB81acfadgDdvAe3aeqagua
dose . anab4Ab9Bdvaf0agaa
double_vision D 7bBajBfcBh4A
doubled B 81Ac7BdcBe3BfsA
drink . 6ia6pA7jb7rA7sa7uA87A8gA8lA8nA8rA8tB8ya9gB9maakaaqAcnDd2BdfadpAebAeoAepaevAewafcAgdAgiA
drool . 6kA6vA7qAalab7AbrBd0ae4AewAf8AfsAftAg5ag8A
droop . 6qa6vA6xB7aC7lA7oa7xA8fA8gA8pC8wA9kA9mA9xaa8AaaAb7EbtAcdacfBciad0Ad5adeAdgAe4AecCejAelaetaf7BfcAfzag5ageAgpAgsa
drops . 6qa78a7qAavabrAfjA
drops_things C 8rAafAbrAe4A
drown F 75abrAd0BdnBgvC
drown_figure b
drowsy C 6pB7jAagBgdBguAgxAhaAhbA
drug . 6uB7aA7ca7ea7la7nb7vb8sa8wA96A9da9ka9nC9sB9uAa9aajbakbaqbavBawBaxAb4Db9Bbfabvac0ac3Ac5CcdackacmActacvacyAczBdaadgAe3ae4aegAejCepaevafbBfiAfjAflAfsAg3CgbAhca
drunk A brAcfBcnAelB
dry_nappy D 7bBajBblBd0Ae3AezAg2Bh4B
ear . 7lB7ma81a8ea9gaalac7ad5Bdfae3afaafjagvah1a
eat . 74A7ga7oa7rB87B8lB91ba5BagAasAb7AbbBciBcjAcnDd5advAezAfjafpAftAfxag3ag4agaAgua
elder . 6vC76a7dB7kA7qA8gC8lA8zC90a9ba9jB9nAa7Aa8AakAb4Ab7Bb9BbtbbxAc3AciacjAcmAcnAcxAd0AdsBdvAebAemAeoBezAf7AfdafkAg2Ag4BgbAgcAgdAgeBh0Ah4B
electric A 6xA87a88aa8ae4aeoBg2ag6CgyAh3B
electrocuted G 8rA8zAafAcfBd5BeiAeoAfaAg4Ag6Ah3B
embers C
emptied_container D
empty_found A
empty_word . 7kadaa
epilepsy B btad0AdtBejaewB
epipen E
everyone . 81a8yC92B9vacdaciacnad0Advae3AfjAg4A
exertion . 75a8ra8wB93a9faa6Aa8aagaalAaqAavac2AcnAdnAdpadvadwbevAewag4ageAgja
expiry b 9kb9pacfafja
extreme A 81A8yB9vac7AdcAdeAe3AfsA
eye . 7na8cB8sa9kA9mAafAbrBbtaciacnCctBd5Ad6bdjAdsBdvBdwAdxCe3ae5DeoBezaf9AfcAflAfyagkAgmAgua
eyelid . b7Adwbekafrah4a
face A 91a92A9aA9fAalAaqAbkAbrBbyAccAcjad6advAejAf8AfjAflBfxah5a
fact_word . 7lA81A8gA8rB8wA9uaajBbpBciadsAe4Ae7aelAemAeqaewAf8AfaAfpBg2Ag4Ag9a
fade . 7jA87A9gCavAb7BcdadcAdpae4AelAf0AgvA
faint F 7fB7lA8wA9gB9mBcfCd0AddAejBf8BgjA
family . btacna
farewell_figure . 8kagxa
fast . 8zbadac7a
fast_number A avAc3AcmAcxA
fear . 7ia7qbdvadxae3aeya
feeding . 7oa8fa8lA8wA9gAa9ab4Ac2Ac7AcwAd2AdpAe3AebAepaeqaf0afxA
feel . 92BaaaaxAbrAdfAebAf0afrAfxAgaA
fell . 7na7sa7xA7zB88a8fA8jA8wA93C9eA9mA9qa9xaaaBalAb7AbeAbxAcfAciaclactAd9BdcBe4AejAezafzag4BgeAgpAgsa
fever . 8wB8yB9hAaeBbeEbgFbkaboabtaclad0AdcBdeAdpAdvAe6CeqBewCezaf8AfaBfdAfjaftagabgdAghAgmDguagzBh4ah9AhbDhcC
figurative . 7naajaamAanBc2bcfacmAd2af8afkAfxbh4a
figurative_death . 7oa8ea8fa92aa8ac9acjacnad5advadwaegAejaelaezAf0afjbfkBfsAfyag3aghagmA
figure b b7a
filler . 7qA7sa80A81a8gA8nA90B9ha9pA9xaa2aadaajBamaavabtbclacrAdeAdtAe5Ae6AecAehAelAemAerAeyAf7BfaAfkAg4AgcAh1Ah2a
find . 9gA9mab7AcnAfjAg9ageAgvCh2a
fine b 90bcfA
fingertip A afB
finished . b7Abpbc7ad0adaadcAgua
fire . afAb7ah2a
firework B
floor . 93B9nbbrAdtBfja
floppy A guA
fluid A a6B
foam A alaavab7AbrAc2AcfBdwBewBf8AftAg5a
food . 8ma91a9aA9nb9xaa4aadaaoBb4Ab6aboac3AcjacmAcsBdeAduAe4Ae7aecAeiAetafbafdcfjafkAflCfrAg6agfaguagyah0ah3Ah9A
food_poisoning . h4a
foolish A
foreign_language a
foreign_throat B ftB
fork A 8rAafB
found A 8lB9gA9maa7AalAb7BbkAcdbcjAe4AecBeqag9ageAgvCh2ahbAhcA
fracture a 8za93aa8Ac2agoa
fruity . 9nAfsAg4A
full . 9gAezAg4AgpA
gas a 8yA
gas_poison . 8ra9dB9ga9mAafaavAb6Ab7Abrac2ac9acnBd5Ad6af0a
gas_smell F 9dB9mCe3B
gave . 8ya93a9sB9tBamAanBavAb3ab4Bb9DcfadvAeqafnBg9aghA
get_up . 93a9kAa8AboBc2AcfAd6AftAfxAgaAgmBgpAgxAh9A
gibberish D 8gBbrBcfAdpCelBemBfcBguAh4A
giving_away a
glands a
glass . a8BbrAc1BcsAcwAd6AeqAevAfqA
goodbye .
grabbed . 93a9fCa8BafAahaalAc2ad2advAe4BejAfjAh2a
green . e3CezbgpC
gush A 9gAa6Ab7AbrA
half A dvAgxB
half_face A cfB
halted . bpbeda
hand . 9fC9kA9vaagAalAb7abkAbrAbuBbyBc8AcsAd0Bd5Ad6bdvBe4AeiAeqAf8AfaBgnAgyAh3A
hard . 9aA9mBahAboacfAdbAdcAdvaeaaelAeyAfcBfiag4agaAghah4A
hard_belly D c7CcjBe3Af8Ah5C
hard_breathe E eyAgaA
hard_speak D
head . 97AanAatbaxAbrAclacmAd5ad8Ad9Be3Af8BfaAfcBfrAfxagpAgvagxah7Ch8Ah9A
head_injury_word E
headache . 92C97a9mAa3AacBavAbeAbfBcdacmAcnactBdsAdvAe3AewAf8BfcBfjbflAfwAg2ag9agnBgzAh4ah7C
heart . 93aafAajAb9Ac7DcfCdpBe3AerAfjAfkCfxCg2Ag4A
heart_attack C btacfB
heartburn b ctad0afjbgva
heater . 95A9dA9gb9mAbxAe3AedAfsAgpA
height . 93C9kaadaaqBb9Bbmac2AcjacnactadiadpBdvAeoAevaf0afrafsagfaghagjAgva
hi B dpAe3AfbBfdB
hidden_place . e3AfjA
high_number C e3AfdBgpA
high_temperature . 97AaxAbeAbgBboacjAe6AevAfdAfjaflafrag2Ag4Bguah4ahbBhcB
hip . c7a
hit_by B 9gCafacfBddBfxBgjD
hives . afaalAdgAe3AeyAflAftAgaBh1B
hoard a
hoarse . bxAgoa
home . 9nBb8afjA
horse . afAc7A
hot_thing . 9gabdAc9Ad5AdvAe3Ae8BfjA
household . 9ma9nAa2Aa6Ab4Ab6AbbAbdaboac2Aciad2AdmAdnAeaaeoAeqaezAfaafbBfjBfkaflafrafsafuagpa
hurts_eyes . 9wAceacfae4aeqaewAfqa
hypo C alBbkAbrBdvB
imaginary . bxAcfBdpAdsCelBeya
in_stock . agAb3ab9abuBcwAe4Ae5Aebah4a
incontinent B dwB
indoors . aaab8acfBd2adgAe3AeoAfjAg1Agvah4A
ingested A a9aafaasBavAbkAcnAcxad2AdrAeaAebAeeAeqAg1Ag2ag8Ag9AgiA
inhaled . avAb6AbjAboabrBbuBbxBcnDdvAh0b
inhaler A avAb7BbrAbuB
injury .
install . fdA
instead . amAanAc3AcfAcmAdvAe3afnAg4AgjBgpa
insulin_pen . b9Aeoag4A
iron a ezcgmb
itch a dcae6aezaf8ag2ah4a
jaw . afBc7Ac8AdpAe3Ae4AfkAfsAfxAg5ah9A
joking b a2ac2aeoa
jump a
ketone_number A fdBfeA
ketones B
kick . alaava
kill .
late_weeks A avabrAgnAgwA
laugh_mark a ava
leaf . dxBfjAg1A
leak . alBboactBd2Bh9A
lean A e4AebA
leg . afAc1Bc7actad0ad5AdxAe7af8AfaBfuBgcAgjAgpagyB
less . alBavAb8BdbAeoaewaf8A
lethal_height . c2BdvAebaeoBewaguah4A
lie_flat .
life . f8Ah7C
lift . c7ag3ah4a
light . e3AgpA
limb . agAaoBbbabuBbxAc3Ac8AccAcjaclacmAcsCd0Ad5Ad6aduBe7ae9aeaaeeBenBetbewaf0afaAfjaflafuBgkaglBgyAh5a
limp A agAbxac8AcfAd0AdbAe4B
lips . c7ac8AduaflBgmA
locked_in a
long_time . ajAalBbpDbrAc6Ac7Aciad2ae5Ae9aebaehAewAfpAg2ag4ag7Ag9agaa
loss . alBctAdsBfcAfxbgoah2A
lots . alAb6AbkAboac2Ac6AceacwAd6BdgAdnAdrAdvAdwAelbezBf0AflBfrAftAg7AghagpAh2a
low_mmol . asAb9AbrAdvBe3BfdAfeCfnAg4a
low_number . anaavab4Ab9AbgAbkAbpBclacmad6AdpAdtAdwAfdEfkAg2Ag5Aguah4ahbA
low_percent . c3ad3adoB
low_temperature A fdAhbA
low_word . ddAdvAe7agjA
lump . cla
magnet C d2AfjDfsAg4Ag8A
make_sound . f8A
malaise A
many . b6Ab7AbobbuBcdad3ad6BdoAdrAdvAe4aeoAevaezAfcAfiAftAg4Cg9agdA
many_grams B
measured_fever . beAbgBcfadtAfdAfjag2Ah4ahbAhcA
medicine_store . fjA
melena D
memory_loss A
meningitis E
message . bracga
mine . b4Bb7ab9Bbracvad2afxa
mistake A brAcfAd2AddAeoAfkAg4AgjAgvB
mistaken . cnBfjA
mix . cfAcnAdrAelBemB
mouth . b9BbaAbcAblCbobbrAc8AcfBcnCd0Ad5AduadvAdwAe4Ce7BecAelBeqbeyBezBf7AfaAflDfrAfsafxafyAg1Ag2ag5agaBgcCgmCgrah4a
move . brBctA
multiple B cdacmAd2BfnAg4AgaAgjB
mush .
mushroom . cjCdiAe3CfjBgpA
nails . h8a
nausea . bractbdfAdvae4AfxAgjah4a
neck . dmBebagpAgvAgxAh4a
never . e3Ah7A
newborn C ezbhaa
nipple a c7a
nitro B
no_better .
no_more . cfAdeAdgBdpAe4AeaAfiAg9agpagxAh2AhbA
no_tears C f8Ah4A
nobody b c2a
normal_temperature b dobfoa
nose . c2ad0bd5Adnaeobeqaf0afxagvah2a
nosebleed . brAewAf0bgdbh4a
nostrils_flare A
not . brAbvac3AcdAcfAcibclacnacwAd3Cd6AdpAdrAdtadvAdwAe4Ae7AegAelAeqAevAfbAfxAghBgjagpAgqAgrAgzAh2Ah7Ah9AhaB
not_breathing_word G cfC
not_now c btbc2acfadcAdtcdvafcAg2Ag4a
not_working . cnae4A
not_yet .
nothing_out C
odd . dpAegAelAezag4AgoAguA
oil A dgAdvBfsa
on_fire C
open .
opened .
out_of_water . ciaclactAdgae4AeaAelAeoAepAfsAfzag4AgeAgpAgsagvC
over_a_day . d0Ad3ad5adoBdvAe4afkAg2Ag4Ah2Ah4A
over_now a
overdose_word D f3C
pad A cdAcrAehB
pain . cwad6adeAdfAe1Ae7belbeqbetbevAf8AfbafcAfkAftafyAg1AghagnAgya
pale . dvAe3Ae6Aeqag1bgxA
palm . flAgnA
palpitation a
paper b cfah2a
paralysed B e4AfcA
per_day . ceacrAd0Be4aeaAehAfjbfzag4agpAgzah0ahaB
period a hba
person . cvad6Bd9AdeAdwBegaelAepBetAezAfbAfdafkBflAfpAfqag4Ag8ageCgmAgtAh0A
pharmacy . gsah4a
phlegm .
phone . ciacxadpadsaejAelbeoAezafjAfsAg4Agvah2a
picked . d6Ae3AfjA
pillbox . g4A
played . d0aeoafjagfa
plenty . cnactAd3ad6AdoAdvAe4aevag4BgdAgua
poison . cnAd5Be9befCejBeoAevAeyaf0afiAfjFg4DgaAgjah4a
poison_figure b
poisoned D
pop_noise B
postpartum . dvAehA
power_tool A duBevA
pregnant . dcCdsBeabeoAf8AflAfqafrAftafzagnCgpaguagwCgxa
prepared a
prescribed . g4b
pressed . cxad6AdcAeoaeqBerAevAf8AfjafkA
pressure a dvA
pressure_number_high .
pressure_number_raised B e3Ah4A
preterm . d2adpadtBdwBelBf0afdCgaagnAgwB
prevent a
product . fjAgaAgpAgvA
pulse A g4b
purpura_word E
put . dpAdxAebAeiAewAfsAftAg4AgxAgyAh3A
red . dgadvbe3Ae6aepAevAeyaezafgafsAfxAg5ag6bgpBgva
red_jelly B
remember . e3a
repeats . d9Beoa
replaced a daa
respond .
ribs . dmAdpAesBf8AfbBfxAg3ag6AgjAgvA
ride . ggA
right_low A dgAe3Af8AgxB
rings . e3A
ripped . dgAe4Ae7aejBeoaerAfaAflBgaAh8A
ripping A
rise . gpA
rolled A ewA
rope a
rope_harmless .
run_over F dvBgjB
sank . gvB
sats .
say . elAemAfdAfoAfsAguagva
scald C
sedative .
see . e4BeqafcB
seizure F
sever A duBejafjAfsAh8A
severe_burn . dvBe6AehBezAf8AflAftag6AgragyAh8A
shake A ewAfdAfkBh4ah9A
sharp . ebafaCfuBfxa
shin_bone A
shock_word B h3A
short_leg B
shoulder_blades A
shrill C
sick . eyAf8AfcAfdAfhAflAfpAftafyAg5agdagjagnA
side . e4Ae5BeaBecCelaeqbf0AgaagrAgxChcA
sight_lost E fcBh4B
skin . fbafsafyagmA
skin_bump a gua
skin_off A
sleep .
sleep_lots . gpAgvBh0ahbB
sleepy_cause . elaewaf8afxAfybgjAguah9a
smile B fcA
smoke . gda
snake D eyBfjC
sniffed A
snores a f8bgra
soak . g7A
socket . gyA
someone_elses . eoBg4CgeBgfagjAgxA
spasm A ewA
speak . elAfcBfjAguBh2b
speech_word . fcA
spike . faBfjafuC
spilled . etAezafbAfzag3Ag4AgaagdageAgjAgsah4a
spit A h4A
spots . evBezbf0af8AflAgmA
squeeze . f8A
stabbed G
stand_up .
static_shock c
stay . fqAgnAh4a
stiff . ezbfjaflAfsAftAg4agpA
still_bleeds B
sting . fiAflAftAg4A
stool . f8AfhAgaagmC
stop . g4ah2a
stranger B
strap a
street_drug C
strength a
strength_loss D
stroke_figure a
stroke_word B
strong . fcBflAfpBfrAh1C
strong_acid C
stuck . fsAftCfuag8AgaAgyBh9A
suck_in . fdAh1A
sudden . fpBfwAgkA
sugar A fkAgpAh0ah4b
sugar_mmol .
suicide A
sun a
sunken E gpA
swallow . gaAh2a
swallowed . fpAfrag1Ag2ag4ag8AgaAgbAgiBh1A
sweat . fsBfxAg2agjah4a
swell . ftCfyAg1Dg5agaBgnAgpAgrbh9a
symmetric A
syringe .
temp_word .
testicle . gpA
testing .
thick . g1Bg5agaA
thing_swallowed . ftDg1Ag8Agfagua
throat . fuAfxAg8BgaCgra
through .
throw_other a
thunder .
tight . fxAg3a
tingling .
tiredness a gxa
toilet_training c
tongue . gaC
tonight . g5ag9aghagragxa
too_much . g4Cgxa
took . g8AgdagxAh2a
tooth .
touch . h3C
towel A
toy .
treatment .
trigger . goAguah1Bhbbhcb
twice .
twisted A
unable . h4A
unconscious_word F
unhurt b
unprotected . gjA
urinate a guah4a
vape .
vehicle . gpagxA
veil .
venomous B
violet A gnAgxAh4B
vision_sign . gzA
voice .
vomit . gxA
vomits_all B h4A
wake .
walk .
wander B
want .
water_place .
waters F gzA
weak . h0a
weapon . h3A
weeks_along .
well . hba
wheeze .
where_when . h9A
wire .
within_a_day . hca
wood .
work .
worst B
wound .
wrists .
yellow a hbB
young_age .
young_months .`;

/** A weight, then the words that have it, by their first five letters. */
export const WORD_WEIGHTS = `A abajo abuel accou aceto actin agite ago agony alarm alcoo alred and antic antif anyth aplas appel appui arach arran asked ate atroc atrop autou avisp awful ayuda azul bajo barel barki barra bat bayas beau behin belly belt bent blade bleed bleu bleus blind blotc blow blue bolit borde borra bote both boton bouge breat broke brown brula burne butto cable cacah cae cage cai caida came camio campo canti caram carbo cardi catch caugh chair chais chauf chez chiqu chopp chorr chuec cierr clamm claqu clava clean cloro closi cloth coagu codei coeur coinc colla colou comin compa conna conoc consi copin coraz corto cote cotes coupe creus creux crie crise croqu crush cuerp cuest cup dad dado dalsy decir deep desor despe dessu desta detec dio dirai dire disso doesn dolio door doses dots drain dress droit droop dura duro eleph eliqu empez encen encon encue enfon enorm entai enten enter enton entra erreu es escup espos espum esta et etran eucal even ex face fade faill falta fat fathe fell feu fits flaco flari flojo floor flopp flots fois fonce fond forwa foxgl fract frelo friss g gamin garga gauch gaz gens gente gibbe gicle girl girlf glue glyce goes going gomin gone goudr grand grape green grill grise gummi habla hacia hacie hand hangi hard hardl harpi hasnt he head her him himse his hit hold hora house hubby huele hunde husba ictus il iman imane impor impre infar injec insop its izqui jai jaw jerki jsuis just kicke lache lagri lance lange larme levre like line liqui loads look looki losin lucec luego luz lycee lying machi macho madre magne main makin malgr mamie mar marc marca mari marid marih massa medio mento metal metro mezcl middl milie min mismo missi mista mitad ml moani moi moiti moja mom morce mordi moret motor mouil mouss mover movin muchi muy nacid nafta nan nanas narin negra negro nephe neveu ni niece nobod noix nos nostr not nothi noto nouve nowhe numb nunca odeur off oil ojo olla ont open opres oreja overd pad paral parar parfu parle paro part parte patin peanu pegad pegam pench perd perds perdu pere perfu perso perte petro picks piece pierd pile pire plain planc poiso poitr pond pone ponie posit posos probo profu prope puede pulga pulli punal punti pupil puso qu queja quien racon raide raidi raise ramas rat rattl recie recog recup remot rendu repos retro ribs rigid ronde ropa route rugby s sa sacam sala salch salon salto same sangr sank scie screa se see seis sem sens sente sertr setas shake shot sient silla since siste soaki sobre socke someo sonne sonri sont sosa souff soup souri space speak spill spiri spitt split spray sprea squee steak stick still stran stren stron strug subit suce sudan sudde sudo suelo sunke sus swall swell tears telle tembl teter then thing thinn thoug throw tibia tide tiene tient toco tomo tonne tonte torci total touch towel tract trago tragu tremb tres trozo unblo under uno used uva van vape vater vert vide vie viole vitre vois weed were wet while whole wife wifes wont worst y yaya yr
B abre abrio aceit acido acost adelf agita ahoga ahogo aidez aiman air aire allon alqui apart appar ardie asfix atrag babys bafou baies balbu bano bleue blood boili bone bouil boute brigh bu canna cant chemo chewe chimi choc choqu clutc coloc coma comim comio confo confu consc cordo cosas crane crash cree crisi crook cuelg debou delir derec desma deven devie di diape diero dispa dived douch dropp drown drunk dur echa effor elle enchu encim equiv error estam estuv etau etouf explo faint fire fit fitti flatm fluid foami fonta fourc fuerz gas gasol gobe got grado grita grose groun ha hablo haemo hasn heate herse hes hi hipog horri hour huile hurle hypog inste into jarri kiwi knock lado lavad leo lieu limp lithi lo looks losa lumin malai mano masti metio metre mins minut monto mothb nacio nena newbo noire notre noyad noyer nuca oedem onto os palab papy pegaj pelle pend peopl pila pills plate pod pouri pris proje puce pulse pulso pumpi quimi rats react reagi reall recon recu redon renve repre respo sabe sale salen say scald scoot secon seein sees segun sent sever shaki she side sight sigue slurr sorti souda soude sound spot stabb stopp stuck stylo sueur suffo suspe tabla taken talk talki terce third thund times toddl toile took torax tour trapo turni type vacio ve vento veo vibor viper visag visio wc weird went xarel
C accid agarr aguas arres arter ataqu azule board clots co coin compl crach crois degre dextr doble doubl eaux epile estab gaspi grave gris havin heroi hirvi hundi impos incon isnt lui monox mucha parad pouls puse rato reacc repen respi sacud sait sang shes shock soft somni think thora uncon very vient voit
D bebio choki convu creo elect epipe intox menin sort
E drank
a about abrir absce acari acele ache aches achet achy acoup acues adelg afrai age aguja aid aide aine alime alivi almor alrea alto amari amigd ampol ampou anima annee antes anxie appoi ardor arros aslee assez aunt aurai autob auxil avait avant bajar bajon balan ballo barco basse bebes bebi becau bedti befor best bette bien bin bland bled blist blues bonne boost boots boss bosse boxes brace bronc bross bump bumps bunge cader caigo calam calcu calie call calor canap candi cansa carot carpi carte caspa cast cat cauch celul cena chale chamb chans chapp charg chass chat chaus check cherr chewi chicl chien chill chois chole chupo ciati cicat cinco cinq click climb clock code codos coles colly combi comer comi comid compo confi connu const conta cooki corn corre costa costr coude count cours crack cramp craqu cream crece crema creva cried croni cross crout cruje cuant culit cumpl curad curar cure cutti dandr dar debaj decal decid dehor demen depil depor depre depri diarr did dient diet diffe diger dijo dile diman dinne dis divor dix dizzi docte does dois dorma dors doudo doy drawe due durmi ears ecole ecrit edad effet egrat elegi eleve empor encar encia energ enlev enrou entor epaul epluc eruct eryth esa escap espin essay estac este estom estre etein eveni exame exams expir extra faim febri fesse fessi final fine flash flato float flu flujo flush flyin food footb foreh forev forge forgo forme free frequ fresa front fumar fungu gangl gato genit genou get gimna glute gordo gota gotas gotea grani grass graze gripp guard gueul gum gums gusto guy habit hacer halei hambr hango happe hate haut healt heari heat heel hell herni herpe hierr horno humo hungo hungr id if ils incar indig infec ingle ingro insol insta inter intes intim invie ir ironi itch itchy jab jaja jaune jerin jeudi job jouer jour jueve jumpe juste keys kg kidne kids killi kilos knee known labia lacte lag laiss lamio lasti latel lavan leavi leger legum lejos lende lente lenti leve leves libra licke list lista liste livre llave lloro locke longe lourd lumba lump lunar mad maigr mala maneg mante marat mardi mark match meal meals menop merci merit mesa met mettr mieux migra mild milk minor misse mites momen monda monit moral moust movil muerd muere munec muscl nadie nasal navid neces needl needs nerve nervi nervo new nicot night nits noisy nom noon norma note noter notic nudo nuits numbe odio odora offic ofici oidos ojera olfat once ordin organ ortei orzue otro ouvri oxyge panic panta paper papie paque parce pared parpa parqu pasad pasaj passa pecto peeli pelad pelic pelli pelo pepin perce perfe pero pesad peu pezon picor piedr pieds piens pies pilas pillo pimpl pinch pink pins pizza placa plage plan platr play pleur pneum poco polen polle polvo poqui porqu porta posib poupe poux pox premi prepa presc prete prima probl proch prueb psori pu puffy puree quel quell rache radio rage range rasag rasan raspo rdv recet redac reflu regim regle regur reins rempl renou renov rentr repea resta retar retou retra reuni reve rhini ringi rinon risa ronco rough runni sabor saliv sarpu saute saw scab scar sciat seasi sec seca seche sed sein seins sensi serai serie servi shavi shing shive shoes show si simpl sirve ski slept small smoke snack snore soap sofa sofoc soif solar solei somme sonar soon sore sorta spicy sport sprin stabl stain starv stone store stres stye subir sucre suelt sueno suici sun sunda tabac taill take takes talks talon tan tapon tard tarje tasse teddy teen teena tele telef telep tempr tende tendu tener tenis tenni tensi termo thank thirs threw tinni tira tisan toe toes told tomar tonsi tord tos tot trace tren tried trip trous tue tunne twitc use usual uti va vacac vacan vacci vacia vacun vamos veran vergu vers vez viaje vieil viend vieux vin vinai vineg virus voice voir volar volve volvi vous vu vuelt vuelv walki wall wanna warts wax way well will wind wine witho worn wrote years yeast yeso yogur zapat zoste zumbi
b abces acaro acne adult afeit afoni aguje alway anali angoi ansie antoj aphte arthr artro astil athle aura ayuna bascu bites bloat block build bulto butte callo canci canke carga catar cause cera cerum chron cisti cita codo colic coliq colir compu condu conge conjo conju conse courb cradl cravi crayo creme crick curso cysti derma dieta diges disch dust eccem echar eczem elbow enrhu escue esgui estor etern exam faut footi foule fridg fumer garra gases gassy gingi gout goute gras griet gripe groin hair hamst hemat hiver holid hongo how ibupr insom irrit jeun juega jugan kebab leafl lice llaga lombr loose love low medus mejor melat mocos mole moque mosqu muscu mycos nettl nicke noctu often olvid oral orden orgel ortie ortig osteo otite otiti oubli pasa pela perim persi phone pican piojo pompe possi prosp punto pupa rasca raspa rate rein rende resac revis rhume rit rodil runny sad said sarte scrat secos secs seque sert sickn siemp signe sinus sneez splin sprai stati stitc syrup tapad teeth tendi thrus tick tickl tigre tique tiron toca toena tomat tooth torti toxic trist tuesd tv ulcer usele vagin varic veget verdu verru verte vitam volan voyag wart which winte worms zona
c brise frigo gerce hiccu hipo hoque joint resfr`;
