/** Written by `npm run learn:emergencies` from the phrases of `testing/samples`: change those, not this. */
export const BASE_WEIGHT = -7;

/**
 * Of a concept, `-` before one that is denied, then with each concept that stands near it, by the place of its line in
 * two digits of base 36: A to Z for an emergency, a to z against it.
 */
export const CONCEPT_WEIGHTS = `-abrupt A baA
-after_verb . 1vA
-bad_sign . 12a30A5zA6mA83A8kAb0Ab3AbuAd9AflA
-badly . 3na
-bear . 4qBbnBbuacqBddA
-belly a baa
-bend . 3kA6aA7dA8kCb3A
-beverage a 6habaa
-blood . fna
-blow . a0a
-blurred a 4cabaa
-breath_smell A baB
-breath_word B 6mAbaB
-breathe D 32A3oA4vA77A8gAb3Ab7abaDbuAflAg8A
-burn a baa
-burn_place . 23A4vB7dA
-can . 11a3nB6ha
-catch_breath D 32B4vCbaC
-closes . 8fAa0A
-coffee a baa
-cold a baa
-complete_sentence A 3nAbaAbuA
-container . baa
-cough . 4vB58A7rB9aAerAf0BfcA
-cut a baa
-diarrhea a baa
-disappeared . cbAciCe0A
-dog a baa
-drink A 33A3kB3nA55B56A6gA6iAdkBdvAflAg5AgiAgjA
-eat . 3kB6ma7oB7raa1BbsAd8Af0aflag5AgjA
-fade A 87AbaAcbAclAe0B
-faint b bab
-family A baA
-feeding . 32a4va6gBb3aflAg2ag5A
-feel B 32A3fA3kB3lA3mA3wA4qA55B56A6cA6wA7cA9tAa0AatBb3AbuAc8AcfA
-fever a 3va4qa55abaacqa
-figurative a baa
-figurative_death . buAgaB
-filler . 55Ab3A
-find . 3qA55A7hAasAciC
-get_up . 3fA6mA7cB8wAa0AbjAdyA
-halted . 47A
-hand A baA
-hard b bab
-head . 32Ab3A
-headache A baA
-hurts_eyes a baa
-ingested a baa
-inhaled A 32Ab3A
-inhaler A baA
-install A baA
-itch a baa
-keep_down B baB
-kick C baCcfBg7B
-know A 6hAagAbaAbuAerAgaC
-leg A baA
-lift . 32A3fB4qB6cA7cAa0Ab3Ag2a
-limb . 23B
-make_sound . eiBf0B
-move C 32A3kA3oA4qA55A7nA94A9tAb3AbaBbuAc8A
-not . 1vA6cA
-open A 4va6zBbaA
-pain a 4qabaacqa
-phone a 4cabaa
-pregnant a baa
-pulse D 32BbaDbuB
-recognise C 32A6mA91A99Ab3AbaCbuA
-remember A 49A8kAbaA
-respond B 32A3fA3kA4vB55A5uA5zB6mA6zA7cA7hA7iA7nA7wA8rAanab3AbaBbjAbuAbxbd9AdeAdtAdvBdyAfha
-right_low A baA
-rise B 32A4qBbaB
-say . 4qA5zBanabxad9AdyA
-see B 32B4ca4vA6zA7hAb3AbaB
-seizure b bab
-severe_burn . 32a
-side . 2fBb3A
-sleep a 3kabaabua
-sleep_lots . 3kabua
-sleepy_cause . 3ka
-smile A 4vBbaA
-snores . dka
-someone_elses a baa
-speak B 30A32A4vC56a6cA6mA7hAagAb3BbaAbeabuAekAgaa
-squeeze A 32A4vAb3AcsA
-stand . 7dAcqAddA
-stool a baa
-stop . 3jA3nB45A46A47B48A5sA6ha6tAa4Ab7Ab8AbjAd6B
-strength . 6gab3A
-strong A baA
-sudden A baA
-sugar a baa
-swallow . 4vA6bA96A
-swallowed . 36A3kA6bA6ha6iA6ma7ra96Aa1Bb0ad8AdkBdvAf0ag5A
-swell a baa
-tight . deA
-tonight a 32abaa
-took . 55a6bA6hb7ha96A
-touch . 7dA
-urinate B 32B3kA3nA55B56A60A7hAb3AbaBcfAddAfaAfxAfyB
-voice a baa
-vomit a baa
-wake C 32A3oA4vA55B5zA6mB83A8rA99AbaBbuBd9AfcAflBg5A
-walk . 4vAb3AdeB
-water_place a baa
-where_when A 6mAbaA
-worth a 32a
-wrists a baa
a_little . 2za30a3ha3ja3la3qA3ta47b48a49b4lA4pa4vA58B5ga5ia5qb5tb66A7ra83a8fb8ma8ya9ba9ia9qaa6BagaasAbjAbyacfackAcuadtae5Ae6ae9aekaetaezafbafgafiafkag5ag6agga
abrupt A 36A49A4mB4qA4sA52A5wA68B6cA84A8fA8gB8kB8mC9tAa5AagAb0BbcAbjAbnAd5BddAdfAdmAdvAdwAexAf0Bf4BfsA
accident . 7rabaAcrBf0afrB
after_verb . 3ea3gA3jA3qA4ca52A58A5sB5wA71A7wA84B8fA8vA96A9caa8AaiAasBb7abxac2bchaclAcuAd2Ad9AdhAdjAdvAdwAe9AehAf1AfiafpAfyAgfA
age_word . 5oA6hA7rA8ra9aAa1Ab7ac2AcqAdkAerAf0afcAfiag5AgjAgkA
alarm . 3nA3qb4xA7bA9ecayActAdnadqAeybfxA
alcohol_drink . 55B56C6aA87aa6AagAarAbuAcbad4Addae0afhafia
all . 3eb3hA3ua42A4aA4dA4jA4mA4pA4qA4zA5pB5vB5xa61A66a6gA6hB6xa6zA72A7aA7lA7qA82b8bA8fA8qB99A9aA9tA9uaaoAapAarAasAb3AbaAbjabmAbtacaachAcsAd4AdkAdvadwAe5aerAetBfcCfdafkAfrAfuAghAgjA
all_over A 3nA3tA56A5cA6zA8yAcfAd9BdeBduAe6AetAf1A
allergy . 3tB4qa55B6lB8faa0aasAbjabpae8Ae9AerBetBf1BfiA
alone . 3naa0AbaadeBeaa
also a 4qa5ca6ha7fa83aeraf5afca
anaphylaxis_word F 6hBetB
anticoagulant A 45A47A49B6mA72A7cA7hA8kAa4Ab8B
apart A
appliance . 3ea4tc55A56A5oa7lb7xa9aB9eaagabaabnAeaaerBf0bgjA
arm . 3fa41a4eA4pB5vA5wA6lA73A7rA8kA9jB9tAbaAbfAd9Adkae8ae9AeiaesAf0A
asthma . 3jB4mA55B6hA6xa7hA9cAagAbaBbdBc1Acaad8BdvAehAetA
at_once . 3oA4qA6hA8kAagBc1BexAf4B
ate_drug E 55C56B6hC6mBchA
attack A 3nB55A6hA6tC9bA9cAb3AbaBbuBcfAd6Bd8Be6AehA
baby . 3oA3qA47A48A4aA4bB4eB4kB4lA4mA4pB4tA58C5kA62B67A6cA6eA6hA6jA7cB7dA7fa7nB7oA82A83a8gA93A9aA9naa1CaaAb3Ab4Bb9AbaBbbBbcabjBbnaboBbpAbsAc0Ac8Aclbd9BddAdmbduBdyAdzae6BepCerAf1BfaafgAfqAfzag5Ag8a
baby_age . 3sA3vA46A47A48A5pB60A6gA6jA7cA7rA8mA8pa8va9aAa1Aa4aa5Aaiaatab7abaAbjAbuac1Ac2AcqAflAfvAg4Bg5A
back . 3wa47a48a4pA5ma6cA6ha72a7cB9xabyac8bcfacrAczAe0beia
bad_sign . 3rA3sa3vA46A47C48A49A4dB4lA4wB5da5eA5gB5jA5nA5vB5yA5zC66b6kA6tB6yB6zA7cA7jb81B84B8aC8kB8qB8sA8uA8xA8yA95B9bA9qA9rC9zBabBacAanaapAasAataawAb0Ab1Ab5BbcbbdAcbAccAceAclAcoAd9BdgAdvae0Af4Af6af9afnafvAg8agdAgfAgiAgjA
badly . 4aA4kA4lC52A56A5ga5iA5ma66a6gA6la7rA8ka99A9bA9oa9yaa2AbaAbfAboAbtacrad5adkadqadtadvBfaafcAgjAgkA
balance a
battery . 3wa4vA55C62B6bA9aB9eaasAb3AbfackAeaaerCewaeyafcCg5agaa
beat a 49A8nabta
bedwetting . 4mA6ca6mA7ia7wafpa
bee . 8gA8yA9ibasAcladdAeqAerAetAf1AfcAfwA
believe . 6ha6mB7hA
belly . 4eB56A5sB69B6cA6yA7cB8gAa4Aa6abaAbjAc2ac8BcfAcsAe2Be6Be9aehBeraetafrAg5agaA
bend . 6mA7haasAbaAc8AdeBgaa
berries . 6lCbyAc2AerDetaeza
beverage . 4eA4lA4mA52A5ia64A6mA6zb73a7ea7ha7lA82AagAapAaqBbxac2AcqAdeAfca
big . 48A49A4qA5eB7hA8naagAcqAeraesAf5AfaafiAgaA
birth F
bite . 4lA50a6hA6la6za71A79a7hA7qA8fa8gA8iA8yA97abaaclad8AddAdoDeqAf1Af5AfcAftA
black A 42B49a4qa4xB5gA60A65A6ha6mA6zA8fA9hcddAe9CfeAfuBg5AgbA
blades a 43a
blank_look B
bleed . 5qB8kA9tAa6Ab7abaAbwAc8CdzBe7Ae9AehAfdaffAg7A
bleed_lots H 4qA56A87A9rA9tAa0Aa6AbaAbjAc6Ac8BggBghA
blood A 55A56A5qE5xa6ha72A7ea7fa83A8kA9tAa5Aa6Ca8AabAb7abaAbjAbuAbwBc8CddAdhAdrAdsadyadzDe7Be9BelaemaetAeyafcafdaffAfpafxDgba
blood_loss . 56A5qC6ha7ea7fa83A8kAa6Ba8AabAb7abaAbwAc8Cd8AdrAdzCe7BelaemaeyaffAfxBgaA
blow . 49B4la4mA4oa5da68A6gA6ka6oB74A7nB8ga8kA8va94A9uaauAaxab7abcac0ac1AcnAcoAcrAdaadfAdhadkAe6AesaetAezAf0afaAfrBfuafxBg2ag5a
blue B 4aA4mA55C58A62A6lA7dA9cAa2DasDaxBc2achaclAf0b
blue_skin E 55C7rAa2AasAeiAf0A
blurred . 4ca55a6ma8mA9xAb3ab7abuac2ac8AchaddA
boiler . 5mA65A8mB8tA91A99AbfAddBdnAfxA
boiling A 4eA4pB4qC4zA55C5gA71A7xA8fB9tBa0BbgBbjAckAcqBcuAd8BdiAdlBdyCejAf0AghA
bone A 5tAeiAf0af1BggA
boot . 4va6ca7cacwadoAfkaftA
born . 56A7dAbsBgjA
breastfeeding . 4ia6aa7aab2adda
breath_smell . 55a5zA6wa7yAd8aeha
breath_word . 5zA6wa7hA7rA7yAa6Bb7bbaBbnacqAdyAfvA
breathe . 4mB4vB55A56B5zA6gA6va75a7rA7yA8gD8yAa6AaeAasab9AbaBc2AcfAchacqAdqbe0Ae8AeaAehaeiaelAf2afiAfvBg3Ag8c
breathless E 4qA55B6mB6wf72A79C7bB7eb7fA7hA9tA9wA9yaa0AbuAbyacvadlAdvBekBetAezAf0Bf5Afra
broken_speech B dvB
bruise . 9ta
burn . 4qC51B55C5aa6zB71A7ea7fa7naarAasAb7abgBbpAbuAc2AckAcuAd8Ee3berAf0a
burn_place . 4zA51A58A5fA5iA5qB5vA5wA60a64B66A69A6na6yA73A7oa7qA84A8cA8mA8nB8pa8qB8rA92A93A9jB9qB9xaa5aataayAbaAbdBbtac7adaAdfAdhbdkadxBe2CekAesAf1af2Bf7bfbafeafkAg0Ag3Ag6Bgca
burp b
burst B 6wAddAekA
button_cell C 55A6kC9aBb7BckBerCewbfcB
came_out b
can . 5oa5za6bA6gA6ha6yA72A7dA7ma7oA8gB8kB8wA96A9aA9ca9qa9uBa6Aarab7abcAbxbciBd2ad5adeAdvAfiafzAg3ag8A
cannabis C 55A56A6lC7rBerDf0A
carbon_monoxide C 7bA9ecc4BctAdqAeyb
care_for a
carried . 52A5uA8kA9tAbaAd9Af0AgaA
cheek . 55b6cBclaerb
chemical . 6cA6zE7cA80A8fA8ma8ta99a9bBa0AapAarAbaabpac2AckAdgAdyBe0beaaerBf1Agaa
chest B 5cA5fA5mA5qb6mA73A7bA7rA9ia9jAa0Aa6AbdBbnDboAbyAcbBcuacvAd2BdaAddBdhbdlAe0behAejaf0Bf5DfxAfzAg5AghA
chest_muscle a bna
chest_word B dlA
child . 58C5gA5kA5oA5ta5xa5zA62A67A6eC6gC6hB6jA6sA6tA6zA71B74C7bA7oA7xB7zb88a89A8fA8gA8iB8ma8tA8xA91a93A9aA9cA9hA9na9qA9vA9xaa1Da3aa4Aa5aa7AaaAadBaoCasAb4Bb6ab9AbbBbcabdAbeabjAboAbpAbzAc2Ac8AcaacgackActAcwAcyad0Bd2bd3Cd6Bd9AdeAdgAdhadmbdqadsAduBdyAe6BeiAejAelAepCerBetAexCezBf1Af2afcAfdafmAfqAfyAfzag8ag9AgbAgia
child_age . 5kA5pB6gA6hB6jA6mA6wa6xa6zA7cA7wA8pa9bAa1Aa4aa6aaaAataayab7ab9Abeabtac2BccBcqBd5ad6AdeAdkAe0Ae5aeqAerAf1af7afiafrafvAg2ag4Bg5AgiB
chin . 7dAe0b
choke C 59b6mA7eb7ha7rA7yA9ka9tAb3AbkbbuBd7Ae9Af0DfgAfiAfnbfuA
choke_figure b 7ea7ha
cigarette . 6lA8faa0aerBfla
closed . 6zB
closes . 6hA6lA6zA71A7bA7rA8yBcuAe0AerAf1Cf9AfbafiB
clothes . 5tb6ca6ma7cb7fa7ha7mCa5bababhCbuad8ag2agga
clots C 5qB
clutch . 6mAcqA
coffee . 5gB72a8ma8vA9uaagaddCdyaeaberbfbaflafxD
coin A 6cA9aAasAerAfcA
cold a 5qa7ha8kb94abaAbpad9aesBfrag3ag5a
cold_body .
cold_decimal A bsAgjA
cold_sore b
complain . 5qa6ha83a8vAa8AaiAbpabyacuadkadlaesaf1af6Agca
confused E 5nA6mB72B7dAagAbuBd9AdgAfaA
container . 5qB62b6va6wa82a8ra94A9eaa5aa6aagbbaac1ac2Ad4AdeadyAe5aeqAerAfbbfcCfhafia
contraction B c8BcfDd8BehAg7B
cough . 5zb6aA6bA6mB6va6wA7aA7qA80A83A91a94A9aC9ra9uaapAarAbjBbsbbuabwac2AclCcqacuad0AddAdyAe9AejAerBf0afaafcAfgAg3A
coughs_blood_word C
cry . 6cA6za7fa7rAa8AaiAb4AbaAbnAcfacqAddAf0A
cut . 5uA5vA6cA6ma7cA7fa87Aa0Aa2aagaasabjAbuac7Ad7AdyAg2ag6A
deep . 5vA6wa6zA7fa7rA87AbaAbuAcuAehaeiAejaf1BggA
deep_wound G 7rA7xB9tCa0Bc7Ad7Bd8AfrB
deformed A 71A72A7cB7rA9tAa0BasBbsacrAdeAdmBekAf0AfrB
dentist . 6ba6ca7qa9jaasa
detector . 9ebayActAddAdnadqA
diabetic . 6la6wa74A7fa7yA94ba0ba8AbaBd2Ad9CddAesCfmBfxB
diarrhea . 6aa6jAbubcfAe9aepB
die . 6ma8rabsacsB
disappeared . 6bB6mAbaAc0BchackAddag3A
disposal b
dive A 7rAa0AazAbaAbnAcqAg3A
dizzy . 6vA7ba7hA83a8rb94a99A9vacvafuA
dog . 71B7rabuacuDd8Addbg2a
dose . 82Aa8aapAauBeaafia
double_vision E 72Ba4BekB
doubled B bnBcqBddB
drink . 6aa6gA7ab7iA7wA89A8bA8hB8ma94C99aabAb2ac2DchBd2AdlAe5AehAekAf5AflAfqA
drool . 6cA7hAa6aasAbaBdeAe6AehAf0Af1AfdafgA
droop . 6ha6mA6oB71D7cA7da7fa83A84A8dC8fA8kA99B9ka9vAasEbcAbsabuBbxacfAcsAcuAdeAdmCdtAdvae3aegBekAf7afdafmAfxAg0b
drops_things D 8fAa0BdeA
drown F baAcfBd0Bg3C
drown_figure b
drowsy C 6gB6la7aAa1BbaAflAg2Ag5AgiAgjA
drug . 6lB71A73a7ca7eb7mb8ga8nA91a9aC9ea9fB9hA9uaa4ba5ba7aagBapDauBb0abdAblCbsac1Ac8acaacdAceBcuAd8AdeadtBdzbe5be9aejBeqAerAetAf0AfbCfeafjAfqafuafxa
drunk . baAbuBc2AdvB
dry_nappy D 72Ba4Bb4CcfAddAe9AfaB
ear . 6wa79a7cB7ra82a94aa6ackBctaeiaerbg3ag9b
eat . 6vA77a7fa7iB7wA89B8pb9qBadBasAawBbxBbyAc2Dd8AeaAerbf1AfbafcafiBg2b
elder . 6mB6xa72A74A84D89A8kA8nB8za97B9aA9sAa5AapAasBauBbccbfAbxac2AccAcfAd5Ad8AdlAdwAdyBe9AegAesAfaAfcBfjAfkAflAfmAg3A
electric A 6oA7xa9tadyBfaafeCg6AgbA
electrocuted F 8fA94aa0AbuBckBdsAdyAeiAfcAfeAgbB
embers C
emptied_container D
empty_found A
empty_word . 7ba
epilepsy B baAbcacfAd6Bdtae6A
epipen E
everyone . 7ra8mB8qBbcabxac2acfAfcA
exertion . 6wa8kB8ra9rA9taa1aa6AabAagabjAc2Ad0Ad8ad9bdeae6afcafmAfra
expiry b 6xa9cabuaeragaa
extreme A 7rA8mB9iabnAcsAddAf0A
eye . 7ea80A8gb99A9zAbaCbcabxac2DckAclbcwAd8Ad9AdeAdfCdyBe8aehaekAeoaetAf0Af6afsBfvAg2ag3a
eyelid a d9bduaeza
face A 8pa8yBa6AabAb3AbaCbyaclad8AehAeoaerAetBgca
fact_word . 7cA7rA84A8fB8kA8ma8va9haa4Baiab8Abxad5AdeAdhadvBdwAe0behAeiAexBfaBfcAfhaflA
fade . 7aA7wAasBbsacqAddAdeAdvAeaAg3A
faint G 76A7cA8kA94B99BbuCcfAcrAdtBfrA
family a bcac2a
farewell_figure .
fast . 8nabna
fast_number A
fear . 79b7had8adaae8a
feeding . 7fa83a89A8kA94AapAb2abjAbnAcbAchAd2AdlAdzaeaaf5Afxa
feel . 7fA8qB8vA9vaa1AbaActAdlAf5A
fell . 7nA83A87A8kA8rC92A99A9da9ka9vBa6AasAazAbfBbuAbxac0ac8AcoBcqBdhadtAe9aehAekAf7afcAfmAfoAfxAg0a
fever . 8kB8mB95B9ua9zBazDb1Fbccc0acfAcqBcsAd8AdgBe0De6DehAeiAelAeraf1afaafiafuDg2ag7BghAgjDgkD
figurative a 7ea7raa4aa8Bbjbbuac1AchaehaesAf5agaa
figurative_death . 7fb82a83a8qab1Abpad9adeadqAdtadvbe9AeaaerbesAf0AfbafrafuAgaa
figure b asa
filler . 7ja7qA84B8bA8oA9cA9ka9yaa4Aa7aagaasAbcbc0acsAd6AdfBdrAdvAdwAe1Ae8AegBeiBesAfcAfkAg3ag9AgiA
find . 94A99aasAerAfhag3Cgaa
fine b 8obbuA
fingertip A a0B
finished . asAb8bcqAdeAg2a
fire . a0Basbgaa
floor . 8rB9abbaAd6Bera
floppy A g2A
fluid A
foam A a6aagaasAbaAbjAbuBd9Be6BehAf1Afda
food . 82a8ha8pa8va8yA9ab9ia9ka9qaa9BaoaapAaraawabyac1Bc7Bd7AdeAdhbdmAdsAe3aejaelberaesBetBf1Afbafeafnag0ag2ag6agbAgjA
food_poisoning a
foolish A
foreign_language b
foreign_throat B f1B
found A 89B94A99a9sAa6AasBb3AbsabyAdeAdmAe0bfhag3Cgaa
fracture a 8nb8ra9tAbja
fruity . 9aAf0AfcA
gas a 8mA
gas_poison . 8fa91B94b99Aa0aarAasAbjabpac2BckAcla
gas_smell E 91B99CddB
gave . 8mb9fB9gBa7Aa8AagAaoaapBauCbjabuac1Ac8ae0afhb
get_up . 9tAagab7BbjAbuAckAdeAdyAexAf1Af5AfuBg5AghA
gibberish D 84AbaBbuAd2CdvBdwBekAg2A
giving_away a
glands a
glass . 9qa9tBbaAbiBc7AcbAclAe0Ae5AeyA
goodbye .
grabbed . 93C9tBa0Aa2aa6Abjad8AdtAerAgaa
green . ddBe9cfxC
gush A 94A9rAasAbaA
half A d8Ag5A
half_face . buA
halted . b8b
hand . 93B9iaa0aa1Ba6Aasab3AbaAbdBbgAcfBckAclbd8BdaAdeAdiAdsAeiBf6afcAfvAg6AgbA
hard . 8yA99Ba2Ab7acpAcqBd8adkadvAe8AekBeqafcafiA
hard_belly D bnCbyBddAehAgcC
hard_breathe E e8AfiA
hard_speak D
head . 8vAa8AaebaiAbuAc0ac1AcnAcoAehBeiAekBezAf0Af5afxAg5agfBggAghA
head_injury_word E
headache . 8qC8va91A99A9xBagAb0Bc1Ac2ac8BccAd5AddBehBekBerbetBf4AfaafhafvBg7AgfC
heart . a4AauAbnDbuCd2Bd8AddAe1AesCf5CfaAfcA
heart_attack C bcabuA
heartburn b b7ac8berbfaag3a
heater . 8tA91A94b99AbfAddAdnAf0AfxA
height . 8rB9yaabBauBb5abjAbyac2ac8acvad8AdyAe5aeaaezaf0afpafrAg3a
hi B d2AddAejBelBfxA
hidden_place . ddAerA
high_number C ddAelBfxA
high_temperature . azAb1Bb7abuac0ad6Ae5AelAeraf0afcBg2agjAgkB
hip . g0a
hit_by B 94Ca0abuBcrBf5AfrD
hives . a0acuAddAe8AetAf1AfiAg9A
hoard a
hoarse . bfA
home . 9aBataerA
horse . a0A
hot_thing . 94aayAbpAckAd8AddAdiBerAf0a
household . 99a9aA9oA9rAa0aapAawAayab7abjAbxachAcuAczAdkae0ae9AeiaejBerBesaetaezaf0afxaggagha
hurts_eyes . 9jAbtabuae6Aeya
hypo C a6Bb3AbaBd8B
imaginary A buAd2Ad5Be8a
incontinent B d9B
indoors . 9vaatabuBchacuAddAdladyAerBf9Ag3ag5a
ingested . 9uaa0aa6AadBagAb3Ac2AchAd4AdkAdlAdoAe0Af9AfgAfhAfqA
inhaled . arAb7abaBbdBbfBc2Dd8Ag3Ag8bg9B
inhaler . baAbdB
injury .
install a c2aelA
instead . a7Aa8AbuAc1AevAfcAfrAfxa
insulin_pen . auAfcA
iron a e9cfuc
itch a cqadgaehaf1a
jaw . a0BbnAboAbuAd2AdeAesAf5Afda
joking b 9oabjadya
jump a
ketone_number A elAemA
kick b a6a
kill .
laugh_mark a aga
leaf . cbadaBerAf9A
leak . a6Bb7ac8BghA
lean A deAdlA
leg . biBc8acfackAd9adaAdhbdlaehAeiAekAezAf2BfkBfxag6B
less . a6BagAatBb7acpAe6aehAeta
lethal_height . bjBdyBg2a
lie_flat .
life . bxaehAgfC
lift . agabnafba
light . ddAfxA
limb . a1AagAbdBbfAboAbsabyac0bc1Bc7CcfAckAclacwad7BdhadjadkadladoBdwAdxBe3ae8aeiAeraetaf2BfnafsaftAg6Agcb
limp A a1AbfaboAbuAcpAdeAe9ag5A
lips . boAd7aetAfuA
locked_in a
long_time . a6Ab8DbaAbmAbnAbxachad8adfAdjadladrAe6AexAfaafcafhafia
loss . a6Bbxac8Ad5BekAfwagaA
lots . a6AarAataazAb3Ab7abjAbmAbtacbAclBcuAd0Ad4Ad8Ad9AdrAdvbe9BeaAetBezAf1AfpafxAgaa
low_mmol . auAd8AddBemCevAfca
low_number . apAauAb1Ab8Bc0ad6Ad9AelEesAfaag2a
low_percent A c1accacibd2A
low_temperature A bsAelAgjA
low_word . crA
lump . c0a
magnet C erDf0AfcBfgA
make_sound . bfAehA
malaise A
many . bsac8AcibckaclBd1Ad4Ad8AdeadyAe5ae9BekAeqAf1AfcCfhaflA
many_grams B
measured_fever . azAb1Ac0ad6AelAeragkA
medicine_store . erA
melena D
memory_loss A
meningitis E
message a baabvaddaeaa
mine . apBasaauBbaachaf5a
mistake . baAbuAcrAdyAfcAfrAg3A
mistaken . c2BerA
mix . buAc2Ad4AdvAdwA
mouth . auBavAaxAb4Cb7bbaAbnaboBbuBc2DckBd7ad8Ad9AdeCdhBdmAdvBe0ae8Be9AegAeiAetDezAf0af5af6Af9AfaafdafiBfkCfuCfza
move . baAc8Acfa
multiple A bsac1AchAd8AddaevAfcAfhAfrA
mush .
mushroom . byCcvAddCerBfxA
nails . gga
nausea . baac8bctAd8af5Afra
neck . czBdlafxAg3Ag5A
never . gfA
newborn C e9bewAgia
nipple . bna
no_more . buAcfAcuBd2AdkAfhag5AgaAgjA
no_tears C ehA
nobody b bja
normal_temperature b d1bewa
nose . bjabxacfbchackAd0adybe0aeaaf0af5afaafcAg3agaa
nosebleed . baAe6Aeabfla
nostrils_flare A
not . baAbcAbeabuAbxcc0ac2acbAcfAciCclAcuAd6Ad8Ad9AdeAdhAdqAdvAf1Af5BfiafpAfrafxAfyBfzAg7BgaAgfAghAgiB
not_breathing_word H buC
not_now c bcabjabubcqBd6bdtaekA
not_working . c2acqAdeB
not_yet a
odd . bjAdqAdvAfcAfwAg2A
oil A cuAd8B
on_fire C
opened .
out_of_water . bxac0ac8AdeAdkAdvAdyAdzAerAf7afmAfxAg0ag3C
over_now b
overdose_word D edB
pad A bsAc6AdrB
pain . btackacsAdhbdkadlae0ae3behAejaexAeyaf6AfvAg6bgfA
pale . d8AddAe0af9a
palm . c2aetAfvA
paper b buagaa
paralysed B
per_day . btac6AcfBdkAdrAeraf7afcag8agiB
period a ciagja
person . byabzAcaaclAcoAcsBd9BdlAdqadvAdwAdzBe0ae3Ae9AesBetAexAeyafcAfgbflAfmDfrAg8A
pharmacy a g0a
phlegm .
phone . bxaccad2ad5adtAdvbdyAe9aerAfcAg3a
picked . ddAerAfxA
pillbox . cha
played . cfadyaerafna
plenty . cibclAd1Ad8AdeadyAe5aerAfaAfcBg2a
poison . c2AcfAckAdgAdjbdpCdtAdyAe8aeaaeqAerFfcCfiAfra
poison_figure b
poisoned D
pop_noise A
postpartum . d8AdrA
power_tool A d7B
pregnant . cqCd5BdkbehAetAeyaezAf1af7afvCfxag2ag4Cg5ag8a
prepared a
prescribed a fca
pressed . ccaclAdyae0Ae1Ae5BehAeraesA
pressure a ceAd8B
pressure_number_high A
pressure_number_raised B
preterm . chad2ad6Ad9BdvBeaaelCfiafrag4B
prevent a
product . e5aeqaerAfiAfxAg3A
pulse . fcb
purpura_word D
put . d2Ad9AdaAdsAf0Bf5ag5Ag6AgbA
red . cuad8bdzAe5Ae8ae9af0AfdafebfxBg3a
red_jelly B
remember . dda
repeats . coA
respond .
ribs . ctAczAe2BehAejBfbafrAg3A
ride .
right_low A ddAehAg5B
rings .
ripped . cuBdeAdtCe1AetBfiAggA
rise . fxA
rolled A e6A
rope a
rope_harmless .
run_over F d8BfrB
sank . g3B
sats .
say . dvAdwAelAg2ag3a
scald C
sedative .
see . deBekB
seizure F
sever . d7BdtaerAf0AggA
severe_burn . d8BdbAdgAdrAe9AehAetAf1afeAfzag5Ag6A
shake A e6AelAesBghA
sharp . eiB
shock_word B gbA
shrill C
sick . dlae8AekAelAepAetAexAf1af6AflafrafwA
side . deAdfBdkBdmCdvae0beaAfiafsAfzAg5Cg7AgaagkA
sight_lost E ekA
skin . f0bf6afuA
skin_bump . g2a
skin_off A
sleep a eha
sleep_lots . fcAfxAg3Bg8agjB
sleepy_cause . dvae6aehaf5Af6ag2a
smile A ekA
smoke a
snake D e8BerC
sniffed A
snores a ehbfaafza
soak . ffA
socket . g6A
someone_elses . dyBfcCfhafmBfrAg2ag5A
spasm A e6A
speak . dvAekAerAg2Bgab
speech_word . ekA
spike . eiBeraf2C
spilled . e9aeraf7afbAfcAfhAfiaflafmAfxAg0ag8a
spit .
spots . e5Be9beaaeoaetAfuA
squeeze . ehA
stabbed G
stand_up .
static_shock c
stay . gja
stiff . e9betAf0Af1AfxA
still_bleeds B
sting . eqAetAf1AfcA
stool . ehAejAepAetAfiafuCfxA
stop . fcagaagja
stranger B
strap a
street_drug C
strength a
stroke_figure b
stroke_word B
strong . ekAeraetAexAezAfbafzAg0ag9B
stuck . f0Af1Cf2afgAg6AghA
suck_in . elAg9A
sudden . exAf4AfsA
sugar A esBfxA
sugar_mmol .
suicide A
sun a
sunken E fxA
swallow . f1afiA
swallowed . exAezaf9AfcafgAfiAfjAfqBftAg9A
sweat . f0Bf5Afabfra
swell . exAf0Af1Cf6Af9DfiBfvAfxAfzb
symmetric A
syringe a
temp_word .
testicle A
testing .
thick . f9BfcAfdafiA
thing_swallowed . f1Df2Af9Afnag2a
throat . f5AfcafgBfiCfza
through .
throw_other a
thunder .
tight . f5Afba
tingling .
tiredness a g5a
toilet_training b
tongue . fiC
tonight . fhafpag5a
too_much . fcB
took . fgAfjAflag5A
tooth .
touch . gbC
towel A
toy .
treatment .
trigger . fwAg2ag9Agjbgkb
twice .
twisted A
unable .
unconscious_word F
unhurt b
unprotected .
urinate . g2a
vape .
vehicle . fxa
veil .
venomous B
violet A fvA
vision_sign . g7A
voice . fxA
vomit . g5Ag8a
vomits_all B
wake a
walk .
wander C
want .
water_place .
waters F g7B
weak . g8a
weapon . gbA
weeks_along .
well . gja
wheeze .
where_when . ghA
wire .
wood .
work .
worse A
worst B
wound .
wrists .
yellow a gjB
young_age .
young_months .`;

