/** Written by `npm run learn:emergencies` from the phrases of `testing/samples`: change those, not this. */
export const BASE_WEIGHT = -8;

/**
 * Of a concept, `-` before one that is denied, then with each concept that stands near it, by the place of its line in
 * two digits of base 36: A to Z for an emergency, a to z against it.
 */
export const CONCEPT_WEIGHTS = `-a_little . bka
-abrupt A bkA
-bad_sign . 11a36A66A6oa6tB8bA8sBb8AbdAc7AdnAg4A
-badly . 3ta
-battery a bka
-bear . 4wBbzBd3BduA
-bend . 38A3qA5dA6hA7kA8sCbdA
-beverage . 6oabda
-blood_loss a bka
-blow . a8a
-blurred a 4iabka
-breath_smell A bkB
-breath_word B 6tAbkB
-breathe D 38A3uA51A7eA8oAbdAbhabkDc7Ag4AgrA
-burn a bka
-burn_place . 28A51B7kA
-can . 10a1qa3tA6oac7A
-catch_breath D 38B51CbkC
-coffee a bka
-cold a bka
-complete_sentence A 38A3tA51AbdAc7A
-container a bka
-cough . 51A7zA9iAcyAfaAfjBfvA
-cry A bkA
-cut a bka
-dentist . 38a
-disappeared . coAcvCehA
-drink A 39A3qB3tA5bB6nA6pAe1Bg4AgoAh0Ah1A
-eat . 3qB5bA6ta7wB7zaa9Bc5AdmAfjag4agoAh1A
-fade A 8fAbkAcoAcyAehB
-faint b bkb
-family A bkA
-feeding . 38a51a6nBbdag4AglagoA
-feel B 38A3lA3qB3rA42A4wA51A5bB5cA6jA7jA7oaa1Aa8Ab1BbdAc7AclAcsA
-fever a 41a4wa5babkad3a
-figurative a bka
-figurative_death . c7AgtB
-filler . 3tA
-find . 3wA5bB7oAb0AcvC
-food . bda
-gave a bka
-get_up . 3lA6tB7jB94BbvAefA
-grabbed A 38A
-halted . 4dAa8A
-hand A bkA
-hard b bkb
-head . 38AbdA
-headache A bkA
-hurts_eyes a bka
-ingested a bka
-inhaled A 38AbdA
-inhaler A bkA
-install A bkA
-itch a bka
-keep_down B bkB
-kick C bkCcsAgqB
-know A 6oAaoAbkAc7AfaAgtC
-leg A bkA
-lift . 38A3lA4wBa8AbdAgla
-limb . 28B
-make_sound A bkAf1BfjA
-move C 38A3qA3uA4wA5bA7vA9cAa1AbdAbkBc7AclAcsAgqA
-not . 6jA
-open A 51a76CbkA
-pain a 4wabkad3a
-period a bka
-phlegm a bka
-phone a 4iabka
-picked . 38A
-pulse D 38BbkDc7A
-recognise C 38A6tA99A9hAbdAbkCc7A
-remember A 4fA8sAbkA
-respond C 38A3qA51B5bB61A66A76A7jA7oA7pA7vA84A8zAavbbdAbkBbvAc7AcabdnAdvAecBefAg0a
-right_low A bkA
-rise B 38A4wBbkB
-say . 3lA66BavacaadnAdvAefA
-see B 38B4ia51A76A7oAbdAbkB
-seizure b bkb
-severe_burn . 38a
-sick . g6a
-side . 2kAbdA
-sleep a 3qabkac7a
-sleep_lots . 3qac7a
-sleepy_cause . 3qa
-smile A 51AbkAdvA
-snores . e1a
-speak B 36A38A51C5ba5ca6jA6tB7oAaoAbdBbkAboac7Af3A
-squeeze A 38AbkAd5A
-stand . 7kAbkAd3AduA
-stand_up A bkA
-stool a 38abka
-stop . 3pA3tB4bB4cA4dB4eB6oa70AacAbhAbiAbvAdkB
-strength . 5ua6na
-strong A bkA
-sudden A bkA
-sugar a bka
-swallow . 6iA9eA
-swallowed . 3cA3qA3tA6iB6oa6pA6ta7za9eAa9Bb8ac7AdmAe1BgoA
-swell a bka
-tonight a 38abka
-took . 5ba6iA6ob7oa9eA
-tooth . 38a
-touch . 7kA
-unable . 4dA
-urinate B 38A3qA3rA3tA51b5bB5cA67A79A7oAbdAbkBcsAduAftAggAghB
-voice a bka
-wake C 38A3uA51A5bB66B6tB8bA9hAbkBc7BdnAfvAg4BgoA
-walk . dvB
-water_place a bka
-where_when . 6tA
-work A
-worth a 38a
-wrists a bka
a_little . 35a36a3na3pb3ra3wB3za4db4ea4fb4rA4va51A5eB5ma5oa5wa5zb6dA76a8nb8ua96a9qa9yaaeBalAaoab0AbvAc7AcbacsacxAd7aeaaenaeqaerAf2Af3af9afcafiafuafzag1ag3agpa
abrupt A 3cA3lA4fA4rA4sB4wA4yA58A63A6fB6jA76A8cB8nA8oB8sB8uCadAaoAb8BbmAbvAbzBc4AdjBduAdwBe3AecBedAfgBfjBfnAgbA
accident . 6hA6sA7za8sAbkAd4BfjagaB
after_verb . 3ka3mA3pA3wA42A4ia5eA5yB63A67A6pA78A84A8cB8nA9eAaqAb0Bbhac5AcfacuacyAd5Ad7AdgAdnAdyAecAeqAezAg8BghAgoAgxA
age_word . 5uA7zA8za9iAa9Aaoabhac5Ac7AcfAe1AfaAfjafvAg1aggAgoAh1Ah2A
alarm . 3aA3ca3tA3wb53A7iA9mcb6Ad6BduAe4ae7AfhbggA
alcohol_drink . 5bB5cC6hA8fa8uaaeAaoAazAc7AcoadiAduaehafaAg0ag1a
all . 3dA3ka3nA3sA40a48A4gB4jA4pA4sA4vA4wA53a54A5eA5tA5vB62B68A6da6nA6oB74a76A79B7hA7iA7sA7yA7za85A8aa8jA8nA8uA8yB9hAawAazAbdAbkAbyAc6acnacuAd5AdiAecaedAfaAfcBfvDfwag3AgaAgdAgoAgzA
all_over A 3tA3zA5cA5iA76AbzbcsAdnBdvBebBenAfcAfkA
allergy . 3zB4wa56a5bB6da6oa6sBa8ab0AbvacfaehaepBeqAfaBfcBfkBg1A
alone . 3taa8AbkadvBera
also a 4wa5ia6oa7ma8bafoafva
anaphylaxis_word F 6oBfcB
anticoagulant A 4bA4dA4eA4fB6hA6sA6tA79A7hA7jA8sBacAbiC
apart A
appliance . 3ka4zb5ua7sb85a9iA9maaoabzAerbfaBfjb
arm . 3la47a4kA4vB62A63A6sA7aA8sA9rBa1AbkAbqAdnAe1aepaeqAf1af3AfbAfcafjA
asthma . 3pB4sA5bC6oA74a7oA9kAaoAbkBbnBceAdmBecAezBfcA
at_once . 4fA4sA6oB8sAaoBbzAceBdvAfgAfnAgga
ate_drug F 5bC5cB6oD6tBcuB
attack A 3tB4fA5bA70C8uc9jA9kAbdAbkBbnAc7BcsAdkBdmBenAezA
baby . 3uA3wA4bA4dB4eA4gA4hB4kB4qB4rB4sA4vB4zA5eC5qA69B6eA6lA6qA7jB7kA7vB7wA8aA8ba8mA8oA9bA9iA9vba2Aa9DaiAb2AbdAbeBbjAbkBblBbmabvBbzac0Bc1Ac5AclAcyadnBe3aebBefAegaenBf8CfaAfkBfwafzBg9AgiagoAgrah1A
baby_age . 41A4cA4dA4eA5vB67A6ia6nA6qA7jA7zA8uA8xa9iAa8aa9AacaadAaqabkAbvAc7aceAcfAd3AeqAg4AgeAgnBgoA
back . 4da4ea4fa4ga4vA5sa6jA6oa79a7jBalAb5AcbaclbddAehagda
bad_sign . 3xA3ya4cA4dC4eA4fA4jB4rA52A5ja5kB5lA5mB5pA5tA60a61B62A63A65A66C6db6pA6rB70B72A73A75B76A7ga7jA7pA7qb7vA84A89B8cB8iC8sC8yB90A92A96A9bA9dB9jA9yA9zBa5Aa7BajBakAavab0Ab1ab4Ab8Ab9AbfBbmbbnAcdAcrAcyAd1AdnBdxAe4AecaehAeuBf4Af9afnAg6agragwAgxAh0Bh1A
badly . 4gA4qA4rC58A5cA5ma5oA6nA6sa6tA7kA7zA8ja8sa9hA9jA9waa6aamAbqAc0Ac6adjae1aeaaecBehAenafoAftagsA
balance a
battery . 51A5bA69B6iA9iB9mab0AbdAcxBfaCffafvCfzagoagtb
beat a 4fA7ea
bedwetting . 4sA6ja6tA7pa7za84ag8a
bee . 8oA96B9qacyaduAf9AfaAfcAfkBfvAgfA
believe A 6oa6tB7oA
belly . 4kB5cB5yB6gB6ta75A7jB8oAacAaeabkAbvAcfaclCcsAejBenBeqaezBfaafcagaAgoagsAgtA
bend . 6tA84Ab0AbdAcfAdvAftagta
berries . 6sCcbAcfAfaCfcafia
beverage . 4kA4rA4sA58A5oa6bA6tA7oa7sA8aAaoAaxAayBcaacfAd3AdvAgga
big . 4eA4wA5kB8vaaoAd3AfaafbAfoAftag1AgtA
birth G
bite . 4rA55a6oA6sa76a78A7ga7oA7yA8na8oA8qA96A9facyadmAduAe5Deaaf9AfoAfvAgcA
black A 48B4fa53C5mA67A6cA6oa6tA76A8nA9pcduAeqDfxAgdBgoAguA
blades . 49a
blank_look A
bleed . 5cA5wB64a8sAa1AaeAbhac6bc9AclCe8AegBeoAezAgqA
bleed_lots H 4wA5cA8fA9cA9zAa1Aa8AbkBbvAcjAclCgyBgzA
blood A 5bA5cA5wF64a79A7la7ma8bA8sA9iaa1AadBaeCagAajAbhabkAbvBc6bc7Ac9CclCduBdyAe8Ae9aefaegEeoBeqAeraf4af5afcAfhafvafwag8bggEgua
blood_loss . 5cA5wC7la7ma8bA8sAaeCagAajAbhac9AclDdmAe8AegCeoBeraezAf4af5afhaggBgtA
blow . 4fB4ra4sA4ua5ja6fA6nA6vB7bA7vA8oa8sA93a9cAa2ab2Ab5abhabmacdaclAd0Ad1Bd3ad4AdoadwAdyae1AejBfbafcAfiAgaBgdaggBglagoa
blue B 4gA4sA5bC5eA69A6hA6sA7kB9kAaaDajab0Db5BcfacuacyAenAfjbfvA
blue_skin E 5bD7zAaaAb0Af1AfjA
blurred . 4ia6oa6tb8uAa5Abdabhac7bcfaclAcsacuaduAf3a
boiler . 4wA5sA6cA78A8uB91A9hAbqAduBe4A
boiling B 4kA4vB4wC5bC5mA78A85A8nBa1Ba8BbrAbvAcxAd3Bd7AdmBdzAe2AefCf2A
bone . 5zAbzad7Af1AfjafkBgyA
boot . 51a6ja7jadabe5Ag3agcAgja
born . 5cA7kB93Ac5Ah1A
breastfeeding . 4wa58adua
breath_smell . 5ba66A73a86Admaeza
breath_word . 51A66A73a7oA7zA86A8oA96AaeAbhbbkBbzad3AefAgeAgsa
breathe . 4sB51B56A5bA5cB66A6nA72a7ca7zA86A8oD96AaeAamAbjAbkBcfAcsAcuad3Ae7behAepAf1af2Af3Af4Aflag1AgeBgmAgrcgsa
breathless E 4wA5bB6tB73f79A7gC7iB7lc7mA7oA7sAa1Aa4Aa6aa8Acbad9ae2AecAf3BfcAfiAfjBfoBgaa
broken_speech B ecB
bruise . 6ja
burn . 4wC56B5bB5ga76A78A7la7tB9hAazAb0AbhabrBc1Ac7AcfAcxAd7AdmEekaf7afaAfjafoA
burn_place . 54A56B5eA5lA5wB62A63A67a6bB6dA6gA6ub72A75A7aA7wa7yA8cA8kA8sA8uA8vA8xa8yA8zA9aA9rB9yBadaalAb1ab2Ab5AbkAbnAc6adoAdwAdybdzAeeAejCeraf3AfbAfkaflBfqafuag3AgjAgmAgpB
burp c
burst B 73AduAf3AggA
button_cell C 5bA6rC9iBbhBcxBfaCffbfvB
came_out a
can . 5ua66a6iA6nA6oa75A79B7kA7ta7wA7yA8oB8sB94A9eA9iA9ka9yaa2BavAbhabmAcabcvBdgadjadvAecAf1Af9AfkAg1ag8agrA
cannabis C 5bA5cA6sC7zAfaDfjA
carbon_monoxide C 7iA9mcchBd6Ae7Afhb
carried . 58A61A8sA9rAdnAdyae2afjAgtA
cheek . 6jBcyafaafcafia
chemical . 6jA76F7jA88A8nA8ua91a9ha9jBa8AaxAazAb0AbkabzAc1acfAcxBdxAefBehberafaBgta
chemo B
chest B 5iA5lA5sA5wb6tA79A7aA7iA7zA9dA9qa9rAa8AaeAbnBbzDcbAcoBd7ad9AdgAdoAduBdybe2AehaezAf2afjBfoDggAgoAgsagzA
chest_muscle . bza
chest_word B e2AfoA
child . 5eD5mA5oa5qA5uA5za61A64a66A69A6dA6eA6lD6nC6oC6qA6ra6zA70A76A78B79A7bC7ga7iA7wA85B87b8aA8ga8hA8qB91A95A99a9bA9iA9kA9pA9qa9yAa3Aa5ba9DabaacAadaaiAalAavaawCb0Ab4Ab7AbeBbgabjAblBbmabnAboabtAbvAc0Ac1AccAcfAclAcnactacxAd6AdcadeBdgadhCdkBdnBdvAdxAdyae3ae7ae9AebBefAenBf1Af2Af4Af8CfaBfcAfgCfiBfkBflaftafvAfwag5Ag9AghAgragsBguAh0ah1A
child_age . 5qA5vB5wA6ia6nA6oB6qA6tA74a7jA7zA84A8bA8xa9jAa8aa9AadAaeaaiAb6abhabjAboacfBcpBd3BdkAe1Aemaf9Afkag1agaageAggAglagnBgoAh0B
chin . 7kAeha
choke C 5fb6tB7la7oa7zA86A9saa1AbdAbkAbwbc7BeqAfjDfzAg1Ag6bgdA
choke_figure a 7la
cigarette . 6sA8naa8afaBgla
closed . 76B7bAemA
closes . 6oA6sA76A78A7zA8bA96Bd7AefAehAfaAfkDfsAfuag1B
clothes . 5zb6ja7jb7ma7oa7tCadaajabsCc7aglagya
clots B 5wB
clutch . 6tAd3A
coffee . 5mB79a8ub93Aa2aaoaduCefaerbfabg4aggD
coin A 6jA9iAb0AfaAfvA
cold . 5wa6ta7ma7oa8sb9cabkAc1adnbefafbBgaagmagoa
cold_body . bkA
cold_decimal A c5Ah1A
cold_sore b
complain . 6ha6oa75A7ha84a8ba93AaaaagAaqAb0ac1ad7ae1ae2afbafgAfjAfkafpAgva
confused E 5tA6tB79B7kA93AaqAc7BdnAftAgtA
container . 5wB69a72a73a8aa8za9cA9maadaaobbkaceacfAdgAdiAefAemaf9BfaAfuafvCg0ag1a
contraction C clBcsDdmBezAgqB
cough . 66b6hA6iA6tB72a73A7hA7kb7yA8bA9cA9iB9zaa2aa4baxAazAbkabvBc5ac9acfAcyCd7adeAduAeaaefAeqAf2AfaBftafvAfzAgmAgta
coughs_blood_word C
cry . 76a7ma7zAaeaagAaqAbeAbkAbzAcsad3AduAfjA
cut . 61A62A6jA6ta7jA8fAa8Aaaab0abvAc7ackAdlAdoAefAgpA
daily . dua
deep . 62A6dB6ja76A7ma7zA8fAbzac7Ad7Aezaf1Bf2afaafkBg1AgyAgzA
deep_wound G 7zA85Ba1Ca8BckAdlBdmAgaB
deformed A 78A79A7jB7zAa1Aa8Bb0Bc5ad4AdvAe3Bf3AgaB
dentist . 6ia6ja6oA7ya7za9raagAaoAb0a
detector . 9mbb6Ad6AduAe4ae7A
diabetic . 6sa7bA7ma86A9cba8bbkBbzAdgAdnCduAfbDg5BggB
diarrhea . 6qA7kab4AbdAc7bcsAezAf8BftA
die . 6tad5B
disappeared . 6iB6tAa8AaoAbkAcdBcuaduagmA
disposal a
dive B 7zAa8Ab7AbkAbzAd3AgmA
dizzy . 72B7oA8ba8zb9ca9hAd9a
dog . 78B7zac7ad7DdmAduaehagla
dose . agaaxAb2Cdmaerag1a
double_vision D 79BacBf3B
doubled B 7zAbzBd3BduBfjA
drink . 6ha6nA7hb7pA7qa7sA84A8cA8hA8jA8nA8pB8ua9cB9haadaajAcfDcuBd6adgAe2AefAegaemAenaf3AfcAg4Ag9A
drool . 6jA6tA7oAaeab0AbkBcsadvAenAezAfjAfkAfwafzA
droop . 6oa6tA6vB78C7jA7ma7vA8bA8cA8lC8sA9hA9saa1Aa3Ab0EbmAc5ac7BcaacsAd5Ad7AdvBe3CeaAecaekaeyBf3Afqafwag5AggAgja
drops_things C 8nAa8BbkAdvA
drown F 73abkAcsBdeBgmC
drown_figure b
drowsy C 6nB7hAa9Bg4BglAgoAh0Ah1A
drug . 6sB78A7aa7ca7ja7lb7tb8oa8sA92A99a9ha9iB9ma9nB9pAa2aacbadaafaajbaoCapBaxDb2Bb8bbnAboabtabxCc3aceBclacnacqAcrBd7Aduadvae7AeaCegaembeqaf2Bf9AfaAfcAfjAfuCfxag2Agdah2a
drunk A bkAc7BcfAecB
dry_nappy D 79BacBbeBcsAduAeqAftB
ear . 7jB7ka7za8aaaeabzacxBd6aduaf1afabgmagsa
eat . 72A79A7ea7ma7pA84A8hA8xb9yBalAb0Ab4BcaBcbAcfDcxadmAfaafgAfkAfoafuafvag1Agla
elder . 6tB74a79A7bB7iA8cD8hA8sA8vC8wa97a9fBa0Aa1AadAaoAaxAb0Bb2BbmcbqAcaacbAceAcfAcmacpAcsAdjBdmAe2AedAefBeqAeyAf4afbAftAfvBg2Ag3Ag4Ag5BgmA
electric A 6vA85aa1aefBftafxCgpAguB
electrocuted F 8nA8vAa8Ac7BcxBe9AefAf1AfvAfxAguB
embers C
emptied_container D
empty_found B
empty_word . 7ia
epilepsy B bmacsAdkBeaaenB
epipen E
everyone . 7za8uB8yB9qaawac5acaacfacsAdmaduAfaAfvA
exertion . 73a8aa8na8sA8za9ba9zAa1aa9aaeAajAaoabvAcfAdeAdgadmadnbemAenafvag5Agaa
expiry b 74a9kac7acsafaagta
extreme A 7zA8uB9qabzAd5AduAfjA
eye . 7lb88B8oa9hAbkBbmacaacfCclBcxAcybdaAdjBdmBdnAdoCduadvAdwDefBeqaf0Af3AfcAfpagbBgdAgla
eyelid . b0Adnbebafia
face A 8xa8yA96A9bAaeAajAbdAbkBbrAcbacyadmAeaAezAfaAfcBfoagva
fact_word . 7jA7zA8cA8nB8sA8ua93a9paacBaqabiBcaadjAdvAdyaecAedAehaezAf1AfgBftBfvAg0ag4A
fade . 7hA84A9cCaoAb0Bc5ad3AdgadvBecAerAgmA
faint F 7dA7jA8sA9cB9hBc7CcsAd4AeaBezBgaA
family a bmacfa
farewell_figure . goa
fast . 8vba6abza
fast_number A aoAceAcpA
fear . 7ga7oadmadoaduaepa
feeding . 7ma8ba8hA8sA9cAa2aaxAbvAbzAcoAcuAdgAe2AegaehaerafoA
feel . 8yBa3aa9AaqAbkAd6Ae2AeqAfiAfoA
fell . 7la7vA7xA8bA8fA8sA8zC9aA9hA9la9saa3BaeAb0Ab7AbqAc7AcaacdaclAcuAd1Ad3BdvAeaAeqafqafvBg5Ag6aggAgja
fever . 7za8sB8uB9dAa1Aa7Bb7Eb9FbdabhabmacdacsAd3Bd5AdgAdmAdxCehBenDeqaezAf1Bf4Afaafkbg1ag4Ag8AgdDglagqBgzAh1Dh2C
figurative . 7laacaafAagAbvbc7aceAcuaezafbAfob
figurative_death . 7ma8ba8yaa1acbacfadmadnae7AeaaecbeqAerafaafbBfiafjAfpafuag8agdAgta
figure b b0a
filler . 7oA7qa7yA7za84a8cA8jA8oA8wB9kA9sa9waa6aacBafaaoabmbcdacjAd5Ad6AdkAdwBdxAe3Ae8AecAedAeiAepAeyAf1BfbAg3AgmagsAgtah0A
find . 9cA9hab0AcfAfaAg0ag5AgmCgta
fine b 8wbc7A
fingertip A a8B
finished . b0Abibcsad3Agla
fire . a8Bb0agta
firework B
floor . 8zB9ibbkAbzAdkBfaa
floppy A glA
fluid A 9zB
foam A aoab0AbkAbvAc7BdnBenBezAfkAfwa
food . 8xa93a96A9ib9sa9yaa6aahBawaaxAazacbaceAckBdlAdvAdyae3Ae9Aekaf2af4bfaafbAfcCfiAfwafxag6agjaglagpagtAguAgzA
foolish A
foreign_language b
foreign_throat B fkB
fork A 8nAa8B
found A 8hB9cA9haa0AaeAb0BbdAc5bcbAdvAe3Behag0ag5AgmCgtah1Ah2A
fracture a 8va8zaa1Abvagfa
fruity . 9iAfjAfvA
gas a 8uA
gas_poison . 8na99B9cb9hA9jAa8aaoAazAb0Abvac1acfBcxAcya
gas_smell F 99A9hCduB
gave . 8ua8za9nB9oBafAagBaoAawaaxBb2Dc7admAehafeBg0bg8A
get_up . 8zaa1AbhBbvAc7AcyAefAfkAfoAg1AgdBgeAggAgoAgzA
gibberish D 8cAbkBc7AdgCecBedBf3BglA
giving_away a
glands a
glass . 9yaa1BbkAbuBckAcoAcyAehAemAfhA
goodbye .
grabbed . 9bCa1Ba8AaaaaeAbvacuadmAdvBeaAgta
green . duCeqcggC
gush A 9cA9zAb0AbkA
half A dmAgoB
half_face A c7B
halted . bib
hand . 9bC9qaa9AaeAb0abdAbkAbnBbrAc0AcsBcxAcybdmBdvAdzAe9AehBezAf1BfpafvAgeAgpAguA
hard . 96A9hBaaAbhac7Ad2Ad3Admae1aecBepAf3Bf9afvag1Ag8b
hard_belly D bzCcbBduAezAgvC
hard_breathe E epAg1A
hard_speak D
head . 93AagAambaqAbkAcdaceAcxad1AezBf1Af3BfoaggAgoagxBgyAgzA
head_injury_word E
headache . 8yC93a9hAa5BaoAb7Ab8Bc5aceAcfaclBdjAdmAduAenAezBf3BfabfcBfnAftag0ageBgqAgxC
heart . 8zaa8AacAb2AbzDc7CdgBduAfaAfbCfoCftAfvA
heart_attack C bmac7B
heartburn b clacsafabgma
heater . 91A99A9cb9hAbqAduAe4AfjAggA
height . 8zBajBakAb2BbfabvAcbacfaclad9adgAdmAefAemaerafiafjag8agaAgma
hi B dgAduAf2Af4B
hidden_place . duAfaA
high_number C duAf4BggA
high_temperature . 93A9bAaqAb7Ab9BbhacbAcdadgAdxAehAemAf4AfaafcafiaftAfvBglah1Bh2B
hip . bza
hit_by B 9cCc7Bd4BfoAgaD
hives . a8aaeAd7AduAepAfcAfkAg1BgsB
hoard a
hoarse . bqA
home . 9iBb1afaA
horse . a8A
hot_thing . 9cab6Ac1AcxAdmAduAdzBfaA
household . 9ha9iB9wA9zAa9AaxAazAb4Ab6abhabvAcaacuAddAe1aefAehaepaeqBf1af2AfaBfbafcafjaflaggaglagyagza
hurts_eyes . 9rAc6ac7aehaenAfha
hypo C aeBbdAbkBdmB
imaginary . c7BdgAdjCecBepa
incontinent B dnB
indoors . a3ab1ac7Bcuad7AduAefAfaAfsAg1Agma
ingested A a2aa8aaeAalBaoAbdAcfAcpacuAdiAe1Ae2Ae5AehAfsAfzAg0Ag9A
inhaled . bcAbhabkBbnBbqBcfDdmAgmAgrbgsA
inhaler A bkAbnB
injury .
install a f4A
instead . afAagAc7BceAcsAdmAfeAfvAgaBgga
insulin_pen . b2AfvA
iron a eqcfvagdc
itch a d3adxaeqaezafta
jaw . a8BbzAc0Ac7AdgAduAdvAfbAfjAfoAfwagzA
joking b 9wabvaefa
ketone_number A f4Af5A
ketones B
kick . aea
kill .
laugh_mark a aoa
leaf . coadoBfaAfsA
leak . aeBbhaclBcuBgzA
lean A dvAe2A
leg . a8AbuBbzaclacsacxAdnadoAdyaezAf1BflBg3AgaAggagpA
less . aeBaoAb1Bd2AefaenaezAfcafpa
lethal_height . bvBdmAe2aefAenagla
lie_flat A
life . ezAgxC
lift . bzafua
light . duAggA
limb . a9AahBb4abnBbqAc0Ac4Ac5acbacdbceAckCcsAcxAcyadlBdyae0ae1ae5BeeBekaenaepaeraf1BfaafcaflBgbagcBgpAgva
limp A a9Abqac0Ac7AcsAd2AdvB
lips . bzac0AdlafcBgdA
locked_in a
long_time . acAaeBbiDbkAbyAbzAcaacuadwAe0ae8AenAfgAfvafyAg0ag1a
loss . aeBclAdjBf3AfobgfagtA
lots . aeAazAbdAbhabvAbyAc6acbAcoAcyBd7AdeAdiAdmAdnAecbeqBerAfcBfiAfkAfyAg8aggAgta
low_mmol . alAb2AbkAdmBduBf4Af5CfeAfva
low_number . axAb2Ab9AbdAbiBcdacyAdkAdnAf4EfbAftAfwAglah1A
low_percent A ceacpacvbdfB
low_temperature A f4Ah1A
low_word . d4AdmAdya
lump . cda
magnet C cuAfaDfjAfvAfzA
make_sound . ezA
malaise A
many . azAb0AbnBc5acvbcyBdfAdiAdmAdvaefAemaeqBf3Af9AfvCfwAg0ag4A
many_grams B
measured_fever . b7Ab9Bc7acdadkAf4AfaaftAh1Ah2A
medicine_store . faA
melena D
memory_loss A
meningitis E
message a bkac8aera
mine . axBb2Bbkacuafoa
mistake A bkAc7AcuAd4AefAfvBgaAgmB
mistaken . cfBfaA
mix . c7AcfAdiAecBedB
mouth . b2Bb3Ab5BbdAbeBbhbbkAc0Bc7BcfCcxAdladmAdnAdvCdyBecBehbepBeqAeyAf1AfcDfiAfjafoafpAfsAftafwag1Bg3CgdDgia
move . bkAclAfta
multiple A ceAcsAcuBdmAfeAfvAg1AgaB
mush .
mushroom . cbCd9AduCfaBggA
nails . gya
nausea . bkabzAclbd6AdmadvAfoAgaa
neck . c7AceAddBe2aggAgmAgoA
never . gxA
newborn C eqbh0a
nipple a
nitro A
no_better .
no_more . c7Ad5Ad7BdgAdvAe1Af9Ag0agoAh1A
no_tears C ezA
nobody a bva
normal_temperature b dfbffa
nose . bvacaacsbcxBdeaefbehaerafjafoaftagmagta
nosebleed . bkAenAerbg4a
nostrils_flare A
not . bkAboac5Ac7AcabcdacfacoBcsAcvDcyAdgAdiAdkadmAdnAdvAdyAe7AecAehAemAf2AfoAg8BgaaggAghBgiAgqBgtAgxAgzAh0B
not_breathing_word G c7C
not_now c bmabvac7bd3Adkbdmaeaaf3AftAfva
not_working . bzacfadvB
not_yet .
nothing_out C
odd . bvAe7AecAfvAgfAglA
oil A d7AdmBfja
on_fire C
open .
opened .
out_of_water . caacdaclAd7advBe1AecAefAegAfaAfjAfqafvAg5AggAgjagmC
over_now b
overdose_word D euC
pad A c5AcjAe8B
pain . coacrAcyad5Ad6AdmAdsAdybecbehbekbemAezAf2af3AfbAfgAfkafpAfsAg8ageAgpa
pale . dmAduAdxAehafsbgoA
palm . fcAgeA
palpitation a
paper b c7agta
paralysed B dvAf3A
per_day . c6acjAcsBe1Ae8AfabfqafvaggAgrah0B
period a h1a
person . cmacnacoAcyAd1Ad5Ad7AdnBe7aecAegAekAf1Af2Af4afbBfcAfgAfhafoAfvAfzag4Ag5DgdAgkAgrA
pharmacy a gja
phlegm .
phone . caacpadgadjaeaAecaeqafaAfvAgmagta
picked . cyAduAfaAggA
pillbox . fvA
played . ceacsaefafaag6a
plenty . cfaclAcvbcyAdfAdmAdvaefAemafaAfvBg4Agla
poison . cfAcsAcxBe0be6CeaBefAepaeraf9AfaFfvDg1Agaa
poison_figure b
poisoned D
pop_noise B
postpartum . dmAe8A
power_tool A dlA
pregnant . d3CdjBe1befAezAfcAfhafiAfkafqageCggaglagnCgoa
prepared a
prescribed a fvb
pressed . cpacyAefaehAemBezAfaafbA
pressure a crAdmA
pressure_number_high .
pressure_number_raised B duA
preterm . cuadgadkBdnBecBeraf4Cg1ageAgnB
prevent a
product . dmAefafaAg1AggAgmA
pulse . fvb
purpura_word E
put . dgAdoAe2Ae9AfjAfkAfvAgoAgpAguA
red . d7admbdxaegAemAepaf7afjAfwafxbggBgmagqA
red_jelly B
remember a dua
repeats . d1A
respond .
ribs . ddAejBezAf2BfoAfuafxAgaAgmA
ride . g7A
right_low A duAezAgoB
rings . duA
ripped . d7AdvAdyaeaCefaeiAf1AfcBg1AgyA
ripping A
rise . ggA
rolled A enA
rope a
rope_harmless .
run_over F dmBgaB
sank . gmB
sats .
say . ecAedAf4AffAfjAglagma
scald C
sedative .
see . dvBehaf3B
seizure F
sever A dlAeaafaAfjAgyA
severe_burn . dmBdxAe8BeqAezAfcAfkafvAfxAgiagpAgyA
shake A enAf4AfbBgzA
sharp . e2af1CflBfoa
shin_bone A
shock_word B guA
short_leg B
shoulder_blades A
shrill C
sick . epAf3Af4Af8BfcAfgAfkafpAfwag4agaageA
side . dvBdwBe1Be3CecaehberAfgAg1agbAgiAgoCh2A
sight_lost F f3B
skin . f2afjbfpagdA
skin_bump . gla
skin_off A
sleep .
sleep_lots . ggAgmBgrah1B
sleepy_cause . ecaenaezafoAfpagaAglagza
smile A f3A
smoke a
snake D epBfaC
sniffed A
snores a ezbftagia
soak . fyA
socket . gpA
someone_elses . efAfvCg0ag5BgaAglagoA
spasm A enA
speak . ecAf3BfaAglBgtb
speech_word . f3A
spike . f1BfaaflC
spilled . ekAeqaf2BfaafqafuAfvAg0Ag1ag4ag5AgaAgjagra
spit A g1a
spots . emBeqberaezAfcAgdA
squeeze . ezA
stabbed G
stand_up .
static_shock c
stay . geAh1a
stiff . eqcfaafcAfjAfkAfvaggA
still_bleeds B
sting . f9AfcAfkAfvA
stool . ezAf8BfcAfvag1agdCgmagoA
stop . fvagtah1a
stranger B
strap a
street_drug C
strength a
strength_loss D
stroke_figure b
stroke_word B
strong . f3BfcAfgBfiAfqAgaAgsB
strong_acid B
stuck . fjAfkDflafzAg1AgpBgzA
suck_in . f4AgsA
sudden . fgBfnAgbA
sugar A fbBggAgta
sugar_mmol .
suicide A
sun a
sunken E ggA
swallow . g1Agta
swallowed . fgAfiafsAfvafzAg1Ag2Ag9BgsA
sweat . fjBfoAftbgaa
swell . fkCfpAfsDfwag1BgeBggAgibgza
symmetric A
syringe .
temp_word .
testicle . ggA
testing .
thick . fsBfwa
thing_swallowed . fkDflAfsAfzAg6agla
throat . flAfoAfzBg1Cgia
through .
throw_other a
thunder .
tight . foAfua
tingling .
tiredness a goa
toilet_training b
tongue . g1C
tonight . g0ag8agiagoa
too_much . fvBgoa
took . fzAg4agoAgta
tooth .
touch . guC
towel A
toy .
treatment .
trigger . gfAglagsBh1ah2a
twice .
twisted A
unable .
unconscious_word F
unhurt b
unprotected . gaA
urinate a
vape .
vehicle . ggagoA
veil .
venomous B
violet A geA
vision_sign . gqA
voice .
vomit . goA
vomits_all B
wake .
walk .
wander B
want .
water_place .
waters F gqB
weak . gra
weapon . guA
weeks_along .
well . h1a
wheeze .
where_when . gzA
wire .
wood .
work .
worst B
wound .
wrists .
yellow a h1B
young_age .
young_months .`;

