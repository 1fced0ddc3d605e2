/** Written by `npm run learn:emergencies` from the phrases of `testing/samples`: change those, not this. */
export const BASE_WEIGHT = -8;

/**
 * Of a concept, `-` before one that is denied, then with each concept that stands near it, by the place of its line in
 * two digits of base 36: A to Z for an emergency, a to z against it.
 */
export const CONCEPT_WEIGHTS = `-a_little . bxa
-abrupt A bxA
-bad_sign . 13a27a6aA6ua6zB8kA90AbmAbqAclAe3AglA
-badly . 3va
-bear . 4zBcdBdjBeaA
-bend . 3aA3sA5gA6mA90C9lAakAbqAdjA
-beverage . 31A6uabqa
-blow . alb
-blurred a 4kabxa
-breath_smell B bxB
-breath_word B 6zAbxB
-breathe D 3aA54A7kA8wAbqAbuabxDclAglAh8A
-breathless . 1pa
-burn_place . 28A54B7qA
-can . 12a2ta3vAclA
-catch_breath D 3aB54CbxC
-closes . 8vAalA
-coffee a bxa
-cold a bxa
-complete_sentence A 3aA3vA54AbqAbxAclA
-constipated a bxa
-container . bxa
-cough . 54B5hA85A9rAddAfpAfzBgbA
-cry A bxA
-cut a bxa
-dentist . 3aa
-disappeared . d2Ad9CexA
-drink A 3bA3sB3vA5eB6tA6vAcjAehBglAh5AhcAhiA
-drug . eaAgxA
-eat . 3sB5eA6za82B85aamBcjAe2Afzaglah5AhjA
-fact_word . bqa
-fade A 8nAbxAd2AddBexB
-faint b bxb
-family A bxA
-feeding . 3aa54a6tBbqaglAh2ah5A
-feel B 3aA3eA3nA3sB3tA3uA44A4zA54A5eB5fA6oA79A7pAaeAalAbfBbqAclAczAd6AhaA
-fever a 43a4za5eabxadjahcahjahka
-figurative a bxa
-figurative_death . haB
-filler .
-find . 3yA5eB7uAbeAd9C
-food . bqa
-get_up . 3nA54A6zA7pB9cBc8AevA
-grabbed A 3aA
-halted . 4fA
-hand A bxA
-hard b bxb
-headache A bxA
-ingested a bxa
-inhaled A 3aAbqA
-install A bxA
-itch a bxa
-keep_down B bxB
-kick B 3tA5fAa9AbxBh7AhcB
-know A 33A6uAb2AbqAbxAclAfpAhaC
-leg A bxA
-lie_flat . bxA
-lift A 3nA4zB54A7pAalAbqAh2a
-limb . 28B
-make_sound A bxAfgBfzA
-move B 3aA3sA3tA3wA4zA5eA5fA81A9kAa9AaeAbqAbxBclAczAd6Ah7AhcA
-not . 27a6oA
-open A 54a7cBbxA
-pain a 4zabxadjahca
-phlegm a bxa
-phone a 4kabxa
-picked . 3aA
-poison a bxa
-product a bxa
-pulse D 3aBbxDclA
-recognise C 3aAbqAbxCclAhaA
-remember A 4hA90AbxA
-respond C 3aA3sB54B5eA65A6aA7cA7pA7uA7vA81A8bA97Ab9bbqAbxCc8AclAcoce3AesBgha
-right_low A bxA
-rise B 3aA4zBbxB
-say . 4zA6aB6oA7uAb9acoae3AebAevA
-see B 3aB4ka54A7cA7uAbqAbxBhcA
-seizure a bxa
-severe_burn . 3aa
-sick . 27a2yagna
-side . 2lBbqA
-sleep a 3sabxacla
-sleep_lots . 3sacla
-smile B 54BbxAebB
-snores . eha
-speak B 38A3aA3oA54C5ea5fa6oA6zA7pA7uAb2AbqBbxAc1aclAfiAhaahcB
-speech_word A bxA
-squeeze A 3aA4zAdlA
-stand . 7qAbxAdjAeaA
-stand_up A bxA
-stiff . 3va92a
-stool a bxa
-stop . 3rA3vB4dA4eA4fB4gA62A6ua76AaqAbuAbvAc8Ae0B
-strength . 5ya6tabqA
-strong A bxA
-sudden A bxA
-sugar a bxa
-swallow . 6nA7ua9mA
-swallowed . 3eA3sA3vA6nA6ua6vA85a9mAamBbmae2AehBfzah5Ahca
-swell a bxa
-tonight . 3aa
-took . 5ea6nA6ub7ua9mA
-tooth . 3aa
-touch . 7qA
-urinate B 3aA3sA3tA3vA54a5eA5fA6bB7uBaqAbqAbxBcjAd6AeaAg9AgxAgyAhcB
-voice a bxa
-vomit .
-wake C 3aA3wA54A5eB6aA6zB8kA9qAbxBclBe3AglBh5A
-walk . 7qAbqAebB
-want . bqA
-water_place a bxa
-where_when . 6zA
-work A
-worth a 3aa
-wrists a bxa
a_little . 37a38a3pa3rb3ta3yA41b4fb4ga4ha4uA4ya54A5hB5ra60a63a6hA8vb92a9eaabaasBazAb2abeAc8Ac9acpacsadnaewaf2Af3af6af7AfhAfiafrafyag5Agfagiagkah6a
abrupt A 3eA3nA4hA4uA4vB4zA51A57A5bA67A6jB6oA6zA7cA7pA8ja8lB8vA8wB90B92Caxab2AbmAbzAc8AcdBciAdzBecBejAesBetAf3AfqafwBfzBg3AgsAhfA
accident . 6mA6yA85a90AbxAdkBfzagrB
after_verb . 3ma3rA44A4ka5bA5hA62A67A6vA7eA8lB8vA9bA9mAauAb4Ab9AbeBbfAbmabuac6acjAclActad8adlAdnAdwAe3AebAeeAegAehAesAfeAfrAg0AgiagpBgyAh5AhfA
age_word . 5yA85A97a9rAamAbuabzaclAehAfpAfzagbAgiagxAh5AhjAhkA
alarm . 3cA3ea3vA3yb56A7oA9vbbkAdmBekaenAfxbgxA
alcohol_drink . 5eB5fC5yA92aasAbdAclAdyBeaaghagia
all . 3ma3pB3sA3uA42a4aA4iA4mA4sA4vA4yA4zA56a57A5nA5wA5zB66B6cA6ha6tA6uB7aa7cA7fB7yA84A8bA8cA8ja8rA8vA92A96B9qAabaafabaAbbAbdAbqAbxAccAckad1ad8AdhadlAdyAe3AetAfoAfpAfrBgbCgcagkAgrAguAhhA
all_over A 3vA41A5fA5lA6uA7cA9eAcdbd6Ae3BebBerBf3AfrAg0AgiA
allergy . 41B4za59a5eB6ha6ua6yBalabeAc8actaexaf5Bf6AfpBfrBg0BghbgiA
alone . 3vaalAbxaebBf7a
also . 4za5la6ua7sa8kag4agba
anaphylaxis_word F 6uBfrB
anticoagulant A 4dA4fA4gA4hB4zA6yA6zA7fA7nA7pA90BaqAbvC
apart A
appliance . 3ma52b5fA6dA75a7ya8ca9rA9vacdAdwAf7afpBfza
arm . 3na3uA44A49a4nA4yB66A67A6uA7sa7uA90A9oAa1BaeAbxAe3Aehaf5af6AfgafiAfqAfrahcA
asthma . 3rA4vA54A5eB6pA6uA7ab7uA9tAbxAc0Bd1ae2BesBfeBfrA
at_once . 3va4hA4vA6uB7ha90AasAb2Ac9AcdAcsAebAfeAfqafwAg3AhcA
ate_drug E 5eC5fB6uD6zBd8A
attack A 3vB4hA5eA76C7fA92c9sA9tAbxCc0AclBd6Ae0Be2Bf3BfeB
baby . 3wA3yA4dA4fB4gA4iA4jC4nB4tB4uB4vA4yB52A5hC5tA6dB6iA6rA6wA7pB7qA81B82A8jA8ka8uA8wA97A9kA9rAa6aamDawAbgAbrBbwAbxBbyBbzac8AcdaceBcfAcjAcrAczAddadwae3BebAejberBevAf3BfnCfpAg0Bg9agcagfBgiagqAh5Ah8ahcAhjA
baby_age . 4eA4fA4gA5zB6bA6tA6wA7pA85A92A95aalaamAarAb4abxAc8AclacsActAd3Af6AglAgvAh4Bh5A
back . 4da4fa4ga4ia4yA57A5va6oA6ua7fa7pB8jaazAbjAcjacpaczbdtAe0Ae1AeqaexafgaguaheahhA
bad_sign . 40a46a4eA4fB4hB4mB4uA51A55A5ma5nB5pB5sA5wA62A64a65B66B67A69A6aC6hb6jA6nB6pa6vA6xB76B79A7bB7cA7ia7lA7ma7pA7qA7vA7wb81A8bA8iB8lB8qC90A96B9aA9dA9eA9jA9lB9oA9sA9waacBakBapaaqaauaaxBayAb9abeAbfabiAbmAbsBbzac0AcrAd5AddAdgAe3Be4AedAekAesaexAfaAfjAg3Ag5ah8aheAhfAhiBhjA
badly . 46B4iA4pA4tA4uC5bA5fA5pa5rA5yA6tA6uA6ya6zA7qA85A8ra8yB90a9qA9sAa7aajab0Ac3Ac9AceAckacsAdbAeqaesBexAfaBg4Ag9ah9A
balance a
battery . 54A5eA69a6dB6nB84A9rBbeAbqAbuCdbBdhaf7afpCfvafxagbCgfahaa
beat a 4hA7ka
bedwetting . 4vA6oa6zA7va85agpa
bee . 8wA9eBa0addaeaAfoAfpAfrAg0BgbAgwA
believe A 6ua6zB7uAhcA
belly . 4nB5fA62B6kB6za7bA7pB8wAaqAbxAc8BctaczBezBf3Bf6afeBfpafragrAguAh5ah9AhaB
bend . 6ua6zA85a8bAbeAbqActAczAd2aebAhaa
berries . 6yC9kAcpBctAfpCfrafya
beverage . 4uA5bA5ra6fA6ua7ga7qa7ua7yA8jAb2AbbAbcBcoactAdjAebAhcb
big . 4gA4zA5nB90A93ab2AcdAczAdjAeaAfpag9agiAhaA
birth G
bite . 4uA58a6uA6ya7eA7ma84B8va8wA8yA9eA9ka9naclbddae2AeaAelDeqafoAg4AgbAgtB
black A 4aB4ha56C5pA6bA6gA6zA7cA8vA9zbe2AeaAf6DfpagdAguBh5AhbAhcB
blades . fpA
blank_look A
bleed . 5fA60B90Aa9AaeAasAbuabxAckbcnAczCewBf4AfeAgxA
bleed_lots H 4hA4zA5fA8nA9kAacAaeAalAasAbxBc8AcxAczChgBhhA
blood A 5eA5fA60F68a7fA7sa8kA90A9raaeAarAasCauAaxAbuabxAc8Bc9ackbclAcnBczCeaAeeAepaevaewEf4Bf6Af7afeAfjafrAfxagbagpcgxFh2ahba
blood_loss . 54a5fA60C7sa8kA90AasCauAaxAbuabxAc9acnAczDe2AeoAewBf4Bf7afxagxChaA
blow . 4hA4ua4vA5ma6jA6tA6zA71B7hA81A8ba8wa90A9ba9kAafabgAbjabzaclAcraczAdfAdgBdjadkAecAeeaehAezBfrAfyAgrBguagxBh6A
blue B 4iA4vA5eC5hA6dA6mA6yA6zA79a7qAanDbeDbjBceAddAe2aedAf3AfzbhaA
blue_skin E 5eD85AanAbeAfgAfzA
blurred a 4ka5ea6ua6za92A9kaaiAb2AbqaclactaczAd6aeaAfia
body_weight . bxA
boiler . 4zA5vA6gA7eA7sa92B99A9hA9qAc3AeaBekAgxA
boiling B 4nA4yB4zC5eC5pA7eA8cA8vBaeBalBc4Ac8AdbAdjBdnAe2BefAeiAevCfhA
bone . 63BdbafgBfpafzag0BgbahgB
boot . 54a6oa7padqaelBgkagtAh0a
born . 5fA7qB9bBcjAhjA
breastfeeding . 4za5baeaa
breath_smell . 6aA79a8dAe2afea
breath_word . 4vA54A6aA79a7uB85A8dA8wAasAbubbxBcdadjAevAgvAh3Ah9ahca
breathe . 4vB54B59A5eA5fB6aA6tA78a7ia7wa85A8dA8wD9eAasAb0AbeabwAbxBctAd8adjBenbexAf5AfgafhAfiAfjAg1agiAgvBh3Ah8ch9ahca
breathless E 4zA5eB6zB79f7fA7mC7oB7rc7uA7yAaeAahAajaalAclAcpadpaeiAesAfiBfrAfyAfzBg4AgrahcA
broken_speech C esB
bruise . 6oa9kaala
burn . 4zC59B5eB5ja7cB7eA7ra7sa7zB8vAbdAbeAbuac4BcfAclActAdbAdnAe2Ef0afmafpAfzag4Aghah3a
burn_place . 57A59B5ca5hA5oA60B66A67A68a6ba6fB6hA6kA70a7bA82a84A8ea8ja8lA8sA92A93A95a96A9iA9jAa1Ba9aabBazAbfabgAbjAbuabxAc0Ac6AchackacyadkAdtAdzBe4AecBeeaefAeuBezCf7afiBfqAg0ag1Bg6agaagdagkAh0Ah3Ah6Bh7a
burp c
burst A 79A90AalBeaAfiBgxAhfA
button_cell D 5eA6xC9rBbuBdbBfpCfvbgbB
came_out . fpb
can . 5ya6aa6da6nA6tA6ua78a7bA7fB7ia7qA7za82A8wB90C9cA9hA9lA9mA9rAafBatab9AbdabfAbuabzAcobd9BdbAdwadzaebAesAfgAfoAfxag0Agiagpah8A
cannabis C 5eA5fA6yC85AfpDfzA
carbon_monoxide C 7oA9vbcvBdmAenAfxb
carried . 5bA65A79a7uA85A90Aa1Ae3AeiafiAfzAhaA
cheek . 6oBddafpafrafya
chemical . 6oA7cF7pA7ua8hA8vA92a97A99a9qa9sBalAbbAbcBbdAbeAbxacdAcfactAdbBe2AedAevBexafpA
chemo A 7qC9bCb4C
chest B 5ca5lA5oB5vA60b6zA7gB7oA85A9lAa0ba1AalAasAc0BcdDcpAd2AdpAdwBe4AeaBeeaeiAexafeAfhafzBg4DgxAgzAh9ahcAhhA
chest_muscle a 7qa
chest_word B eiAg4A
child . 5hD5pA5ra5tA5xa5yB60a63a65A68a6aA6dA6hA6iA6rD6tC6uB6wA6xa75A76A78a7cA7eB7hB7ja7oA82A8cB8gb8jA8oa8pA8vA8yB99A9dA9ha9jA9kA9lA9rA9tA9wa9zAa0aabBagAaibakAamDapBaqAaraatAawAazBb9abaCbeAbiAblAbrBbtabwAbyBbzac0Ac1ac6AceAcfAcqAczAd1adbAdhadmAdsaduBdwadxCe0Be3BedAejbenaerBevAf3BfgAfhAfjAfnCfpBfrAfwCfyBg0Bg1ag9agaAgbAgcagmAgqAgyBgzah8ah9BhbAhjA
child_age . 5tA5zB6tA6uB6wA6zA7aa8wA95a9kA9sAalaamAarAasaawAbkabwAc1actBd3AdjAe0AehAexAf2afoAfpAg0ag6agiagragvAgxAh2ah4Bh5Ah8ahiB
chin . eeaexa
choke C 5ib6zB7rb7ua85A8dBa2aaeAbqAbxAcabclBe1Af6AfzDgfAgiBgnbguA
choke_figure a 7rac8a
cigarette . 6yA8vaalafpBh2a
closed . 7cB7hAf2A
closes . 6uA6yA7cA7eA85A92a9eAdnAevAfpAg0Dg8AgaagiB
clothes . 63a6oa7pb7sa7ua7zCarbaxac5Cclaczae2ag4ahga
clots B 60BeaB
clutch . 6zAdjA
coffee . 5pB6ca7fa92b9bAb2abxaeaCevaf7bfpbglagxChca
coin A 6oA9rAbeAfpAgbA
cold a 60a6za7sa7ua90b9kabxAe3bevafqBgbagrah3ah5a
cold_body . bxAfpa
cold_decimal A cjAhjA
cold_sore b
complain . 60a6kA6ma6ua7bA7na8ba8ka9bAanaauAb4AbeacfadlAdnaehaeiafzAg0ag5Ahda
confused E 5wA6zC7fA7qA9bAb4AclBe3AeqAg9AhaAhcC
constipated a 6ua7oA8qa9zaasAcjaczah5AhcA
container . 60B6da6yA78a79a8ea97a9kAaraasab2abxactAdhadwAdyBehAevAf2afoBfpAgabgbCghagia
contraction C a9BczBd6De2BfeAh7B
cough . 6aa6nA6zA78a79A7nA7qb7zA84A85A8hA8kA9kA9rCacaafaahabbAbdBbxac8BcjacnactAddBdnaduAeaAeqaevAf6AfhAfpBgbAh3Ah8a
coughs_blood_word C
cry . 7ca7sa8kA8xAasaauAb4AbrAbxAcdAd6bdjAeaAf6AfzAgdAh5A
cut . 65A66A6oA6za7pB8nAalAanabeac8BclacyAe1Ae4AevAf7ah6A
daily a
deep . 7cA7sa85A8nA9racdaclAdbadnAevafeafgBfhag0BgbagiAhgAhhA
deep_wound F 66B8cBaeCalBcyAe1BgrB
deformed A 7eA7fA7pB85AaeAalBbeBcjadkBebAejAfiAgrBhcA
dentist . 6na6oa6uA84a85aa1aauAg9a
detector . 9vabkAdmAeaAekaenA
diabetic . 6ya79a7hA7sa8dA9kbalabxBcdAdwAe3DeaAfqDgmBgxB
diarrhea . 6wA7qbaqAbiAbqAclbd6AfeAfnB
die . 6zacdActadlBeaAgiA
disappeared . 6nB6zA79AalAbxAcdacrBd6ad8aeaah3A
disposal a 6za
dive A 85AalAblAbxAcdAdjAh3A
dizzy . 78B8ka97b9ka9qAgra
dog . 7eBcladnDe2AeaaeqAexaghah2a
dose . auabbAbgCe2af7agiagjA
double_vision D 7fBaqBeaAfiBhcA
doubled B 85AcdBdjBeaBfzA
drag_leg B
drink . 6ma6tA7na7vA7wa7yA8bA8lA8pA8rA8vA8xB92a9kB9qaaraaxAbzAc4ActCd8BdmadwAeiAevAewaf2Af3afiAglAgqAguB
drool . 6oA6zAasabeAbxBebAf3AfeAfzAg0AgcagfA
droop . 6ua6zA71B7eC7hA7pA7sa81A8kA8lA8tC90A9oA9qAa2aaeAagAbeEbzAcjaclBcoad6AdlAdnAebBejCesaf0af6afdBfiAg6agcagmAgxAh0a
drops . 6ua7ca7uAbxAfpA
drops_things C 8vAalAbxAebA
drown F 79bbxad6BduBf6Ah3C
drown_figure c
drowsy C 6tB7nAamBcjAglAh2Ah5AhiAhjA
drug . 6yB7eA7ga7pa7rb7wa7zb8wa90A92a9aA9ha9oa9rB9wBafaaqbarbavbaxbb2Bb3BbbDbgBbmbbzac1ac3Ac6acbCcjaczad1ad4Ad5BdhadnAdyaeaaebaenAeqCewaexAf2af6afhBfoAfpAfrAfzAgaCgcAgjA
drunk . bxAclBctAesC
dry_nappy D 7fAaqBbrBd6AeaAf6Ag9BhcB
ear . 79a7pB7qa85a8ja9kaasacdadbBdmaeaaeqAfgafpbfzah9a
eat . 78A7fA7ka7sa7vB8bB8pB95b9zBabBafaaxAazAbaabeAbiBcoBcpActCf7AfpafwAg0Ag4agaagbagiBh2a
elder . 6zC7aa7hB7oA7uA8lC8pA93C94a9fa9kA9nB9rAadAaeAarAbbAbeBbgBbzbc3BcoacpActAd0ad3Ad6AddBdzBe2AeiAetAevBf6BfdAfiAfjafqAg9AgbBgjAgkAglAgmBh8AhcB
electric A 71A8ba8caaeaebaevBg9agbAgdCh6AhbB
electrocuted F 8vA93AalAclBdbBepAevAfgAgbAgdAhbB
embers C
emptied_container D
empty_found B
empty_word . 7oadha
epilepsy B bzaclAd6Ae0Bf3B
epipen E 7ac
everyone . 85a92C96Ba0abaacoad6Ae2aeaAfpAgbA
exertion . 79a7hA8bA8ja8va90B97a9jaacAaeaamaasAb2ablAc8AduAdwae2ae3bf2Af3agbagmAgrah8ahaa
expiry a 9oa9taclafpa
extreme A 85A92Ba0acdAdlAeaAfzA
eye . 7rb8hB8wa9qAacaalAbxBbzacoactCczBdbAddbdqAdzBe2Ae3Ae4CeaaebAecDevBf2Af7AffAfiAfpBfrAg4AgsBguAh2a
eyelid . beAe3berafyahca
face A 95a96A9eA9jAasAaxAbqAbxBc4Acpaddae2AeqAfeAfmafrBg4ah5Ahda
fact_word . 7pA8lA8vB90A9zaaqBbvBc8AcoadzAebAeeaesAetAexafeAfgAfwBg9AgbAghaglA
fade . 7nA8bA9kCb2AbeBdjAebAesAgbAh3A
faint F 7jB90A93A9kB9qBclDd6AdkAe2AeaAeqBfeBgrA
family a bzacta
farewell_figure .
fast . 93aajacda
fast_number A
fear . 7ma7ube2ae4aeaaeqaf5a
feeding . 7sa8ka8pA90A9kAafabbAc8AcdAd2Ad8AdwAeaAeiAewaexaf7ag4A
feel . 96Aagab4AbxAdmAeiAf7afyAg4AghAgiAhcA
fell . 7ra7wa81A83A8kA8nA90A97C9iA9qA9uaa2aagBasAbeAblAc3AclAcoacraczAdgBdjBebAeeaeqAf6ag6agbBgmAgxB
fever . 85a90B92B9lAaeAakBblEbnFbqabuabzbcrad6AdjBdlAdwAe0Ae2AedBexBf3Df6afeAfgBfjAfpag0aggagiaglAgpAguDh2ah7BhcahhAhjDhkC
figurative . 7raaqaatAauAawAc8bclacsActad8aeqafeafqAg4bhca
figurative_death . 7sa8ja8ka96a9qaaeabnAcpactae2aenAeqaesbf6Af7afpafqBfyafzAg5agaagpaguAhaa
figure b bea
filler . 7uA7wa84A8ba8ja8ka8lA8rA8yA94A9la9tAa2aa7aaoaaqBatabzacractacxAdlAdmAe0Be3AecBedAejAeoAesAetAfdAfgBfqAgbAgkAh9AhdahhAhiA
find . 97a9kA9qabeActAfpAghagmAh3Chaa
fine a 94bb2bclAfpa
fingertip A alB
finished . beAbvbd6adhadjAh2a
fire . 9kAalAbeacdaf6ahaa
firework B 8vBalB
floor . 97B9rbbxAe0Bfpa
floppy A h2A
fluid A acB
foam A asab2abeAbxAc8AclBe3Bf3BfeAg0Agca
food . 8qa96A9ba9rba2aajaavBbbAbdabuac9AcjAcpacsAcyBdlAdnAe1AebAeeaejAepAf0afjcfoafpafqAfrCgcagdagnah2ah6ah8ahaAhbAhhA
food_poisoning . hca
foolish A
foreign_language a
foreign_throat B g0B
fork A 8vAalB
found A 8pB9kB9qaadAasAbeBbqAcjbcpAebAejBexaghagmAh3Chaa
fracture a 93b97aaeAc8adzagwa
fruity . fgAfzA
full . 9kAclaf6AgbAgxA
fumigated B
gas a 92A
gas_poison . 8va9hB9kb9qA9sAalabdAbeAc8acfactBdbAddaf7ag0A
gas_smell F 9hA9qCeaB
gave . 92a97a9wB9xBatAauBb2AbaabbCbgCclae2Ae3CexafuBghbgpAhaa
get_up . 97a9oAaeAbuCc8AclAddBevAfwAg0AgiAguBgxAh5AhhA
gibberish D 8lBbxBclAdwCesBetBfiBh2AhcA
glands a
glass . aeBbxAc7BcyAd2AddAexAf2AfxA
goodbye .
grabbed . 97a9jCaeAalAanaasAc8ad8ae2AebBeqAhaa
green . eaCf6bgxC
gush A 9kAacAbeAbxActA
half A h5A
half_face A clA
halted . bvbd6aeka
hand . 9jC9oAa0aamBasAbeabqAbxAc0Bc4AceAcyAd6AdbAddbe2BebAepAexAfgBgvAh6AhbA
hard . 9eA9qBanAbuaclAdiAdjAe2aehaesBf5AfiBfoagbagiAgpbhaahcA
hard_belly D cdCcpBeaAfeAhdC
hard_breathe E f5AgiA
hard_speak D
head . 9bAauAb0bb4AbxAcracsAdbadfAdgBeaAfeBfgAfiBfyAg4agxAh5ahfBhgAhhA
head_injury_word E
headache . 96C9ba9qAa9AaiBb2AbmBcjacsActaczBdzAe2AeaAexAf3AfeBfiBfpbfrAg3Ag9aghagvBh7AhcahfC
heart . 97aalAaqAbgAcdDclCdwAe2AeaAeyAfpAfqCg4Dg9AgbA
heart_attack B clB
heartburn a czad6afpbh3a
heater . 99A9hB9kb9qAc3AeaAekAfzAgxA
height . 97BaxBayAbgBbsabzac3Ac8AcpaczadpadwBe2AevAf2af7afyafzagnagpah3ahhA
hi B dwAeaAfhBfjBgxA
hidden_place . d8afpA
high_number C eaAfjBgxA
high_temperature . blAbnBbuacpAdwAe0AedAf2AfjAfpafrafyahjBhkB
hip . cda
hit_by B 9kCclAd8AdkBg4AgrD
hives . alaasAdnAeaAf5Af6AfrAg0AgiBh9B
hoard a
hoarse . c3Agwa
home . 9rAbfafpA
horse . alAcdA
hot_thing . 9ka9qAbkAcfAdbAe2AeaAefBfpA
household . 9qa9rAa7AacAafabbAbiAbkabuac8Acoad8AdtAduAdzAebAehaexaf6AfgafhAfpAfqafrafzag1aggagxbhaa
hurts_eyes . a1Aclaexaf3Afxa
hypo C asBbqAbxBe2B
imaginary . c3AclBdwAdzCesBf5a
in_stock . 9oaamAauab9abgac0Bd2Ad5ad6addAecAeiahca
incontinent B e3B
indoors . agabfac3AclBd8adnAe2AeaAevAfpAg8AgiAh3ahcA
ingested A abAafaalaasAazBb2AcjactBd3ad8AehAeiAelAg8Ag9agfAghAgqA
inhaled . b2AbdAbuabxBc0Bc3BctDe2Ah3Ah8bhca
inhaler A b2AbeBbxAc0Bh9A
injury a
install a fjA
instead . atAauAc9AclAcsAe2AeaafuAgbAgrBgxa
insulin_pen . bgAevagbB
invisible B esB
iron a clBcoaf6cgbagub
itch a djaedaf6afeag9ahca
jaw . alBcdAceAclAdwAeaAebAfqAg4AgcahhA
joking b a7ac8aeva
jump a
ketone_number A fjBfkA
ketones C
kick . asab2a
kill .
know a
late_weeks . b2abxAddAgvAh4B
laugh_mark a b2acla
leaf . e4BfpBg8A
leak . asBbuaczBd8BhhA
lean A ebAeiA
leg . c7Acdaczad6ae4AeebfeAfgBfzag1AgkAgrAgxah6A
less . asBb2AbfBczBdiAevaf3afrahca
lethal_height . b2ac8Ae2AeiaevAf3ah2ahcA
lie_flat A
life . feAhfC
lift . cdagaahca
light . blAeaA
limb . amAavAbiac0Bc3Ac9AceAciAcpacracsAcyCd6AdbAddae1BeeaegaehaelCeuBf0bf3af5af7afgAfrag1BgnagsagtBh6Ah8ahda
limp A amAceAclAdiAebB
lips . cdaceAe1ae2AfrBguA
live .
locked_in A
long_time . asAbvDbxAccAcdAcoad8ae2aecAehaeiaeoAf3AfwAg9agbageAghah5a
loss . asBcoaczBdzBg4bgwahaA
lots . asAatAbdAbqAbuac8AccAckad2AddBdnAdqAduAdyAdzae3AesbewAf6Bf7AfrBfyAg0AgeAgpagxAhaa
low_mmol . azAbgAbxAc9acjAcsactae2AeaBfkCfuAgba
low_number . bbAbgAbnAbqAbvBcraddAdwAe0ae3AedAfjEfqAgcAhcahjA
low_percent . d9advBhcA
low_temperature A cjAfjAhjA
low_word . dkAe2AgrA
lump . cra
magnet C d8AfpDfzAgbBgfA
make_sound . feA
malaise A
many . bdAbeAbuac0BczAd9addBdvAdyAe2AebaevAf6AfiAfoAg0AgaAgbDghaglAh5a
many_grams B
measured_fever . blAbnBclae0AedAfjAfpag9AhjA
medicine_store . fpA
melena D
memory_loss A
meningitis D
message . bxacma
mine . bbBbeabgBbxad1ad8ag4a
mistake A bxAclActAd8AdkAevAgbAghagrAh3A
mistaken . ctAfpAgbA
mix . ctAdyAesBetBg0A
mouth . bgBbhAbjAbqAbrCbubbxAceAclBctCdbAe2Ae3AebCeeBesBexbf5Bf6AfdBfgAfrDfyAfzag4ag5Ag8Ag9agiBgkCguCgzahca
move . bqAbxBczA
multiple A cdAcsAd8Be2AeaaevAfuAgbAgiAgrB
mush . esB
mushroom . cpCdpAeaCf6AfpBgxA
nails . hga
nausea . bxaczbdmAe2aebAg4Agra
neck . dtBeiagxAh3Ah5Ahca
never . bqaeaAhfA
newborn C csAf6b
nipple a
nitro A
no_more . clAd6AdjadlAdnBdwAebAehAfoAghahaAhgahjA
no_tears C feAhcA
nobody a c8a
normal_temperature b dvafva
nose . c8ad6adbAduaevbexaf7ag1ag4ah3ahaa
nosebleed . bxAf3Af7bglahca
nostrils_flare A
not . bxAc1aclAcoccractad2Ad3ad9CddAdfAduadyAe2Be3AebAenAesAexAf2AfhAfrAg4AgpBgragxAgyAgzAhaAhfAhhAhiB
not_breathing_word G clC
not_now c bzbc8acladjAe0bfiAg9Agbaghagrah8a
not_working . ctaebA
not_yet .
nothing_out C
odd . dwAenAesAf6agwAh2A
oil A dnAe2Bfza
on_fire C
open .
opened .
out_of_water . coacraczBd2adnaebAehAetAevAewAfzAg6agmAgxAh3C
over_a_day . d9adbadvBe2Af2afqAgbB
over_now b
overdose_word D faC
pad A cjAcxAeoB
pain . cyaczAdlAdmAe8Aeebesbexbf0bf2AfeAfiAfqAfwAg0ag8AgpagvAh6ahfA
pale . e2AeaAexag8bh3Ah5A
palm . ctaedafrAgvA
palpitation a
paper a clahaa
paralysed B ebAfiA
per_day . cxAd6BebaehAeoAf6afpag6agbaglAgxAh8ahiA
period a eaahja
person . d0ad1addAdgAdlAe3Be4AenaesAetAewBf0Af5afhAfjafqBfrAfwAfxag5agbAgfbggagmCgwah1Ah6ah8A
pharmacy . h0bhca
phlegm .
phone . d2ad3aeqAesaf6afzAgbAh3a
picked . ddAeaAfpA
pillbox . gbA
played . d6aevafpagnahca
plenty . ctaczAd9advAe0Ae2AgbBglAgvAh2a
poison . czad6AdbBedAegbemCeqAevBf2Af5af7afpGgbCgiAgrahca
poison_figure b
poisoned C
pop_noise B
postpartum . e2AeoA
power_tool A e1Bf2A
pregnant . djBdzBehbfeAfrAfxafyAg0ag6agvCgxah2ah4Bh5a
prepared a
prescribed . gbb
pressed . d3addAdjAebAevaexAeyAf2AfeAfpafqA
pressure a d5Ae2A
pressure_number_high .
pressure_number_raised A hcA
preterm . d8adwae3BesBf7afjCgiagragvAh2ah4C
prevent a
product . fpAgiAgxAh3A
pulse A gbb
purpura_word E
put . dqAe4AeiAepAf3Ag0AgbAggah5Ah6AhbA
recognise a fda
red . dnae2bedbewBf2Af5afzAgcagdbgpagxAh3ah7A
red_jelly B
remember . eaa
repeats . dgBeva
replaced a dha
respond .
ribs . dtAdwAezBfeAfhBg4AgaagrAh3AhaA
ride . goA
right_low B eaAfeAh5B
rings . eaA
ripped . dnAebAeeaeqCeyAfrBgiAhgA
ripping A
rise . gxA
rolled A f3A
rope a
rope_harmless .
run_over F e2BgrB
sank . h3B
sats .
say . esAetAfjAfvAg4Ah2ah3ahaa
scald C
sedative . exB
see . ebAexafiB
seizure F
sever A e1BeqafpAfzAhgA
severe_burn . e2Be6AedAeoBf6AfrAfzAg0agdAgzah6A
shake A f3AfjAfqBh3ahcahhA
sharp . eiafgCg1Bg4a
shin_bone A
shock_word B hbA
short_leg A
shoulder_blades A
shrill C
sick . eeaf5AfeAfiAfjAfnAfrAfwAg0ag8AgcaglagragvAgwAhiA
side . ebAecCehBejCesaexbf7AfyAgiagzAh5C
sight_lost D fiBhcB
skin . fhafzbg5a
skin_bump .
skin_off A
sleep .
sleep_lots . gxAh3Bh8ahjB
sleepy_cause . esaf3afeag4Ag5agrAhha
smile B fiA
smoke . gla
snake B f5BfpCfrA
sniffed A
snores a febgza
soak . geA
socket . h6A
someone_elses . evAfoagbCgmBgrAh5A
spasm A f3A
speak . esBfiBfpAh2Bhab
speech_word . fiA
spike . fgBfpag1C
spilled . f0Af6afhAfzag6agaAgbAglagmAgrAh8ahca
spit A gia
spots . f2Bf6bf7afrAguBhaa
squeeze .
stabbed G
stand_up .
static_shock c
stay . fxA
stiff . f6bf7AfpafrAfzAg0AgbagxA
still_bleeds B
sting . foAfrAg0AgbA
stool . feAfnAfrAgbaggagiaguChia
stop . gbaggah5ahaahja
stranger B
strap a
street_drug C
strength_loss D
stroke_figure b
stroke_word B
strong . fiBfpafrAfwBfyAgdAh9B
strong_acid B
stuck . fzAg0Dg1agfAgiAh6BhhA
suck_in . fjAh9A
sudden . fqafwBg3AgsA
sugar A fqAgxAh8ahcb
sugar_mmol .
suicide A
sun a
sunken E gxA
swallow . giAhaa
swallowed . fwAfyagbagfAgiAgqBgtAh9A
sweat . fzBg4Ag9agrahca
swell . g0Cg5Ag8DgcagiBgtAgvAgxAgzbhha
syllable A
symmetric A
syringe .
temp_word .
testicle . gxA
testing .
thick . g8Bgca
thing_swallowed . g0Dg8Agnah2a
throat . g1Ag4AgfBgiCgza
through .
throw_other a
thunder .
tight . g4Agaahaa
tingling .
tiredness a h5a
toilet_training b
tongue . giC
tonight . gcaghagpagzah5ahcA
too_much . gbC
took . gfAgjAh5Ahaa
tooth .
touch . hbC
towel A
toy .
travel a
treatment .
trigger . gwAh2ah9Bhjahka
twice A
twisted A
unable . haAhcA
unconscious_word F gmB
unhurt a
unprotected . grA
urinate a h2a
vape .
vehicle . gxa
veil .
venomous A
violet A gvAh5AhcA
vision_sign . h7A
voice . gxA
vomit . h5AhaahjA
vomits_all B hcA
wake a
walk .
wander B
want . hca
water_place .
waters E h7B
weak . h8a
weapon . hbA
weeks_along .
well . haahdahja
wheeze .
where_when . hhA
wire .
within_a_day . hka
wood .
work .
worst B
wound .
wrists .
yellow a hjB
young_age .
young_months .`;

