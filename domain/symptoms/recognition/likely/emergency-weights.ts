/** Written by `npm run learn:emergencies` from the phrases of `testing/samples`: change those, not this. */
export const BASE_WEIGHT = -7;

/**
 * Of a concept, `-` before one that is denied, then with each concept that stands near it, by the place of its line in
 * two digits of base 36: A to Z for an emergency, a to z against it.
 */
export const CONCEPT_WEIGHTS = `-abrupt A bgA
-after_verb . 20A
-allergy a bga
-bad_sign . 13a35A62A6qA87A8oAb6Ab9Ac0AdgAftA
-bear . 3yB4tAbtBcwBdlA
-bend A 37A3oA6eA7hA8oB
-beverage . 6la
-blood . fva
-blow . a6a
-blurred a 4fabga
-breath_smell A bgB
-breath_word B 6qBbgB
-breathe D 37A3sA4yA7bA8kAb9AbdabgDc0AftAggA
-burn a bga
-burn_place . 28A4yB7hA
-can . 2sa3rB6la
-catch_breath D 37B4yCbgC
-closes . 8jAa6A
-coffee a bga
-cold a bga
-complete_sentence A 3rA4yAbgAc0A
-container . 7labga
-cough . 4yA5bA7vA9eAeqBezAf8BfkA
-cut a bga
-diarrhea a bga
-disappeared . chAcoCe8A
-dog a bga
-drink A 38A3oB3rA58B59A6kA6mAdsBe3AftAgdAgsBgtA
-eat . 3oB6qa7sB7vaa7BbyAdfAf8aftagdAgtA
-fact_word . b9a
-fade A 8bAbgAchAcrAe8B
-faint b bgb
-family A bgA
-feeding . 37a4ya6kBb9aftAgaagdA
-feel B 37A3jA3oB3pA3qA3zA4tA58B59A6gA70A7gA9yAa6AazAb9Bc0AgfAgiA
-fell a bga
-fever a 3ya58a5tab5abgacwaeea
-figurative a bga
-figurative_death . c0AgiB
-filler . 58Ab9A
-find . 3tA58A7lAayAcoC
-found . 3tAayA
-get_up . 3jA6qB7gB90Aa6AbpBe6A
-grabbed . 37A
-halted . 4aAa6A
-hand A bgA
-hard b bgb
-head . 37Ab9A
-headache A bgA
-hurts_eyes a bga
-ingested a bga
-inhaled A 37Ab9Ac0A
-inhaler A bgA
-install A bgA
-itch a bga
-keep_down B bgB
-kick C bgCclAgfA
-know B 6lA6qA7laamAbgAbyAc0AezAgiC
-lift . 37A3jB4tB6gA7gAa6Ab9Agaa
-limb . 28B
-long_time A bgA
-make_sound A eqBf8B
-move C 37A3oA3sA58A7rA9yAb9AbgBc0AceA
-not . 20A3ea6gA
-open A 4ya73BbgA
-pain a 4tabgacwa
-phone a 4fabga
-picked . 37A
-pregnant a bga
-prescribed a bga
-pulse D 37BbgDc0B
-recognise C 37A6qA95A9dAb9AbgCc0A
-remember A 4cA8oAbgA
-respond B 3jA3oA4yB58A5xA62A6qA73A7gA7lA7mA7rA80A8vAatab9AbgBbpAc0Ac3bdmAe1Ae3Be6Afpa
-right_low A bgA
-rise B 37A4tBbgB
-say . 4tA62Batac3ae1Ae6A
-see B 37B3rA4fa4yB73A7lAb9AbgB
-seizure b bgb
-severe_burn . 37a
-side . 2jA
-sleep a 3oabgac0a
-sleep_lots . 3oac0a
-sleepy_cause . 3oa
-smile B 4yBbgA
-snores a bga
-someone_elses a bga
-speak C 35A37A4yC59a6gA6qB7lAamAb9BbgAbkac0BesA
-squeeze A 37A4tA4yAb9AbgAcyA
-stand . 7hAcwAdlAg5A
-stop . 3nA3rB48A49A4aB4bA5vA6la6xAaaAamAbdAbeAbpAddB
-strength . 5ra6kab9A
-strong A bgA
-sudden A bgA
-sugar a bga
-swallow . 4yA6fA9aA
-swallowed . 3bA3oA3rA6fA6mA6qa9aAa7Bb6adfAdsBe3Af8agdBgtA
-swell a bga
-tight . dmA
-tonight a 37abga
-took . 58a6fA6la9aA
-touch . 4tA55A5aA7hA
-unable . a6A
-urinate B 37B3oA3rA58B59A63Ab9AbgBclAdlAfiAg5Ag6A
-voice a bga
-vomit a bga
-wake C 37A3sA4yA58B62B6lB6qB87A8vA9dAa7AbgCc0BdgAftBgaA
-walk . 4yAb9AdmB
-water_place a bga
-where_when A 6qAbgAc0A
-worth a 37a
-wrists a bga
a_little . 34a35a3la3pa3ra3tA3wa4ab4ba4ca4oA4sa4yA5bB5la5tb5wb69A7va8jb8qa92a9fa9ma9vaacBamabpAclacqAd0ae7aedAeeaehaesaf1af7afjafoafqafsageagpa
abrupt A 3bA4cA4pB4tA4vA5zA6bB6gA88B8jA8kB8oA8qC9yAabAb6BbiAbpAbtAcnAdcBdnAduAe3Ae4Af0af5Af8BfcAg0A
accident . 7vabgAcxBf8afzB
after_verb . 3ia3kA4fa4tA55A5bA5vB5zA75A80A87A88B8jA9aA9gaayBb6ac3ac8acrAd0Ad9AdcAdgBdpAdrAe3Ae4AehAepAf9AfqafxAg6AgdAgnA
age_word . 4ya5rA6lA7vA8va9eAa7Abdac8AcwAdfAdsAezAf8afkAfqagdAgtAguA
alarm . 3rA3tb50A7fA9icb4AczAdvadyBf6bg5A
alcohol_drink . 58B59C6eA8baacAamAaxAc0AchadbAdlae8afpafqa
all . 3ib3lA3qA3xa45A4dA4gA4pA4sA4tA52A5sB5yB5za60a64A69a6gA6kA6lB71a73A76A7eA7ia7pA86a8fA8jA8uB9dA9eA9zaadAamaauAavAaxAayAb9AbgAbsAbzac7acgacnAcyBdbAdgAdsAe3aezAf1BfkCflafsAfzAg2AgqAgrAgtA
all_over A 3rA59A5fAaeaclAdgBdmBe2AeeAf1Af9A
allergy . 3wB4ta58B6pB8jaa6aayAbdabpabvaegAehAezBf1Bf9BfqA
alone . 3radmB
also a 4ta5fa7ja87aezafdafka
anaphylaxis_word F 6lBf1B
anticoagulant A 48A4aA4bA4cB6eA6pA6qA76A7gA8oAaaAbeBezA
appliance . 3ia4wc59A5ra7pb81a9eA9iabgabtAc8aeibezBf8bgtA
arm . 3ja44a4hA4sB5yA5zA6pA6zA77A7vA8oA9nB9yAbgAblAdgAdsaegaehAeqaesAezAf0Af8A
asthma . 3nB4pA58B6lA71a7lA9gAamAbgBbjBc7AcgadfBe3BepAf1A
at_once . 4pA4tA6lB8oAamBc7BcnAf0af5AfcB
ate_drug E 58C59B6lC6qBcnA
attack A 3rB4cA58A6xB76A9fA9gAbgAclAddBdfBeeBepA
baby . 3sA3tA4aA4bA4dA4eB4hB4nB4oA4pA4sB4wA5bC5nA65A6aA6iA6lA6nA7gB7hA7rB7sA86A8kA97A9eA9raa7CagAb9AbaBbfAbgBbhBbiabpBbtabuBbvAbyAc6AceAcrbdgBduae2Be6AeeBexCezAf9BfiafoAfyAg7agdAgga
baby_age . 3vA3yA49A4aA4bA4oA5sB63A6fa6kA6nA7gA7vA8qA8ta9eAa7AaaaabAaoabgAbpAbuAc7Ac8AftAg3AgcBgdA
back . 4aa4ba4sA5pa6gA6la76a7gBa2aajAc4acebcxAd6Ae8aeqa
bad_sign . 3uA3va3yA42A45A49A4aC4bA4cA4gB4oA4zB5ga5hA5jB5mA5qA5yB60a61A62C69a6oB6xB6zA72B73A7gA7nb7rA85B88B8eC8oB8qA8uB8yA91A92A95A99B9dA9fA9vA9wCa5Ba8BahBaiAataazab2Ab6Ab7AbbBbiabjAchAckAcrAdgBdoAdvBe3aeyafcAfhafiaflafvag3Ag5AggagnAgsAgtA
badly . 3sA4dA4nA4oC4pA55A59A5ja5lA69a6kA6pa7hA7vA86A8oa9dA9fA9saa4abgAblAbuAdsae1ae3Be8AeeafdAfiafkAgfAgtAguA
battery . 3za4yA50b58C61a65B6fB9eB9iaayAblacqBczaeiaezCf4af6afkCgdagia
beat a 4cA8ra
bedwetting . 4pA6ga6qA7mafxa
bee . 8kA92A9maayAcradlAeyAezAf1Af9BfkA
believe . 6la6qB7lA
belly . 4hB59B5vB6cB6gA6pa72A7gB8kAaaAacabgAbpAc7Ac8aceBclAcyAeaBeeBehaepBfzAgdagiA
bend . 6qA7laayAceAczadmAgia
berries . 6pCc4Ac8AezDf1af7a
beverage . 4hA4oA55A5la5rA67A6oa6qA73b77a7ia7la7pA86AamAavAawBc3ac8AcwA
big . 4bA4tA5hB8racwAdlAezafdAfiafqAgiA
birth F
bite . 4oA53a6fA6lA6pa73a75A7da7fA7uA8ja8kA8mA92AacAbtAcradfAdlAdwCeyAfdBfkAg1A
black A 45B4cb4ta50B5jA63A68A6la6qA73A8jA9lcdlAebAehCezafmAg2BgdAgjA
blades a 46a
blank_look B
bleed . 59A5tB8oA9yAacAbdabgAc2AceCe7AefAehAepAfdAg5AgfA
bleed_lots G 4tA8bA9wA9yAbgAbpAccAceCgpBgqA
blood A 58A59A5tE60a6la76A7ia7ja87A8oA9yAabAacCaeAahAbdabgAbpAc2BceCdlAdpAdzAe0ae6ae7DefBehBetaeuaf1Af6afkaflafnAfxag5DgfAgja
blood_loss . 59A5tC6la7ia7ja87A8oAacBaeAahAbdabgAc2AceCdfAdzAe7CefBepAetaeuaf6afnAg5BgiA
blow . 4cB4oa4pA5gb6bA6kA6sB78A7rB8ka8oA8za98A9zab0Ab3bbiac6ac7ActAcuAcxAdhadnAdpbdsAf7BfiAfzBg2bg5Bgaa
blue B 4dA4pA58C5bA65A6pA7hA9gAa8DayDb3BcnacrBf8b
blue_skin E 58C7vAa8AayAeqAf8A
blurred . 4fa58a6qb8qAa2Ab9ac0ac8aceAcnadlA
boiler . 5pA68A75A7ja7qA8qB8xA95A9dAblAdlB
boiling A 4hA4sB4tC52A58C5jA75A81A8jB9yBa6BbmAbpAcwBd0AdfBdqAdtAe6CerA
bone . 5wAeqAf8af9BgpA
boot . 4ya6gad3adwAfsag1A
born . 59A7hAbyBgtA
breastfeeding . 4la6ea7eab8a
breath_smell . 58a62A70a82Adfaepa
breath_word . 5pb62A70a7lA7vA82AacBbdbbgBbtbcwAe6Ag3A
breathe . 4pB4yB58A59B62A6kA6za79a7vA82A8kD92AacAakAbfAbgBc8AcnacwAdybe8AegAfaag3BgbAggc
breathless E 4tA58B6qB70e76A7dC7fB7ib7lA9yAa1Aa4ac0Ac4ad2adtAe3BesBf1Af7Af8BfdAfza
broken_speech B e3B
bruise . 9ya
burn . 4tC54B58C5da73B75A7ia7ja7raaxAayAbdabmBbvAc0Ac8AcqAd0AdfEebbf8a
burn_place . 4vA52A54A5bA5iA5tB5yA5zA63a67B69A6cA72A77A7sa88A8gA8qA8rA8ta8uA96A9nB9vAa2aa3aabaajAazab4AbgAbjBbzacxAd9AdcBdhAdnAdpbdsae5BeaCesAf0Af9afaBffbfjafmafsAg3Ag8AgbAgeB
burp b
burst B 70AdlAesAgnA
button_cell C 58A6oC9eBbdBcqAezCf4bfkB
came_out a fkb
can . 5ra62a6fA6kA6la72A76A7hA7qa7sA8kB8oB90A9aB9eA9va9zBaxabdac3bcoBd9adcadfadmAe3Ae8af1Afqag7AgbaggA
cannabis C 58A59A6pC7vA9eBbtaezDfkA
carbon_monoxide C 7fA9iccaBdyAf6bg5A
care_for a
carried . 55A5xA8oA9yAbgAdgAdpaf8AgiA
cheek . 58b6gBcradmAezb
chemical . 59A6gA73E7eA7gA7ra84A8qa8xa9da9fBa6AavAawAaxAbgabtAbvacqAdfAdoAe6Be8beiaezBf9Agia
chest B 5fA5iA5pA5tb6ea6lA6qA76A77A7fA7vA9mb9nAa6AacAbjBbtDbuAc4AchBd0ad2Ad9AdhAdlBdpbdtAe8aepAerbf8Af9afdCg5Ag7AgdAgqA
chest_muscle a bta
chest_word B dtA
child . 5bC5jA5nA5rA60a62A65A6aA6iC6kC6lB6mA6nA6wA6xA70a75B78C7aa7da7fA7sA81B83b8bA8ca8jA8mB8qa8xA91A95a97A9eA9gA9lA9ra9vAa0Aa2aa7Da9aaaAabaadAagAajBataauCayAb2AbaBbcabfAbhBbiabjAbkabpAbuAbvAc5Ac8AceAcgacmacqAcxAczAd3Ad5ad7Bd9bdaCdbBddBdgAdmAdoAdpaduadyae2Be6AeeBeqAerAetAexCezBf1Af5Cf7Af9AfaafkAflafuAfyAg6AggaghAgjAgsa
child_age . 5nA5rA5sB6fa6kA6lB6nA6qA70a71a80A8ta9fAa7BabAagAajAb4abfAbkabuAc8BciAcwBdcaddAdmAdsAe8Aedaf9affafqafzag3Ag5AgaagcBgdAghBgsB
chin . 7hAe8b
choke C 5ca6qB7ia7ja7vA82A9oa9yAb9Abqbc0AehAf8DfoAfqAfvbg2A
choke_figure b 7ia
cigarette . 6pA8jaa6aezAfta
closed . 73B78A
closes . 6lA6pA73A75A7fA8ja8qa92BcwAe8AezAf9BfhAfjafqB
clothes . 5wb6ga7gb7ja7la7qCabaahabnCgaagpa
clots C 5tB
clutch . 6qAcwA
coffee . 5jB76a7la8qb9zaamadlBe6aeibezbfjaftag5D
coin A 6gA9eAayAezAfkA
cold . 5ta7la8ob8va98aa8abgAbvadgaezaf0Cfzagbagda
cold_body .
cold_decimal A byAgtA
cold_sore b
complain . 5ta6la72A7ea87a8zA9zaaoAbvac4ad0adsadtaf0af5Af9afeA
confused E 5qA6qC76B7hA7iA8zAc0Bd9AdgAdoAfiAgiA
container . 5tB65a6za70a8va9iaa6aabaadAambbgac7ac8AcnadbAdmadsAe6AedaerAeyAezAfjbfkCfpbfqa
contraction B ceBclDdfBepAgfB
cough . 62b6eA6fA6qB6za70A77a7eA7uA87A95a98A9eC9fA9wa9zbavAaxAayAbpBbybc2ac8AcrCcwad0ad7Ad9adlAdmae6AehAerAezBfiafkAgbA
coughs_blood_word C
cry . 6gA73a7ja7la7vA8lAacaaeAaoAbaAbtAclacwAdlAepAf8AgkA
cut . 5yB6gA6qa7gA7ja8bAa6Aa8aamaayabpAc0acdAdeAe6AgaageA
deep . 5yA69A70a73A7ja7la7vA8bAbgAc0AeqAeraezaf9BgpA
deep_wound F 7vA81B9yCa6BcdAdeBdfAfzBgpA
deformed . 75A76A7gB7vA9yAa6BayBbyacxAdmAduBesAf8AfzB
dentist . 6fa6ga7ua9naayafkA
detector . 9ibb4AczAdlAdvadyA
diabetic . 6pa70a78A7ja82A98ba6bbgBd9AdgCdlAeiaezaf0CfuBg5B
diarrhea . 6ea6nAb2Ac0bclAehaexBfiA
die . 6qa8vabyacyB
disappeared . 6fB6qA9laamAbgAc6Bc7AcnacqAdlaf8AgbA
disposal b 71a
dive A 7vAa6Ab5AbgAbtAcwAgbA
dizzy . 6zB7fa7lA87a8vb92A98a9dAa0ae8A
dog . 75B7vac0ad0DdfAdlbe1Agaa
dose . aeaavAb0Ceiafqa
double_vision D 76BaaBesB
doubled B btBcwBdlB
drag_leg B
drink . 6ea6kA7ea7mA80A88A8dA8lB8qa97a98C9daa7AahAb8abmAc8DcnAd9AdtAe6AedAepAesAfdAftAfyA
drool . 6gAacaayAbgAcladgAdmAeeAepAf9AflafoA
droop . 6la6qA6sB75D7gA7ha7ja81a87A88A8bA8hC8oA9oaa0AayEbyac0Bc3aclAcyAd0AdfAdmAduCe3aebaeoBesAffaflafuAg5Ag8a
drops_things C 8jAa6AdmA
drown F bgAclBd7BgbC
drown_figure c
drowsy C 6kB6lA6pa7eAa7BftAgaAgdAgsAgtA
drug . 6pB75A77a7ga7ib7qb87A8qa8rA95a9eC9ia9jB9lA9va9wa9zaaababaadaagAamBavCb0Bb6abjAbrCbyac7AceacgacjAckAd0AdfAdmae1Be7bedbehaerBeyAezAf1Af8AfhAfjCfmafrAfyag2ag5a
drunk A bgAc0Bc8Ae3C
dry_nappy D 76BaaBbaCclAdlAehAfiB
ear . 7db7gB86a98aakacqBczaeqaezbgbaghb
eat . 6zA76A7ja7mB80B8dB8tb98A9vBajBayAb2Bc3Bc4Ac8DeiAezaf9AfjafkafqAgaa
elder . 6qB71a76A78B7fA88D8dA8oA8rC8sb93a9bB9eA9xAabAadAavAayBb0Bb9AbibblAc3ac8AciAclAcxacyAdcBdfAdmAdtAe3Ae4Ae6BehAeoAf0AfiAfkBfrAfsAftAfuAgbAggA
electric . 6sA81a9yae6AfiafmCgeAgjB
electrocuted F 7vB8jA98aa6Ac0BcqBe0Ae6BeqAfkAfmAgjB
embers C
emptied_container D
empty_found A
empty_word . 7fa
epilepsy B biaclAddBeeB
epipen D 71c
everyone . 7va8qB8uBauac3ac8adlAfkA
exertion . 70b8oA8va9wA9yaa6aa7aacAahAamabpAc0ad7AdfadgadmaeeafkafuAfzag8a
expiry b 71a9gac0aeza
extreme A 7vA8qB9mabtAcyAdlAdmAf8A
eye . 84A8kb9dAa5AbgBbiac8DcqAcrbd3AdcBdfAdgBdhBdmAdnCe6BegaehaeiAeqAesAewaf1Af8Afeag0Ag3Agba
eyelid a dgbe2b
face A 8ta8uA92A97AacAahAb9AbgBbmAc4acrad0AdfAegAepAewaezAf1Bgka
fact_word . 88A8jB8oA8qa8uA8za9laaaBaoab5ab9AbeAc3admAdpae3Be4Ae8aepAeqAf5BfdAfiBfkAfpaftA
fade . 7eA7ja7va80A8oaayBcwAd9adlAdmAe3AeiAfkAgbA
faint F 7aA7gA8oA98B9dBc0CclAcxAe1BepBfzA
family a biac8a
farewell_figure .
fast . 8rabta
fast_number A 8rA
fear . 7da7ladfadhaega
feeding . 7ja87a8dA8oA98Ab8abpAbtAbuAchAd9AdtAe7aeiafdA
feel . 8uBa0aa7AaeAaoAbgAczAd9AdtAegAf9AfdA
fell . 7ia7rA87A8bA8oA8vC96A9ha9oaa0BacAb5AblAc3ac6acuBcwBdfAdpaehaepAesAffafkAfuAfvafwAg5Ag8a
fever . 8oB8qB99B9zaa5Bb5Db7Fbibc0ac6acwBcyAdfAdoBe8DeeDepAeqAetAezaf9afiafqag2DgabgfBgqAgtDguC
figurative a 7vaaaaaeBbpac0ac7Acnaf0Afdb
figurative_death . 7jb86a8ua9zaa8aayab7Ab9Abvac7achAdgadmadpadyAe3aehAeiaezbf0Af8Afjafpafzag7agia
figure b ayb
filler . 7na7uA88B8fA8mA8sA9gA9oaa4aaaAadaafAamabiac6acyAddAdnBdzAe3Ae4AedAegAeoBeqBeraf0AfkAfsAgbaghAgkagsA
find . 8va98A9daayAc8AezAgbCgia
fine a 8sbbiac0Ae1b
fingertip A a6B
finished . ayAbebcwAdmAgaa
fire . 8uA98Aa6Bayadbafdagia
floor . 84a8vB98A9ebb9AbgAddBeza
floppy A a6Aa7AdmAgaA
fluid A 9wB
foam A acaamaayAbgAbpAc0BdgBeeBepAf9Afla
food . 86a8la8ta8za92A9eb9ma9oa9uaafBauaavAaxac4ac7BcdBchadeAdmAdpbduAe0Aeiaeraetbezaf0Bf1Bf9Afjafmafvag8agaageagiAgjA
food_poisoning a
foolish A
foreign_language b
foreign_throat B f9B
found A 8dB98A9da9xAacAayBb9Abyac4AdmAduBe8aehAepAgbCgia
fracture a 8rb8va9yAbpag4a
fruity . f8A
gas a 8qA
gas_poison . 8ja95B98b9dAa6aamAaxAayAbpabvac8BcqAcraeiagia
gas_smell E 95B9dCdlB
gave . 8qa9jB9kBadAaeAamAauaavBb0Cbpac0aceae8afpbgia
get_up . 9yAb5ab9AbdBbpAc0AcrAdmAe6AegAf5Af9AfdAg2BgdAgqA
gibberish D 88AbgBc0AclBd9Ce3Be4BesBgaA
giving_away a
glands a
glass . 9va9yBbgAboBcdAchAcnAcrAe8AedAf6A
goodbye .
grabbed . 97C9yBa6Aa8aacAbpadfBe1Agia
green . dlCehcg5C
gush A 98A9wAaaAayAbgA
half . dfAgdB
half_face A c0B
halted . beb
hand . 97B9maa6aa7AacAayab9AbgAbjBbmAcdAclBcqAcrbdfBdmAdqAe0AegaeqBfeafkAg3AgeAgjA
hard . 92A9dBa8Abdac0AcnacvAcwAdsae3AegAesBeyaf7AfkafqA
hard_belly D btCc4BdlAepAgkC
hard_breathe D egAfqA
hard_speak D
head . 8zAaeAakbaoAc0Ac6ac7ActAcuBe8aepBeqAesBf7Af8Afdag5AgdagnCgpAgqA
head_injury_word E
headache . 8uC8za9dAa2BamAb6Bc7Ac8aceBciAdcAdlAepBesBezbf1BfcAfiafpag3BgfAgnC
heart . aaAb0AbtDc0CcjAckAd9AdfAdlAe9Af0CfdCfiAfkA
heart_attack B c0A
heartburn b bdaceaclaezbfiagba
heater . 8xA95A98b9dBblAdlAg5A
height . 8vBahBb0BbbabpAc4acead2ad9AdfAe1Ae6AeiaezAf7af8afxafzAgbagiagqB
hi B cqAd9AerBetB
hidden_place . ezA
high_number C dlAe6BetBg5A
high_temperature . 97Ab5Ab7Bbdac6ad9AddAedAetAezaf8afkAgaagtBguB
hip . bgAg8a
hit_by B 98Ca6ac0BcxBfdAfzD
hives . a6ad0BdlAegAf1Af9BfqBghA
hoard a
hoarse . blAfqAg4a
home . 9eB9vaazaezA
horse . a6AbtA
hot_thing . 98bb4AbvAcqAdfAdlAdqBezAf8a
household . 9da9eA9sA9wAavAaxAb2Ab4abpAc3acnAd6Adsae8aehAeqaerBezBf0af1af7af8ag5a
hurts_eyes . 9nAbzac0aeeAf6a
hypo C acBb9AbgBdfB
imaginary A c0Ad9AdcBf0A
incontinent B dgB
indoors . 9eBa0aazac0Bcnad0AdlAdtae6BeiaezAfhAfqAgbagda
ingested . 9zaa6aacAajBamAb9Ac8AciacnAdbAdsAdtAdwAfhAfiafoAfpAfyA
inhaled . axAbdbbgBbjBblBc8DdfAgbAggbghB
inhaler . bgAbjB
injury .
install a etA
instead . adAaeAagAc0Ac7AclAf3AfkAfzAg5a
insulin_pen . avBb0AfkA
iron a ehcg2c
itch a cwadoaepaf9a
jaw . a6BamAbtAbuAc0Ad9AdmAf0AfdAfla
joking b 9sabpae6a
jump a
ketone_number A etAeuA
kick a aca
kill .
know a
laugh_mark a amabia
leaf . chadhAezAfhB
leak . acBbdaceAcnBgqA
lean A bgAdmAdtA
leg . boBceaclacqAdgadhAdpadtaepAeqBesAf7AfaBfsAg5ageA
less . acBamAazBbdabtac8AcvAepAf1a
lethal_height . bpAe6Bgaa
lie_flat .
life . epAgnC
life_over .
lift . amabtafja
light . g5A
limb . a7AamAb2abjBblAbuAc4ac6ac7BcdCclAcnacqAcrad3adeBdpbdradsadtadwBe5BebaefBegaeqAf1afaBfvag0ag1AgeAgka
limp A a7AblabuAc0AcvAdlAdmBeha
lips . buAdeadfAf1Ag2A
locked_in a
long_time . aaAacAbeDbgAbsAbtAc3acnadnAdradtadzAeeAf5Afiafkafpafqagaagda
loss . acBc0ac3aceAdcBesAg4agiA
lots . acAaxAb5Ab9AbpAbsAbzachAcrBd0Ad7AdbAdgAe3begAehAeiAerAf1Bf7Af9Afxag4Ag5Agia
low_mmol . b0AdfAdlBeuCf3Afka
low_number . avAb7AbeBc6adgAetEf0Afia
low_percent A btAc7aciacob
low_temperature . b0AbyAetAfkAgtA
low_word . cxA
lump . c6a
magnet C ezDf8AfkAfoA
make_sound . blAepA
malaise A
many . aoaaxAb9AbiabjAbyaceAcobcrBd8AdbAddadfAdmae6AedaehAesAeyAf9AfkCfpbftAfua
many_grams B
measured_fever . b5Ab7Ac0ac6addBetAezagtAguA
medicine_store . ezA
melena D
memory_loss A
meningitis D bia
message a bgac1aeia
mine . avBayab0Bbgacnadmafda
mistake . bgAc0AcxAe6AfkAfzAgbA
mistaken . c8BezA
mix . c0Ac8AdbAe3Be4B
mouth . b0Bb1Ab3Ab9AbaBbdbbgAbuBc0Cc8DcqBdfAdgAdmCdpBduAe3Be8aegBehAeoBeqAf1Df7Af8afdafeAfhAfiaflafqBfsCg2Cg7a
move . bgAceA
multiple A byacnAdfAf3AfkAfpAfzA
mush . e3B
mushroom . c4Cd2AdlCezBg5A
nails . gpa
nausea . bgacebczAdfafdAfzagtagua
neck . d6Bdtag5AgbAgdA
never . b9agnA
newborn C ehbf4Agsa
nipple a bta
no_more . b9AbyAclAd0Bd9AdsAehAfkAfpag5agdA
no_tears C epA
nobody b bpadla
normal_temperature b d8bf4a
nose . bpabyaclbcnacqAd7ae6be8aeiaewaf8afdafiafkAgbaggagiagta
nosebleed . bgAeeAeibfta
nostrils_flare A
not . bgAbiAbkac0Ac3cc6ac8achAciaclAcoCcrAddAdfAdgBdmAdpAdyAe3AevAf1AfdBfqafxAfzag5Ag6Ag7AgfBgnAgqAgsB
not_breathing_word G c0C
not_now c biabpac0bc7aclacwBddbdfae1aeiaesAfpbfta
not_working . c8acwAdmB
not_yet a
odd . bpAdyAe3BfkAg4AgaA
oil A d0AdfBf8a
on_fire C
opened .
out_of_water . c3achadmAdsAe3Ae6Be7AezAffafkAfuAg3Ag5Ag8agbB
over_now b
overdose_word D elC
pad A byAccAdzB
pain . bzachacyAdpbdsadtae8aebbegAepAeraf5Af6afeAg3AgeagnA
pale . clAd9AdfAdlAe8afhag5AgbA
palm . c8af1Ag3A
paper b c0agia
paralysed B
per_day . bzaccAclBdsAdzAezaffafkaggagsB
period a gta
person . c6AceacgacrBcyBdgBdtAdyae3Ae4Ae7Ae8aebAf0Af1Af5AfkAfobftAfuCfzAg4aggA
pharmacy . g8b
phlegm .
phone . c3achaciad9adcae1Ae3ae6AehaezAfkAgba
picked . ezAg5A
pillbox . cnafkA
played a claezafva
plenty . c8aceAcobcrAd8AdfAdlAe6AedaezAfiAfkBfpa
poison . c8AclAcqAdhAdradsadxCe1Ae6AedAegaeiaeyAezFfkCfqAfza
poison_figure b
poisoned D
pop_noise A
postpartum . dfAdzA
power_tool . deB
pregnant . cnAcwCdcBdsbepAf1Af6af7Af9affag3Cg5agaagcCgda
prepared a eza
prescribed a fka
pressed . ciacrAe6ae8Ae9AedBepAezaf0Afqa
pressure . ckAdfA
pressure_number_high A
pressure_number_raised A
preterm . clAcnaddAdgBe3BeibetCfqafzag3AgcB
prevent a
product . eyaezAfqAgbA
pulse . fkb
purpura_word D
put . dgAe0Ae6Af8BfdagdAgeAgiagjA
red . d0adfbe7AedAegaehaf8Bflafmbg5BgfA
red_jelly B
remember a dla
repeats . cuA
respond .
ribs . eaBepAerBf8AfjafkafzAgbA
ride .
right_low A dlAepAgdB
rings . dlAg5A
ripped . d0AdmAe1Bf1BfqAg7agpA
ripping A
rise . g5A
rolled A eeA
rope a
rope_harmless .
run_over F dfBfzB
sank . gbB
sats .
say . e3Ae4AerAetAfdAgaagba
scald C
sedative .
see . dmBesBgaa
seizure F
sever . deBe1aezAf8AgpAgqa
severe_burn . dfBdoAdzAegAehAepAf1Af8Af9afmAg7agdAgeAghAgpA
shake A eeAetAf0BgqA
sharp . eqB
shock_word A gjB
short_leg A
shrill C
sick . dpaegAesAetAexAf1Bf5Af9afiaftafza
side . dmBdnBdsBduCe1Ae3ae8ae9AeiAerAfqag7AgdC
sight_lost E esA
skin . f8bfeag2A
skin_bump . gaa
skin_off A ewb
sleep a epa
sleep_lots . fkAg5AgbBggagtB
sleepy_cause . e3aeeaepafdAfea
smile A esA
smoke .
snake C egAezBf1A
sniffed A
snores a epbfiag7a
soak .
socket . geA
someone_elses . fkCfpafuBfzAgaagdA
spasm A eeA
speak . e3AesAezAgaBgib
speech_word . esA
spike . eqBezafaB
spilled . e6AehaeqAezaffafjAfkAfmAfpAfqaftafuAg8a
spit .
spots . edBehbeiaewaf1Ag2A
squeeze . epAfdA
stabbed F
stand_up . ehA
static_shock c
stay . gta
stiff . ehbeqaf1Af8Af9Ag5A
still_bleeds B
sting . eyAf1Af9AfkA
stool . epAerAexAf1Afqag2Cg5A
stop . f8afdafkagiaglagta
stranger B
strap a
street_drug C
strength a
stroke_figure b
stroke_word B
strong . esBezaf1Af5Af7Afjbg8aghB
stuck . f8Af9CfaafoAfqAgeAgqA
suck_in . ghA
sudden . f0af5AfcAg0A
sugar A f0Ag5A
sugar_mmol .
suicide A
sun a
sunken E g5A
swallow . f9afqA
swallowed . f5Af7afhAfkafoAfqAfrAfyBg1AghA
sweat . f8BfdAfib
swell . f5Af8Af9CfeAfhDfqBg1Ag3Ag5Ag7a
symmetric A
syringe a
temp_word .
testicle A f7A
testing .
thick . fhBfla
thing_swallowed . f9DfaAfhAfvagaa
throat . fkafoBfqCg7a
through A
throw_other a
thunder .
tight . fdAfjagia
tingling .
tiredness a gda
toilet_training b
tongue . fqC
tonight . fpafxagda
too_much . fkBgdagic
took . foAfrAftagdA
tooth .
touch . gjC
towel A
toy .
treatment . fqa
trigger . gaaghBgtagua
twice .
twisted A
unable . fya
unconscious_word E
unhurt b
unprotected .
urinate . gaa
vape .
vehicle . g5a
veil .
venomous B
violet A g3A
vision_sign . gfA
voice .
vomit . gdAggagtA
vomits_all B
wake .
walk .
wander C
want .
water_place .
waters F gfB
weak . gga
weapon . gjA
weeks_along .
well . gkagta
wheeze .
where_when . gqA
wire .
wood .
work .
worse A
worst B
worth b
wound .
wrists .
writing a
yellow . gtB
young_age .
young_months .`;