/** A weight, then the words that have it, by their first five letters. */
export const WORD_WEIGHTS = `A abajo abuel accou aceto actin adelf advil agita agite agony alarm alcoo alred and antec antic antif anyth aplas appel appre appui arach arran arret asked ate atroc atrop autou avisp awful ayuda azul bajo barel barki barra bayas beau behin belly bent blade bleed bleus blind blotc blow blue bolit borde borra bote both boton bouge breat broke brown brula burne busca butto cable cacah cae cage cai caida calpo camar came camio campo canti car caram carbo cardi carre carro catch caugh chair chais chauf chemo chez chorr cierr clamm claqu clava clean cloro closi cloth coagu codei coeur coinc colla colou comim comin como compa conna conoc consi copin coraz cote cotes coupe creus crie crise croqu crush cuerp cuest dad dalsy decir deep desco desor despe despl dessu desta detec dice dio dirai dire disso doesn dolio door doses drain dress droit drool droop dura dure duro eleph eliqu empez empty encen encim encon encue enfon enorm entai enten enter enton entra erreu es escup espos espum esta et eucal evano even ex face fade faibl falta fat fathe fell feu fits flaco flari flat flojo floor flopp flots fois fonce fond foxgl fract friss g gamin garga gauch gens gente gibbe gicle girl girlf glass glue glyce goes going gomin gone goudr grand grape grill grise gummi habla hablo hacia hacie haemo hand hangi hard hardl harpi hasnt haven he head him himse hold hora horne house hubby huele hunde hurle husba ictus il iman imane impor impre infar injec insop its izqui jai jarri jaw jerki jsuis just kicke lache lance lange larme levre lily line liqui loads look looki losin lucec luego luz lycee lying macho madre magne main makin malgr maman mamie mano mar marc marca mari marid marih massa medio mento metal meter metro mezcl middl milie min mismo missi mista mitad ml moani moi moiti moja mom monto morce mordi moret mot motor mouil mouss movin muchi muy nacid nafta nan nanas nappy narin negra negro nephe neveu ni niece nobod noix nos nostr not nothi noto nouve nowhe numb nuque odeur off oil ojo olla ont open opres oreja overd pad paral parfu parle part parte patin peanu pegad pegaj pegam pench perd perds perdu pere perfu perso perte petro picks piece pierd pile pipet pire plain planc plie pod poiso poitr pond pone ponie posit probo profu prope puede pulga pulle pulli punal punti pupil puso qu queja quien racon raide raidi raise raisi ramas rat rattl recie recog recon recup remem remot repos retro rigid round rugby s sa sacam salto same sangr sank screa seco see seis sem sens sente sertr setas shake shot sient silla since siste soaki sobre socke someo sonne sonri sont sosa souff souri space speak spill spiri spit spitt split spray sprea squee stick still stran stron strug suce sudan sudde sudo suelo sunke sus swall swell talki telle tembl teter then thing thinn thoug throw tibia tide tiene tient toco tomo tonne tonte torci total touch tout towel tract trago tragu tremb tres trozo unblo under uno used uva van vape vater veo vert vide vie viole vitre vois voitu water weak weed were wet while whole wife wifes wont worki worst y yaya yr
B abre abrio aceit acido acost ago ahoga ahogo aidez aiman air aire allon alqui apart appar ardie asfix ataqu atrag babys bafou baies bano bleue blood boili bone bouil boute brigh bu canna cant chewe chimi chiqu choc choqu clutc coloc coma comio confo confu consc cordo cosas crane crash crisi crook cuelg dado debou delir derec desma deven di diape diero dispa dived douch dropp drown drunk dur echa effor elle enchu equiv error estam estuv etau etouf explo faint fire fit fitti flatm fluid foami fonta fourc frelo fuerz gas gasol gaz gobe got grado grita grose groun ha hasn heate her herse hes hi hipog his horri hour huile hypog into isnt kiwi knock lado lagri lieu like limp lithi lo looks losa lumin malai masti metio metre mins minut mothb nacio nena newbo noire notre noyad noyer nuca oedem onto os palab papy pelle pend peopl pila pills posos pouri pris proje puce pulse pulso pumpi quimi rats react reagi reall recu redon renve repre respo ribs ronde ropa route sabe sacud sale salen salon say scald scoot se secon seein sees segun sent sever shaki she side sight sigue slurr sorti souda soude sound spot stabb stopp stuck stylo sueur suffo suspe tabla talk tears terce third thund times toddl toile took torax tour trapo turni type uncon vacio ve vento vibor viper visag visio wc weird went xarel
C accid agarr aguas arres arter azule balbu board clots co coin compl crach cree crois degre devie dextr doble doubl eaux epile estab gaspi grave gris havin heroi hirvi hundi impos incon inste lui monox mucha parad plate pouls puse rato reacc repen sait sang shes shock soft somni sort taken think thora very vient voit
D bebio choki convu creo elect epipe intox respi
E drank menin
a abces about abrir absce acari accro acele ache aches achy acoup acues adelg adole adult afrai age agrie aguja aid aide aine alivi almor alrea alto amari amigd ampol ampou anima annee antes antoj anus anxie appoi ardor arros artro assez aunt aurai autob avait avant bajar bajon balan ballo barco basse bebi becau befor best bette bien bin bland bled blist blues boost boots boss bosse boxes brace bronc bross build bump bumps bunge cader caigo calam calcu calie call calor canap cansa cap carga carot carpi caspa cast cat celul cena cerne chale chamb chans chapp charg chass chat chaus check cherr chewi chick chicl chien chill chois chole chron chupo ciati cicat cinco cinq click climb clock codos coles coliq colir combi comer comi comid compo confi connu conta cooki corre coude count coura cours crack cramp craqu cravi crece crema creva cried croni cross crout culit curad cure cutti dandr dar debaj decal decid dehor demen denti depil depor depre depri diarr did dient diet diger dijo dile diman dinne dis divor dix dizzi docte does dois dorma dors doudo doy drawe drive due durmi ears eat ecole ecran ecrit edad effet egrat eleve empor encia energ enlev enrou entor epaul epluc eruct eryth esa escap espin essay estac este estom etein eveni exame exams extra faim fesse fessi filet final fine flash flema float flujo flyin footb foreh forev forgo forme free frequ fresa front fumar fungu gangl gato genit genou get glute good gordo gota gotea grani grass graze gripp guard gueul gum gums gusto guy habit hacer halei hambr hango happe hate haut healt heat heel hell herpe hierr horno humo hungr id if ils incar indig infec ingle ingro insol insta inter intim invie ir ironi itch itchi itchy jab jaja jaune jerin job jouer jour jumpe juste keys kidne kids killi kilos knee known labia lacte lag laiss lait lamio lasti latel lavan leavi leger legum lejos lende lente lenti leve leves libra licke limpi list lista llave lloro locke lol longe lourd low lumba lump lunar maigr mala maneg manos mante marat mark matan match meal meals merci mesa messa mettr mieux migra milk minor misse mites mole momen monda monit moral moust mudan muerd muere munec muscl nadie nap nasal navid neces need needl needs nerve nervi nervo new nicot night nits noche noisy noon norma note noter notic nudo nuits numbe o odio odora ofici oidos ojera olfat once oral ordin organ ortei orzue otro ouvri oxyge panic panta paper paque parce pared parpa parqu pasad pasaj passa paste paupi pecto peeli pelad pelic pelli pelo peluc pepin perce perfe pero pesad peu pezon photo picor piedr pieds piens pies pilas piles pillo pimpl pinch pins pita placa plage plan platr pleur pneum poco polen polvo poqui porqu porta posib poupe pox premi prepa presc prete prima print probl proch prueb psori pu puffy puree quel quell radio rage range rasag rasan raspa raspo rate recet reflu regim regla regle regur rein reins rempl rende renov rentr repea resta retar retir retou retra reuni reve rhini ringi rinon rough runni sabor said sais saliv sarpu saute scab scar sciat seasi sec seca seche secs sed sein seins seque serai serie servi shavi shing shive shoes si simpl sirve ski slept small smoke snack snore soap sofa sofoc soif solar solei somme sonar soon sore sorta spasf spicy sport sprin stabl stain starv stone stres subir sucre suelt suici summe sun sunda tabac take takes talks talon tan tapon tard tasse teddy teen teena tele telef telep tempr tende tenis tenni tensi termo thank thirs threw thumb tisan tobil toe toes told tomar tonsi tord tos tot toxic trace tren tried trip trous tu tue tunne twitc use usual uti va vacac vacan vacci vacia vacun vamos veran vergu vers verte vez vieil vieja viend vieux vin vineg virus voice voir volar volve volvi vous vu vuelt vuelv waiti wall wanna warts wax way well where will wind wine witho worms worn wrote years yeast yeso yogur zapat zoste zumbi
b acaro achet acne afeit afoni aguje alime alway anali angoi ansie aphte arthr aslee astil athle aura auxil ayuna bascu bites bloat block bulto callo canci candi canke catar cauch cause cera cerum cisti cita code codo colic compu condu conge conjo conju conse const costr courb cradl crayo cream creme crick cruje cuant curso cysti derma dieta diges disch dust eccem echar eczem elbow encar enrhu escue esgui estor estre etern exam expir faut flu food footi forge foule fridg fumer garra gases gassy gingi gout goute gras griet gripe groin hair hamst heari hemat herni hiver holid hongo how ibupr insom intes irrit jeun juega jugan kebab leafl lice llaga lombr loose love mardi medus mejor melat menop mild mocos moque mosqu movil muscu mycos nettl nicke noctu often olvid orden orgel ortie ortig osteo otite otiti oubli papie pasa pela perim persi phone pican pink piojo polle pompe possi poux punto pupa rasca resac revis rhume rit rodil runny sad scrat secos sert sickn siemp signe sinus sneez splin sprai stati stitc stye syrup tapad teeth tendi tendu thrus tick tickl tinni tique tiron toca toena tooth torti trist tuesd tv ulcer usele vagin varic veget verdu verru viaje vitam volan voyag wart which winte zona
c brise frigo gerce hiccu hipo hoque joint resfr`;