/** A weight, then the words that have it, by their first five letters. */
export const WORD_WEIGHTS = `A abeil abrio abuel accou aceto actin adelf adorm advil agite agony alarm alcoo alqui alred and antec antic antif anyth aplas appel appui arach arran arret asked asmat atasc ate atrop autou avisp ayuda azul baies bajo bano barel barki barra bayas beau belly black bleed blind blow blue bolit borra bote both boton bouff bouge breat brown bruta burne butto cae cage cai caida caill came camio cant canti caram carbo cardi catch caugh chair chais chauf cheek chez chimi choc chorr chose cierr clava cloro closi cloth coagu coeur coinc colla colou comim comin comio conna conoc consi copin coraz corne cote cotes coupe creus crise croqu crush cuerp cuest da dad dads dalsy debil decir deep delir derec desco desma desor dessu desta detec deven diape dire dispa disso doesn dolio doses dots douch drain droit droop drunk dura dure duro empez encen enchu encim encon encue enfon enorm entai enten enter enton entra erreu error es escup espos espum et etran eucal even ex face faibl faint falta fat fathe feed fire flaco flari flojo floor flopp flots fois fonce fond fourc fract fuert g gamin gauch gaz gens gente gibbe gicle girlf glue going gomin got goudr grand grape grill grise gummi habla hablo hacia haemo hand hard hardl hasnt he heces her him himse his hold hora horne horri hubby huele hueso hunde hurle husba ictus il iman impor impre incoh infar injec insop its izqui jai jarri jaw jerki just kicke lache lange laryn lego levre lily limp line liqui lo loads look losin loss luego luz lying macho magne main makin malai malgr mamie mandi marc marid marih massa medio memor mento meter metro mezcl middl milie mismo mista mitad ml moiti moja mom monto morce morde mordi moret motor mover movin muchi muy nacid nafta nanas nappy narin negra negro nephe neveu ni niece nobod noix non nos nostr not nothi noto nouve nowhe numb nuque odeur off oil ojo olla ont open opres our overd pad palid papy paral parfu parle paro part patin peanu pegaj pench perd perdi perds perdu pere perfu perso perte petro picks piece pierd pila pile pills pire pisse plain planc plie plusi pod poitr pond pone ponie posit posos profu proje prope puede pulga pulle punal punti puso qu queja quelq quien racon raide raidi raise raro rat rats re reall recie recog recup redon repos retro ribs rigid ronde ropa round route rugby s sacam salto same sangr sank scald scoot screa se seco see sees seizu sens sente setas shake shaki shot sient sierr sigue silba silla smell sniff soaki socke someo somno sonne sonri sont sorti souff souri space speak spiri spitt spray sprea squee steak stick stran stren stron strug subit suce sudan sudde sudo suelo sunke sus suspe swall sweat swell telle tembl testi teter then thinn thoug throw tibia tide tiene times toco todas todo tomo tonne tonte torci toso total touch tout tract trago tragu tremb tres trozo type unblo under uno uva vape vater ve veo vide viole viper visag vitre vomit warfa water weak weed went were wheez while whole wife wifes words worst wound y yaya yr
B abre aceit acido acost agita ahoga ahogo aidez aiman air aire allon apart appar ardie arres asfix ataqu atrag babys bafou bleue blood boili bone bouil boute brigh brula bu canna chewe choqu clots clutc codei coloc coma confo confu consc cosas crane crash crook cuelg dado debou degre devie di diero dived dropp drown dur echa effor elle epile equiv estab estam estuv etau explo feu fit fits fitti flatm foami fonta frelo fuerz gas gasol girl gobe grado grave grita groun ha harpi hasn head heate heroi herse hes hi hipog hour huile hypog into isnt kiwi knock lagri like lithi looks mano masti metio metre minut moani monox mothb nena newbo noire notre noyad noyer nuca oedem onto oreja os palab parad pelle pend peopl plate pouri pris puce pulli pulse pulso puse reagi recon recu renve repre respo sabe sacud sale salen salon say secon seein segun sent sever she shes sight slurr soude spot stabb stopp stuck stylo sueur suffo tabla taken talk talki tears terce thing think third thora thund toddl toile took torax tour trapo turni uncon used vacio vento vibor vient visio voit wc weird wet xarel
C accid agarr aguas arter azule balbu board co coin compl crach cree crisi crois dextr doble doubl eaux etouf fluid gaspi gris havin hirvi hundi impos incon inste lado lieu lui lumin mucha pouls rato reacc react repen respi sait sang shock side soft somni sort souda very
D bebio choki convu creo elect epipe intox menin
E drank
a about abrir acari acaro acele ache aches achet acoup acues adole adult afoni afrai aguja aid aide alivi almor alrea alto amari amigd ampol ampou angoi annee anos antes antih anxie appoi ardor arthr artro assez athle aunt aurai avait avant bag bajon balan barco bascu bebi becau befor bequi besoi best bien bient bland blues bosse boxes brace bronc bross build bump bumpe bumps bunge cafe caigo cajas calam call callo calor canal canap canci candi cansa cap carot carry caspa cast cat celul cena cerne cerum chale chamb chans chapp charg chass chat chaus check cherr cheve chewi chick chicl chien chois chupo ciati cicat cinco cinq cles click climb clock cole coles coliq colir comer comi compo compt conce confi conge connu cooki corre coude count coura cramp craqu crema cried cries cuatr culit cumpl curad cure cutti dandr dar days debaj decid dehor dejar demai denti dents depil depor derma derni despu detar did didn dient diet dieta diger dijo dile diman dinne dis disch divor dix dizzi does dois domin don dont door dorma doudo doy drawe drive due durmi dust dying early ears eat ecran ecrit egrat elbow empor encia enlev enrou epaul epluc equip eruct eryth esa ese estac este etein etern eveni exams expir extra faim farma feeli fessi final fine five float flujo flyin food footb foreh forev forge forgo forme free frega fresa front fue fumar fungu gafas gato gelul gimna glute good gordo gota gotea gout grass griet griff gripp guard gueri gueul gum habit hacer halei hamst happe harta hate haut healt heari heat hell hemat here herpe hierr horno hubie huitr humo hungr id if igual ils indig infec ingle ingro insid insta inter irait irme ironi irrit itchi itchy jab jarab job joint jouer journ jumpe juste keys kg killi knees known labia lacte lago laiss lait lamio latel lavan leavi leger legum lejos lende lense lente lenti let leve libra licke limpi list lista llave lloro locke lol longe lourd low lumba lundi lunes lunet maint mala maneg mante manza marat mare mareo marks marte matan match meal meals menop merci merit mesa mettr meurs mieux migra mild milk minor mites momen monda monit monta mudan muere muero mulet muscl mycos nadie nap navid neces needl nerve nervi netto neuve new nicot night ninos nits noctu noel noisy noon note noter notic nudo nuit nuits numbe numer odio oidos ojera once oral organ ortei otiti otro ouvri oxyge panic panta paper papie parce pared parpa parqu parti pasad paso passa paste pecto peeli pelad pelic pelo peluc pepin perce perfe perim pero pesad peu pezon photo pica picor piedr piens pies pilas pildo piles pillo pimpl pins plage plan plane platr poco point polen pongo poqui porqu porta posib possi pouce poupe prefe prepa presc prete prima print proch prueb psori pu puffy punto puree quel quell queme racle radio ran rando range rappe ras rasag rasan raspa raspo recet regal regim regla regle regur rejoi rempl renou rentr repea resta retir retra reuni reve rie ringi risa ronge runni ruptu sabor sac saliv salte saute scab scar scare schoo sciat seasi sec seca senor serai servi shoes shopp shoul si sigo sirve ski slept small smoke snack sneez snore soap sofoc solar solei somme sonar soon sore sorta sport sprin stabl stain starv stone straw stres subir suelt sueno suici summe tabac take talks tan tapon tard tasse taste teddy teena tele telef tempr tendi tenis tenni termi termo tetan thank thirs threw thumb tinni tirar tirit tisan tobil toca toe toes told tomar tonsi tot traba trace tren tried trip trous tu tube tue twitc unas use usele usual va vacac vacan vacci vagin vamos veran verdu vers verte vieil vieja viend vieux vineg voice voir volve vous voz vuelv waiti walki wall wanna want wax way well where why will wine witho worms wrote years yeast yeso yogur zapat zumbi
b acne afeit age aguje alime alway anali ansie antoj arros aslee astil aura ayuna bajar ballo bette bites bled bloat block boost canke carga catar cauch cause cera chill chole cisti cita code codo codos colic combi compu condu conjo conju conse costr courb cradl cravi crayo cream creme crick cross crout cruje cuant curso cysti diges docte dors eccem echar ecole eczem edad encar enrhu entor escue esgui estor estre exam exame faut flu footi foule fridg fumer garra gassy genou gingi goute gras gripe hair hambr hango heel hiver holid hongo hungo ibupr incar insom invie jeun juega jugan kebab kilos knee leafl lice llaga lombr loose love mardi mejor melat misse mocos moque moral mosqu moust movil muscu need needs nettl nicke norma often olvid orden ordin orgel ortie ortig orzue osteo otite oubli pasa phone pican pieds pink piojo polle pompe poux rasca rate rende renov resac retar revis rit rodil runny sad said scrat secos secs sert shavi shive siemp simpl sofa splin sprai stati stitc stye sunda syrup takes talon tapad tarde teeth telep thrus tick tickl tique tiron toena tooth torti toxic trist tuesd tv ulcer vacia vacun varic veget verru viaje vin vitam volar voyag wart which wind winte
c aphte brise const frigo gases gerce hiccu hipo hoque how resfr rhume sickn`;