/** A weight, then the words that have it, by their first five letters. */
export const WORD_WEIGHTS = `A abrio accou actin adelf advil agite agony ahogo aire alarm alcoo alred and antic antif anyth aplas appui arran arret asked asmat atasc ate atras atroc atrop autou avisp azul babea baies bajo bano barel barki bayas been belly bitte bizar black bleed bleus blind blow blue boili borde borra bote both boton bouff bouge bouil breat brown bruta burne butto by cable cacah cae cage cai caida caill camar came camio cant canti caram carbo cardi catch caugh chais chauf cheek chimi chorr chose clair clava cloro closi cloth coagu coeur coinc colla colou comim comin comio conna conoc consi copin coraz corto cote cotes coupe creus crie crise crush cuerp cuest cup da dad dado dads dalsy debil decir deep derec desco desor despl dessu desta detec deven devue diape dispa disso doesn dolio doses doset dots drain droit drool droop drunk dura dure duro eleph encen enchu encim encon encue enfon enorm entai enten enter enton entra equiv erreu error escup espos espum et etran eucal even ex explo face fade faibl faint falta fat fathe fire flaco flari flat flojo floor flopp flots fois fonce fond foxgl fract frelo fuert g gamin gaz gens gente gibbe girlf glue going gomin gone goudr grand grape grill grise grose gummi habia habla hablo hacia haemo hand happe hard hardl harpi hasn hasnt he her himse his hold hora horne horri hubby huele hueso hunde hurle husba hydro ictus il iman impre infar insop isnt its izqui jai jarri jaw jerki just kicke knock lache lagri lange larme laryn lego levre lily limp line liqui llega lo loads look losin loss lucec luego lunch luz lycee lying magne main makin malai malgr mamie mandi marc marid marih massa medio memor mento metro mezcl middl milie minut mista mitad ml moi moiti moja monto morce morde mordi mot motor mouss movin muchi mueve muy nacid nafta nanas narin negra negro neveu ni niece noire noix non nos nostr not nothi noto nouve nowhe noyad numb odeur off oil ojo olla only ont open opres overd pad paral parfu parle paro part peanu pear pegaj perd perdi perds pere perfu perso perte petro picks piece pierd pila pile pills pire pisse plie plusi pod pond pone ponie posit profu proje prope puede pulga pulle pulli punal punti puso qu quedo queja quelq quien racon raide raidi raise raisi raro rat rattl re reall recie recog recup redon repos retro ribs rigid rompi ronde ropa round route s sa sacam same sangr sank sat scald screa se see segun seizu sens sent sente senti setas shake shaki sient sierr sigue silba silla smell sniff soaki socke someb someo somno sonne sonri sont sorti sosa souff souri space speak spiri spitt spray sprea squee steak stick stran stren stron strug subit suce suda sudan sudde sudo sunke sus swall swell telle tembl testi teter then thinn thoug throw tibia tide tiene tient times toco todas toddl todo tomo tonne tonte toque torci toso total touch tout towel tract trago tragu tres trozo type unblo under uno uva vacio vape vater ve veo vert vide vie viper visag vitre voitu vomit vue warfa water weak weed went were wheez while whole wife wifes words worst wound y yaya yr
B abre aceit aceto acido acost adren agita ahoga aidez aiman air allon alqui apart appar appel ardie arres asfix atrag babys bafou blood bolit bone boute brigh brula bu canna chair chewe choc choqu cierr clots clutc codei coloc coma confo confu consc cosas crane crash crook cuelg debou delir devie di diero dived douch dropp drown dur echa effor elle empez epile estab estam etau etouf feu fit fits fitti flatm fluid foami fonta fourc fuerz gas gasol girl gobe got grado grave grita groun ha head heate heroi herse hes hi him hipog hour huile hypog into kiwi lado leo lieu like lithi looks losa macho mano masti metio metre mismo moani mothb mucha mumbl nena newbo notre noyer nuca oedem onto oreja os palab papy parad pelle pend peopl plain plate posos pouri pris puce pulse pulso puse rato rats react reagi recon recu renve repen repre respo rugby sabe sacud sale salen salon say scoot secon seein sees sever she shes shock sight slurr soude sound spot stabb stopp stuck stylo sueur suffo suspe tabla taken talk talki tears terce thing third thora thund toall toile took torax tour trapo turni uncon vento vibor vient visio wc weird wet xarel
C accid agarr aguas arter ataqu azule balbu bleue board co coin compl crach cree crisi crois degre dextr doble doubl eaux estuv gaspi gris havin hirvi hundi impos incon inste lui lumin monox pouls reacc respi sait sang side soft somni sort souda think used very voit
D bebio choki convu creo elect epipe intox menin
E drank
a about abrir acari acaro acele ache aches achet acoup acues adole adult afrai aguja aid aide alivi almor alto amari amigd ampol ampou angoi anima annee anos antes antih anxie app appoi ardor arthr artro assez aunt aurai auxil avait avant bajon balan ballo barco bascu bebi bebo becau befor bequi besoi best bien bite blues bonne boss bosse boxes brace bronc bross buena build bump bumps bunge caigo cajas calam call callo calor canap candi cansa cap carot carte caspa cast cat cats celul cena cerne certi cerum chale chamb chans chapp chaqu charg charl chass chat chaus check cherr chewi chick chicl chill chois chupo ciati cicat cinco cinq circl click climb clock cole coles colic coliq colir combi comer comi compo compt conce confi conge connu cooki corre count coura cousi cramp craqu crech crema creva cried cries cross cuand cuatr cuide culit cumpl curad cure cutti dandr dar days debaj decid dehor dejar demai depil depor derma derni desin despu detar did didn dient diet dieta diger dijo dile diman dinne dis disch divor dix dizzi docte doing dois domin don dont doudo drawe drive durmi dust dying early ears eat eaten ecole ecran ecrit egrat empor encia enlev epaul epluc eruct eryth esa escap escue ese esqui essay estac estas este etein etern eveni evite exams extra eyeli faim farma febri feeli fesse fessi fete final fine float flyin food footb foreh forev forge forgo form forme foudr free frega fresa frida front fumar fungu gafas gangl gato gelul genou get gimna gingi give glute good gordo gotea gout grass graze griff gripp guard gueri gueul gum gun habit hacer halei hamst harta hate haut healt heari heat heel hell hemat here herpe hierr horno hubie huevo huitr humo hungr id if igual ils indig infec infus ingle ingro insid insta irme ironi irrit itchi itchy ive jab jarab jaune jeun job joint jouer jumpe keys kg killi kilos knees known labia lacte lag lago laiss lait lamio latel lavan leavi leger legum lejos lende lense lente let leve libra licke list lista llave llegu lloro locke longe longt lourd low lumba lundi lunes maigr maint mala maneg mante manza marat mare mareo mark marks marre marte marzo matan match meals menop mer merci merit mesa mettr meurs mieux migra mild milk minor mites momen monda monit monta moral movie mudan muerd muere mulet mutue mycos nadie nails nap navid neces needl needs nerve nervi netto neuve new nicke nicot night ninos nits noctu noisy noon note noter nudo nuits numbe numer o odio oidos ojera once opene oral ordin organ ortei osteo otro ou ouvri oxyge panta papel paque parce pared parpa parqu pasad paso passa paupi pecto peeli pele peli pelic pelo peluc pepin perfe perim pero pesad peu pezon photo pica picor pieds piens pies pilas pildo piles pillo pimpl pink pins plage plane plast platr pleur poco point pongo poqui porqu porta posib possi pouce poupe pour prefe prepa presc prete prima print proch prueb psori pu puffy puree quand quel quell queme racle radio rage ran rando range ras rasag rasan raspa raspo rate reach recet regal regar regim regla regle regur rejoi rembo rempl renou rentr repas repea resta retir retra reuni reve rie ringi risa ronge runni ruptu sabor said salio salir salte saute saw scab scar scare schoo sciat seasi sec seca seche segur serai servi sheet shive shoul si siemp sigo simpl sinon sirve ski slept small smoke snack sneez snore soap sofoc soin solar solei somme sonar soon sore sorta soula spasf sport sprin stabl stain starv stock stone store straw stres subir suelt sueno suert summe tabac taill talks tan tapon tard tasse taste teddy teena tele telef tempr tendi tendu tenis tenni tensi termo tetan thank thirs thumb tinni tips tira tirar tisan tobil toca toena toes told tomar tomor tonsi tot traba trace tren tried trip tu tue unas uni use usual va vacac vacan vacia vagin vamos veran vers verte viaje video vieil vieja viend vieux vin vineg vivem voice voir vous voyag voz vuelv waiti wall want wax weddi well where why will wine witho worms wrote yaour years yeast yeso yogur you zapat zona zumbi
b acne afeit afoni age aguje alime alway anali ansie antoj arros aslee astil athle ayuna bajar bette bites bland bled bloat block boost canci canke carga catar cauch cause cera chole cisti code codo codos compu condu conjo conju conse costr coude courb cradl cravi crayo cream creme crick cruje cuant curso cysti diges does dorma dors due eccem echar eczem edad elbow encar enrhu entor esgui estor estre exam exame expir faut flu flujo footi forma foule fridg fumer garra gassy gerce goute gras griet gripe hair hambr hango hiver holid hongo how hungo ibupr incar insom inter invie juega jugan juste kebab kit knee leafl lenti lice liste llaga lombr loose love mardi meal mejor melat misse mocos moque mosqu moust movil need nettl norma notic often olvid orden orgel ortie ortig orzue otite otiti oubli paper papie pasa phone pican piojo plan polen polle pompe poste poux prosp punto rasca rende renov resac retar revis rit rodil runny sad scrat secos secs sert shavi shoes signe sofa splin sprai stati stitc stye suici sunda syrup take takes talon tapad tarde teeth telep thrus tick tickl tique tiron toe tooth torti toxic trist tuesd tv ulcer usele vacci vacun varic veget verdu verru vitam volar wart wind winte
c aphte brise cita const crout frigo gases hiccu hipo hoque resfr rhume sickn which`;