/** A weight, then the words that have it, by their first five letters. */
export const WORD_WEIGHTS = `A accou aceto actin adelf agita ago agony aguar alarm alcoo alred and antec antic antif anyth apart aplas appel appui arach arran arret asked asmat ate atrag atroc atrop aussi autou avisp awful ayuda azul bain bajo barel barki barra bat batte bayas beau behin belly belt bent bitte blade bleed bleus blind blood blotc blow blue boili bolit borde borra bote both boton bouff bouge boyfr breat broke brown brula burne butto cable cacah cae cage cai caida calle calpo camar came camio cant canti caram carbo cardi carro cashe catch caugh cerra chair chais chauf chemo chez chopp chorr chuec cierr clamm claqu clava clean cloth coagu codei coeur coinc colou comes comin compa conna conoc consi conso conti copin coraz corto cote cotes coupe creus creux crie cry cuchi cuest cup dad dado dads dalsy decir dejo demi desma desor despe despl dessu desta diape dice dio dirai disso dobla doesn dolio doses drain droit droop dulce dura dure duro eaux eleph eliqu empez encen encer enchu encue enfon enorm entai enten enter entir enton entra equiv erreu es escup espos espum esta et etang etran eucal evano even ex face fade faill faint falta fat fathe fell feu fire fits flaco flari flojo floor flopp flots fluid fois fonce fond foxgl fract frelo g gamin garga gauch gaz gens gente gibbe gicle girlf glass glue glyce going gomin gone goudr grand grape green grill grise gummi habla hablo hacia hacie hand hangi hard hardl harpi haven he head her here himse his hit hoja hold hondo hora horne house hubby huele huevo hurle husba ictus il iman imane impor impre infar injec insop isn its izqui jai jarri jaw jerki jusqu just kicke lache lagri lame lance lange larme leaki lego levre like limac line liqui lithi loads look looki losin lucec luego lumin luz lycee lying machi macho magne main maint makin malai malgr mamie mandi mano mar marc marca mari marid marih massa masti medio mento metro mezcl middl milie min mismo mista mitad ml moani moi moiti mom moms morce mordi moret mot motor mouil mouss mover movin muchi muy nacid nafta nan nanas negra negro neveu ni niece nobod noix nos nostr not nothi noto nouve nowhe numb nunca nuque odeur off oil ojo olla ont open opres pad paral parfu parle paro part parte patin peanu pegad pegaj pegam pench pend peopl perdi perdu pere perfu perso perte petro picks pierd pila pile plain planc plato plie pod poitr pond pone ponie pop posit probo profu prope puede puest pulga pulli punal punti pupil puso qu queja quien quimi racon raide raidi raise raisi ramas rattl reall recie recon recu rendu repos ribs rigid ronde ropa roto round rugby s sacam sala salch salle salon salto sangr sank sauci say scald screa se see segun seis sem sens sente sertr setas shake shaki shot sient silla since siste soaki socke some someo sonne sonri sont souff soup souri sous space spasm speak spill spiri split spray sprea squee steak stick still stran stren stron strug subit suce sudan sudde sudo suelo sunke sus swall swell switc talki tape tears telle tembl teter then thing thinn thoug throw tibia tide tiene tient times toco todas toddl tomo tonne tonte torci total touch towel tract trago tragu tremb tres turni unblo under uno used vacio van vape vater veo vert vie viole vitre vodka vois voitu vue weed were while whole wife wifes wont worst y yaya
B abre abrio aceit acido acost ahoga ahogo aidez aiman air aire allon alqui appar ardie asfix ataqu babys bafou baies bano bleue bone bouil boute brigh bu campo canna chewe chimi chiqu choc choqu closi clutc colla coloc coma comim comio confo confu cordo cosas crane crash cree crook cuelg debou delir derec deven devie di diero dispa dived door douch dropp drown drunk dur echa effor elle encim encon epile error estam estuv etau fit fitti flatm foami fonta fourc fuerz gas gasol gaspi girl got grado grita grose groun ha haemo hasn hasnt heate herse hi him hipog horri huile hypog into kiwi knock lado lavad leo lieu limp looks losa metal metre mins minut monox monto mothb nacio nena newbo noire notre noyad nuca oedem onto oreja palab papy parad pelle perds piece pills pire plate posos pouri pris proje puce pulse pulso pumpi puse rat rats react reagi recup redon renve repre respo route sabe sacud sale salen scoot secon seein sees sent sever she sight sigue slurr sorti souda soude sound spitt spot stabb stopp stuck stylo sueur suffo suspe tabla talk techo think third thund toile took torax tour trapo type uncon uva ve vento vibor vide visag visio wc weird went wet xarel
C accid adren agarr aguas arres arter azule balbu board clots co coin compl consc crach crisi crois degre dextr doble doubl estab etouf gobe grave gris havin heroi hes hirvi hour hundi impos incon inste intox isnt lui menin metio mucha net os pouls rato reacc repen respi sait sang shes shock side soft somni taken terce thora very vient voit
D bebio choki convu creo elect epipe sort
E drank
a about abrir absce acari accro acele ache aches achet achy acoup acues adelg adult afrai age aguja aguje aide alime alivi almor alrea ampol ampou anali anima annee antes anus anxie appoi apren arros artro aslee assez athle aunt aurai autob avait avant bajar bajon balan ballo balon barco bas basse bebi becau bedti befor besoi bette bien bin bites bland blues boda boit boost boots boss bosse bough boxes brace bronc bross build bump bumps bunge burnt butte cader caigo calam calcu calie calor canap canci candi cansa cap care carot carpi carte carto caspa cast cauch ceint celul cena certi chale chamb chans chapp charg chass chat chaus cherr chewi chicl chien chill choco chois chole ciati cicat cielo cinco cinq class click climb clock codos coles coliq colir combi comid compo confi connu const conta cooki corn corre coude count courb cours crack cramp craqu cream crece crema creme cried crout cuide culit cumpl curad curar cure curso cutti dandr dar debaj decal decid dehor demen denti depil depor depre depri derra dient diet diger dijo dile diman dinne disfr dispu divor dizzi docte does dois dors doudo drawe drivi due durmi ears eat echo ecole ecrit effet egrat elbow elegi eleve encia energ enfan enlev enrou entor epaul epluc era eruct eryth esa escap escue ese espin essay estac este estre etein etern eveni evite exame exams expir faim fesse fessi filet final fine finie flash flato float flush flyin food footb foreh forev forge forgo forme foule free freez frent frequ fresa front fue fumar fungu gangl gato genit genou get gets glute gordo gota gotas gotea grani grass graze griet gripp groin guard gueul gum gums gusto guy habit hacer haha halei hambr happe happy hate haut healt heat heel herni herpe holid horno humo hungo hungr ibupr id if ils indig infan infec ingle ingro insol insta inter intim inven invie ir ironi itch itchi itchy jab jeter jeudi job jouer joues jour jueve jumpe karde keys kg kidne kids killi kilos known labia lacte lag lago laiss lait lasti latel laund lavan leger legum lende lente lenti leves libra licke list lista liste livre llave lloro locke lol longe lourd love lumba lump lunar mad made maigr mala mante marat mark match meal meals meds mejor melat menop merci mesa messa met mettr mieux migra mild milk minor misse mites momen monda monit moral moust movil muerd muere munec muscl nadar nadie nap navid neces needl needs nerve nervi nervo new night nits noisy noon norma note noter nudo nuits numbe o odio odora offic ofici oidos ojera olfat once orden ordi ordin organ orgel ortei orzue otro ou oxyge panic panta paper papie paque parce pared parpa parqu pasad pasaj passa pecto peeli pega pelad pelic pelli pelo peluc pepin perce perd perfe perim perio pero persi pesad peu pezon pica picor piedr pieds piens pies pilas pillo pimpl pinch pink pins pintu pitid placa place plage plan platr play pleur pneum poco poils polen polvo pomad pompe poqui porqu porta posib poupe poux pox premi prepa presc prete prima proch prueb psori pu puffy puis puree quel quell queme rache rage rando range rasag rasan raspo rate read recet reflu regim regle rein rempl rende renew renou renov rentr repar repea resta retar retou retra reuni reve rhini ringi rinon risa ronco rough runni runny ruptu sabor said salir saliv sarpu savoi scab scar sciat scrap seasi seaso sec seca seche secs sed sein seins sento serai servi shaky shift shing shive shoes show si signi signs simpl sinto sirve ski slept small smoke snack snore soap sofa sofoc soif solar solei somme sonar soon sore sorta spicy sport sprin stabl stain starv stock stone store stres subir sucre suelt suert suici sun sunda sympt tabac taill take takes talks talon tan tapon tard tarje tasse taste teddy teen tele telef telep tempr tende tener tenis tenni tensi termo thank thirs thumb tigre tira tirar tisan tobil toe toes told tomar tonsi tord tos tot tren tried trip tu tue tuesd tunne twitc uni use usele usual uti vacan vacci vacun veran vergu vers verte viaje video vieil viend vieux vin vinai vineg virus voir volar volve volvi voyag vu vuelt vuelv waiti walki wall wanna warts wax well will wind wine witho worms worn wrote yaour years yeast yeso yoghu yogur zapat zombi zoste zumbi
b abces acaro acne afeit afoni aine alto alway amigd angoi ansie antoj aphte arthr astil aura auxil ayuna bascu best bled bloat block brise bulto callo canke carga cat catar cause cera cerum chron cisti code codo colic colum compu condu conge conju conse costr cradl cravi crayo crick croni cross cruje cuant cysti derma dieta diges disch dorma dust eccem echar eczem edad encar enrhu esgui estor exam expre factu faut flu flujo footi fridg fumer game garra gases gassy gingi gout goute gras gripe hair hamst hango hemat hiver hongo how incar insom intes irrit jabs jeun juega jugan juste kebab knee leafl leve lice llaga lombr loose low maneg mardi medus metfo mocos mole moque mosqu muscu mycos nettl nicke noctu notic often olvid oral ortie ortig osteo otite otiti oubli pasa pela phone pican pierr piojo polle possi prosp punto pupa radio rasca raspa rdv regur reins resac revis rhume rit rodil sad sarte scrat secos seque sert shavi sickn siemp signe sinus sneez splin sprai stati stitc stye syrup tapad teeth tendi tendu thrus tick tickl tinni tique tiron toca toena tomat tooth torti toxic trace trist tv ulcer vagin varic veget verdu verru vitam volan wart which winte zona
c cita frigo gerce hiccu hipo hoque joint resfr`;
