/** Written by `npm run learn:emergencies` from the phrases of `testing/samples`: change those, not this. */
export const BASE_WEIGHT = -8;

/**
 * Of a concept, `-` before one that is denied, then with each concept that stands near it, by the place of its line in
 * two digits of base 36: A to Z for an emergency, a to z against it.
 */
export const CONCEPT_WEIGHTS = `-a_little . bka
-abrupt A bkA
-bad_sign . 11a36A66A6tB8bA8sBb8AbdAc7AdnAg4A
-badly . 3ta
-battery a bka
-bear . 4wBbzBd3BduA
-bend . 38A3qA5dA6hA7kA8sCbdA
-beverage . 6oa
-blood_loss a bka
-blow . a8b
-blurred a 4iabka
-breath_smell A bkB
-breath_word B 6tAbkB
-breathe D 38A3uA51A7eA8oAbdAbhabkDc7Ag4AgrA
-burn a bka
-burn_place . 28A51B7kA
-can . 10a1qa2sa3tB6oac7A
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
-drink A 39A3qB3tA5bC6nA6pAe1Bg4AgoAh0A
-eat . 3qB5bA6ta7wB7zaa9Bc5AdmAfjag4agoAh1A
-fade . 8fAbkAcoAcyAehB
-faint b bkb
-family A bkA
-feeding . 51a6nBbdag4AglagoA
-feel B 38A3lA3qB3rA42A4wA51A5bB5cA6jA7jA7oaa1Aa8Ab1AbdAc7AclAcsA
-fever a 41a4wa5bab7abkad3a
-figurative a bka
-figurative_death . gtB
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
-know A 6oAaoAbkAc7AfaAfvAgtC
-leg A bkA
-lift . 38A3lA4wBa8AbdAgla
-limb . 28B
-make_sound A bkAf1BfjA
-move C 38A3qA3uA4wA5bA7vA9cAa1AbdAbkBc7AclAgqA
-not . 6jA
-open A 51a76BbkA
-pain a 4wabkad3a
-period a bka
-phlegm a bka
-phone a 4iabka
-picked . 38A
-pulse D 38BbkDc7B
-recognise C 38A99A9hAbdAbkCc7A
-remember A 4fA8sAbkA
-respond C 38A3qB51B5bA61A66B76A7jA7oA7pA7vA84A8zAavabdAbkBbvAc7AcabdnAdvAecBefAg0a
-right_low A bkA
-rise B 38A4wBbkA
-say . 3lA66BavacaadnAdvAefA
-see B 38B4ia51A76A7oAbdAbkB
-seizure b bkb
-severe_burn . 38a
-sick . g6a
-side . 2kBbdA
-sleep a 3qabkac7a
-sleep_lots . 3qac7a
-sleepy_cause . 3qa
-smile A 51BbkAdvA
-snores . e1a
-speak B 36A38A51C5ba5ca6jB6tB7oAaoAbdBbkAboac7Af3Agta
-squeeze A 38AbkAd5A
-stand . bkAd3AduA
-stand_up A bkA
-stool a 38abka
-stop . 3pA3tB4bB4cA4dB4eB6oa70AacAbhAbiAbvAdkB
-strength . 6nabdA
-strong A bkA
-sudden A bkA
-sugar a bka
-swallow . 6iA9eA
-swallowed . 3cA3qA3tA6iA6oa6pA7za9eAa9Bb8ac7AdmAe1BfjagoA
-swell a bka
-tonight a 38abka
-took . 5ba6iA6oa7oa9eA
-tooth . 38a
-touch . 7kA
-unable . 4dA
-urinate B 38A3qB3tA51a5bB5cA67A79A7oBbdAbkBcsAduAftAggAghB
-voice a bka
-wake C 38A3uA51A5bB66A6tB8bA9hAbkBc7BdnAe7AfvAg4BgoA
-walk . 7kAdvB
-water_place a bka
-where_when . 6tA
-work A
-worth a 38a
-wrists a bka
a_little . 35a36a3na3pb3ra3wB3za4db4ea4fa4rA4va51A5eB5ma5oa5wa5zb6dA76a8nb8ua96a9qaaeBalAb0AbvAcbacsacxAd7aeaaenaeqaerAf2Af3af9afcafiafuafzag1ag3agpa
abrupt A 3cA3lA4fA4rA4sB4wA4yA58A63A6fB6jA76A8cB8nA8oB8sB8uCadAaoAb8AbmAbvAbzBc4AdjBdwBe3AecBedAfgBfjBfnAgbA
accident . 6sA7zabkAd4BfjagaB
after_verb . 3ka3mA3pA3wA4ia58A5eA5yA63A67A6pA6tA76A78A84A8cB8nA93A9eA9iaaqAb0Bbhac5AcfacuacyAd5Ad7AdgAdnAdyAecAedAeqAezAg1ag8BghAgoAgxA
age_word . 5uA7zA8za9iAa9Baoabhabmac7AcfAe1AfaAfjafvAg1aggAgoAh1Ah2A
alarm . 3ca3tA3wc53A7iA9mcb6Ad6Ae4ae7AfhbggA
alcohol_drink . 5bB5cC6hA8fa8uaaeAaoAazAc7AcoadiAduaehafaAg0ag1a
all . 3dA3ka3nA3sA40a48A4gB4jA4pA4sA4vA4wA53a54A5eA5tA5vB5ya62B68A6da6nA6oB74a76A79B7hA7iA7sA7yA7za85A8aa8jA8nA8uA8yB9hAa2aawAazAbdAbyAc6acnacuAd5AdiAecaedAfaAfcBfvDfwag3AgaAgdAgoAgzA
all_over A 3tA3zA5cA5iA76AbzbcsAdnBdvBebAenAfcAfkA
allergy . 3zB4wa56a5bB6da6ob6sBa8ab0AbvacfaehaepBeqAfaBfcBfkBg1A
alone . 3taa8AbkadvCera
also a 4wa5ia6oa7ma8bafoafva
anaphylaxis_word F 6oBfcB
anticoagulant A 4bA4dA4eA4fB6hA6sA6tA79A7hA7jB8sBacAbiC
apart A
appliance . 3ka4zb5ua69A7sb85a9iB9mabzAcfaerbfaBfjb
arm . 3la47a4kA4vB62A63A6sA7aA8sA9rBa1AbkAbqAdnAe1aepaeqAf1af3AfbAfcafjA
asthma . 3pB4sA5bC6oA74a7oA9kAaoAbkBbnBceAcnadmBecAezBfcA
at_once . 4fA4sA6oB8sBaoBbzAceBdvAezAfgAfnB
ate_drug F 5bD5cB6oD6tBcuA
attack A 3tB4fA5bA70C8ub9jA9kAbdAbkBc7BcsBdkBdmBenBezB
baby . 3uA3wA4bA4dB4eA4gA4hB4kB4qB4rA4sA4vB4zA5eC5qA69B6eA6lA6qA7jB7kA7vB7wA8aA8mA8oA9bA9iA9vaa9DaiAbdAbeBbjAbkBblBbmabvBbzac0Bc1Ac5AclAcybdnBe3bebBefAegaenBf8CfaAfkBfwafzBg9AgiagoAgrah1A
baby_age . 41A4bA4cA4dA4eA5vB67A6ia6nA6qA7jA7zA8uA8xa9iAa8aa9BacaadAaeabkAbvAc7aceAcfAd3AeqAg4AgeAgnBgoA
back . 4da4ea4fa4ga4vA5sa6jA6oa79a7jBalAb5AcbaclbddAehagda
bad_sign . 3xA3ya4cA4dC4eA4fA4jB4rA52A5ja5kB5lA5mB5pB5tA60a61B62A63A65A66C6db6pA6rB70B72A73A75B76A7jA7pA7qb7vA84A89B8cB8iC8kA8sB8yB90A92A95A96A9bA9dB9jA9zBa7BajBakAavab0Ab1ab4Ab8Ab9AbfBbmbbnAcdAcoAcrAcyAd1AdnBdxAehAeuBf4AfnAg6agragwAgxAh0Bh1A
badly . 44B4gA4qA4rC58A5cA5ma5oA69A6nA6sa6tA7kA7zA8ja8sa9hA9jA9waa6aamAbqAc0Ac6aeaaecBehAfoAftag1AgsA
balance a
battery . 51A5bA69B6iB9iB9mab0AbdAcxBerafaCffafhafvCgoagtb
beat a 4fA
bedwetting . 4sA6ja6tA7pa7zag8a
bee . 8oA96B9qacyaduAf9AfaAfcAfkBfvA
believe . 6oa6tB7oA
belly . 4kB5cB5yB6gB6ta75A7jB8oAacAaeabkAbvAcfaclCcsBejBenBeqaezBfaafcagaAgoagsAgtA
bend . 6tA84Ab0AcfAclAdvBftagta
berries . 5bA6sCcbBcfAfaCfcafia
beverage . 4rA4sA58A5oa6bA6oa6tA7oa7sA8aA8baaoAaxAayBcaacfAd3AdvAfva
big . 4eA4wA5kB8vaaoAclAd3AfaafbAftag1AgtA
birth G
bite . 4rA55a6oA6sa76a78A7ga7oA7yA8na8qA96B9facyadmAduAe5Deaaf9AfoAfvAgcA
black A 48B4fb53C5mA67B6cA6oa6tA76A79A8nA9pbduAeqDfxAgdBgoAguA
blades . 49a
blank_look B
bleed . 5cA5wB64a8sAa1AaeAbhac6bc9AclCegBeoAezAgqA
bleed_lots H 4fA4wA5cA8fA9cA9zAa1Aa8AaeAbkAbvAcjAclCgyBgzA
blood A 5bA5cA5wF64a79A7la7ma8bA8sA9iaa1AadAaeCagAajAbhabkAbvBc6bc7Ac9CclCduAdyAe8Ae9aefaegEeoBeqAeraf4af5afcAfhafvafwag8bggEgua
blood_loss . 5cA5wD7la7ma8bA8sAaeCagAajAbhac9AclCdmAe8AegCeoBeraezAf4af5afhaggBgtA
blow . 4fB4ra5jb6fA6nA6vB7bA7vA8oa8sA9cAa2ab2Ab5abhabmacdaclAd0Ad1Bd3ad4AdoadwAdyae1AejBfbafcAfiBgaBgdbggBgla
blue B 4gA4sA5bC5eA69A6hA6sA7kB9kAaaDb0Db5BcfacuacyBenAfjafvA
blue_skin E 5bD7zAaaAb0Af1AfjA
blurred . 4ia6oa6ta8uAa5Abdac7bcfaclAcsaduAf3a
boiler . 4wA5sA6cA78A7ma8uB91A99A9hAbqAduBe4A
boiling B 4kA4vB4wC54A5bC5mA78A85A8nBa1Ba8BbrBbvAcxAd3Bd7AdmBdzAe2AefCf2AgzA
bone . 5zBd7Af1BfjafkBgyB
boot . 51a6ja7jadabe5Ag3agcAgja
born . 5cA7kB93Bc5Ah1A
breastfeeding . 4wa58adua
breath_smell . 5ba66A73a86Admaeza
breath_word . 51A66A73a7oA7zA86A8oAaeBbhbbkBbzad3AefAgeAgsa
breathe . 4sB51B56A5bA5cB66A6nA72a7ca7zA86A8oD96AaeAamAbjAbkBcfAcsAcuad3Be7behAepAf1af2Af3Af4Aflag1AgeBgmAgrcgsa
breathless E 4wA5bB6tB73f79A7gC7iB7lc7oA7sAa1Aa4Aa6aa8Acbad9ae2AecAf3BfcAfiAfjBfoAgaa
broken_speech B ecB
bruise . 6ja
burn . 4wC56B5bB5ga76B78A7la7ma7tBazAb0AbhabrBc1Ac7AcfAcxAd7AdmEekaf7afaAfjafoA
burn_place . 54A56B5eA5lA5wB62A63A6bB6dA6gA6ua72A75A7aA7wa7yA8cA8kA8sA8uA8vA8xa8yA8zA9aA9rB9yBalAb1ab2Ab5AbkAbnAc6ackaddAdoAdwAdyadzAe1aeeBejCeraf3AfbAfkaflBfqafuafxag3AgjAgmAgpB
burp c
burst B 73Af3AggA
button_cell C 5bA6rC9iBbhBcxBfaCffbfvB
came_out a fab
can . 5ua66a6iA6nA6oa75A79B7kA7ta7wA8oB8sB94A9eA9iA9yaa2BavAbhabmAcabcvBdgadjadvAecAeqAf9AfkAg1ag8agrA
cannabis C 5bA5cA6sC7zAfaDfjA
carbon_monoxide C 7iA9mcchBd6Ae7Afhb
carried . 58A61A8sA9rAdnAfjAgtA
cheek . 6jBcyafaafcafia
chemical . 6jA76F7jA88A8nA8ua91a9ha9jBa8AaxAazAb0AbkabzAc1acfAcxBdxAefBehaerafaBgta
chemo B
chest B 5iA5lB5sA5wb6tA79A7aA7iA7zA9dA9qaa8AaeAbnBbzDcbAcoBd7ad9AdgAdoAduBdybe2AehaezAf2afjBfoDggAgiAgoAgsagzA
chest_muscle . bza
chest_word B e2AfoA
child . 5eD5mA5nA5oa5qA5uA5za61A64a66A69A6dA6eA6lD6nC6oC6qA6ra6zA70A76A78B79A7bC7iA7wA85B87b8aA8ga8hA8qB91A95A99a9bA9iA9kA9mA9pB9qa9yAa3Aa5aa9DabaacAadaaiAalAavaawCb0Ab4Ab7AbeBbgabjAblBbmabnAboac0Ac1AccAcfAclAcnactacxAd6AdcadeBdgadhCdkBdnBdvAdxAdyae3be7ae9AebBefAenBf1Af2Af4Af8CfaBfcAfgCfiBfkBflafvAfwag5Ag9AghAgiagragsBguAh0ah1A
child_age . 5qA5uA5vB5wA6ia6nA6oB6qA6tA74a7jA8bA8xa9jAa8aa9BadAaeaaiAb6abjAboacfBcpBd3AdkAe1Aemaf9AfaAfkafqag1agaageAggAglagnBgoAh0B
chin . dyaeha
choke C 5fb6tB7la7zA86A9saa1AbdAbkAbwbc7BeqAfjDfzAg1Ag6bgdA
choke_figure a 7la7oabva
cigarette . 6sA8naa8afaBgla
closed . 76B7bA
closes . 6oA6sA76A78A7iA7zA96Ad7AefAehAfaAfkDfsAfuag1B
clothes . 5za6ja7jb7ma7oa7tCadaajabsCc7admaglagya
clots B 5wB
clutch . 6tAd3A
coffee . 5mB68a79a8ub93Aa2aaoabkac2aduCefaerbfabg4aggC
coin A 6jA9iAb0AfaAfvA
cold . 5wa6ta7ma7oa8sb9cabkAc1adnbefafbBfvagaagmagoa
cold_body . bkA
cold_decimal A c5Ah1A
cold_sore b
complain . 6ha6oa75A7ha84a8ba93AaaaagAaqAb0ac1ad7ae1ae2afgAfjAfkafpAgva
confused E 5tA6tB79B7kA93AaqAc7BdnAftAgtA
container . 5wB69a6na72a73a8aa8za9cA9maadaaeaaobbkaceacfAdgAefAemaf9BfaAfuafvCg0ag1a
contraction C clBcsDdmBezAgqB
cough . 66b6iA6tB72a73A7hA7kb7yA7zA8bA9cA9iB9zaa2aa4aaxAazAbkabvBc5ac9acfAcyCd7adeAduAefAeqAf2AfaBftafvAfzAgmAgta
coughs_blood_word C
cry . 76a7ma7zAaeaagAaqAbeAbkAbzAcsad3AduAfjA
cut . 62B6jA6ta7jB8fAa8Aaaab0abvAc7ackAdlAdoAefAgpA
daily . dua
deep . 62A6dB6ja76A7ma7zA8fAbzac7Ad7Aezaf1Bf2afaafkBg1AgyAgzA
deep_wound G 85Ba1Ca8BckAdlBdmAgaB
deformed A 78A79A7jB7zAa1Aa8Bb0Bc5ad4Ae3Bf3AgaB
dentist . 6ia6ja6oA7ya7za9raagAb0a
detector . 9mbb6Ad6AduAe4ae7A
diabetic . 6sa7bA7ma86A9caa8bbkBbzAdgAdnCduAfbDg5BggB
diarrhea . 6qA7kab4AbdAbkAc7bcsAezAf8BftA
die . 6tad5B
disappeared . 6iB6tA73Aa8AaoAbkAcdBcuaduagmA
disposal a
dive A 7zAa8Ab7AbkAbzAd3AgmA
dizzy . 72B7oA8ba8zb9ca9hA
dog . 78B7zac7ad7DdmAduaehagla
dose . agaaxAb2Cerag1a
double_vision D 79BacBf3B
doubled B 7zAbzBd3BduBfjA
drink . 6ha6nA7hb7pA7qa7sA84A8cA8hA8jA8nA8pB8ua9cB9haadaajAcfDcuBd6adgAe2AefAegaemAenaf3AfcAg4Ag9A
drool . 6jA6tAaeab0AbkBcsadnAdvAenAezAfjAfkAfwafzA
droop . 6oa6tA6vB78C7jA7ma7vA8bA8cA8lC8sA9hA9saa1Aa3Ab0EbmAc5ac7BcaacsAd5Ad7AdvBe3CeaAecaekaeyBf3Afqafwag5AggAgja
drops_things C 8nAa8AbkAdvA
drown F 73abkAcsBdeBgmC
drown_figure b
drowsy C 6nB7hAa9Bg4BglAgoAh0Ah1A
drug . 6ra6sB78A7aa7ca7ja7lb7tb8aA8oa8sA92A99a9iC9ma9nB9pAa2aacbadaajbaoCapBaxDb2Cb8bbnAboabtabxCc5aceBclacnacqAcrBd7Aduadvae7AeaCegaembeqaf2Bf9AfaAfcAfjAfuCfxag2Agda
drunk A bkAc7BcfAecB
dry_nappy D 79BacBbeCcsAduAeqAftB
ear . 73a7jB7ka7za8aa9caaeabzacxBd6aduaf1afaagmagsa
eat . 72A79A7ea7ma7pB84A8hB8xb9yBalAb0Ab4BcaBcbAcfDdmAeqAfaafgAfkAfoafuafvag1Agla
elder . 6tB74a79A7bB7iA8cC8hA8sA8vC8wb97a9fB9iAa0Aa1AadAaxAb0Bb2BbmbbqAcaacbAceAcfAcmacpAcsAdjBdmAe2AedAefBeqAeyAf4afbAftAfvBg2Ag3Ag4Ag5BgmAgrA
electric A 6vA84a85aa1advaefBftafxCgpAguB
electrocuted F 8nA8vAa8Ac7BcxBe9AefAf1AfvAfxAguB
embers C
emptied_container D
empty_found B
empty_word . 7ia
epilepsy B bkAbmacsAdkBeaaenB
epipen E
everyone . 7za8uC8yB9qaawabmac5acaacfacsAdmaduAfaAfvA
exertion . 73a8na8sA8za9zAa1aa9aaeAajAaoabvAdeAdgadmadnbemAenafvag5Agaa
expiry b 74a9kac7acsafaagta
extreme A 7zA8uB9qabzAd5AduAfjA
eye . 7lb88B8oa9hAbkBbmacaacfCclAcxAcybdaAdjBdmAdnAdoCduadvAdwDefBeqaf0Af3AfcAgbBgdAgla
eyelid . b0Adnbebafia
face A 8xa8yA96A9bAaeAajAbdAbkBbrAcbacyadmAeaAezAf7afaAfcBfoagva
fact_word . 7jA7zA8cA8nB8sA8ua93a9paacBaqabiBcaadjAdvAdyaecAedAehaenAezAf1AfgBftAfvAg0ag4A
fade . 7hA84A9cCaoAb0Bc5ad3AdgaduAdvAecAerAgmA
faint F 7dB7jA8sA9cB9hBc7DcsAd4AeaBezBgaA
family . bmacfa
farewell_figure . goa
fast . 8vba6abza
fast_number A aoAceAcpA
fear . 7ga7obdmadoaduaepa
feeding . 7ma8ba8hA8sA9cAa2aaxAbvAbzAcoAcuAdgAe2AegaehaerafoA
feel . 8yBa3aa9AaqAbkAd6Ae2AeqAerafiAfoA
fell . 7la7vA7xB85a8bA8fA8sA8zC9aA9hA9la9saa3BaeAb0Ab7AbqAc7AcaacdaclAd1Bd3BdvAeaAeqafqafvBg5Ag6aggBgja
fever . 8sB8uB9dAa7Bb7Eb9FbdabhabmacdacsAd3Bd5AdgAdmAdxCehBenDeqaezAf1Bf4Afaafkag1ag4Ag8AgdDglagqBgzAh1Dh2C
figurative . 7laacaafAagAbvbceAcuaezafbAfob
figurative_death . 7ma8aa8ba8yaa1ac1acbacfacxadmadnae7AeaaecaeqAerafaafbBfjAfpafuag8agdA
figure b b0a
filler . 7qa7yA7za85A8cA8jA8wA9da9kA9sa9waa6aacBafaaoabmbcdad5Ad6AdkAdwBdxAe3Ae8AecAedAeiAepAeyAf1AfbAg3AgsAgtah0A
find . 9cA9hab0AcfAfaAgmCgta
fine b 8wbc7A
fingertip A a8B
finished . b0Abibcsad3Agla
fire . a8Ab0agta
firework B
floor . 8zB9ibbzAdkBfaa
floppy A glA
fluid A 9zB
foam A aoab0AbkAbvAc7BdnBenBezAfkAfwa
food . 8ia8xa9ib9sa9xa9yaa6aahBawaaxAazacbaceAckBdlAdvAdyae3Ae9Aekaf2af4bfaafbAfcCfwafxag6agjaglagpagraguAgzA
foolish A
foreign_language b
foreign_throat B fkB
fork A 8nAa8B
found A 8hB9cA9haa0AaeAb0BbdAc5acbAdvAe3BehagmCgtah1Ah2A
fracture a 8vb8zaa1Abvagfa
fruity . 9iAfjAfvA
gas a 8uA
gas_poison . 8na99B9cb9hAa8aaoAazAb0Abvac1acfBcxAcyaera
gas_smell F 99A9hCduB
gave . 8ua8za9nB9oBacAafAagBaoAawaaxBb2Dc7admAehafeBg0bg8A
get_up . 8zaa1AaoabhBbvAc7AcyAfgAfkAfoAg1AgdBggAgoAgzA
gibberish D 8cAbkBc7AdgCecBedBf3BglA
giving_away a
glands a
glass . a1BbkAbuBckAcoAcyAehAemAfhA
goodbye .
grabbed . 8za9bCa1Ba8AaaaaeAbvacuadmAdvBeaAgta
green . duCeqcggC
gush A 9cA9zAb0AbkA
half A dmAgoB
half_face A c7B
halted . bib
hand . 9bC9qaa9AaeAb0abdAbkAbnBbrAc0AckAcsBcxAcybdmBdvAdzAe9AehAezAf1BfcAfpafvAgeAgpAguA
hard . 96A9hBaaAbhac7Ad2Ad3Bdmae1aecAf3Bf9afvag1Ag8b
hard_belly D bzCcbBduAezAgvC
hard_breathe E epAg1A
hard_speak D
head . 93AagAambaqAbkAcdaceAd0Ad1BezAf1Af3BfiAfoaggAgoagxBgyAgzA
head_injury_word E
headache . 8yC93a9hAa5BaoAb7Ab8Ac5aceAcfaclBdjAdmAduAenAezBf3BfabfcBfnAftag0ageBgqAgxC
heart . 8zaa8AacAb2AbzDc7CdgBdmAduAeiAfaAfbCfoCftAfvA
heart_attack C bmac7B
heartburn b clacsafabgma
heater . 91A99A9cb9hAbqAduAe4AfjAggA
height . 8zBa6aajBakAb2BbfabvAcbaclad9adgAdmAefAemaerafiafjag8agaAgma
hi C dgAduAf2Af4B
hidden_place . duAfaA
high_number C duAf4BggA
high_temperature . 93A9bAaqAb7Ab9BbhacbAcdadxAemAf4AfaafcafiaftAfvAglah1Bh2B
hip . bza
hit_by B 9cCc7Bd4BfoAgaD
hives . a8aaeAd7AduAepBfcAfkAg1BgsB
hoard a
hoarse . bqAgfa
home . 9iBb1afaA
horse . a8A
hot_thing . 9cab6Ac1AcxAdmAduAdzBfaA
household . 9ha9iA9wA9zAa9AaxAazAb4Ab6abhabvAcaacuAddAe1aehaepaeqBf1af2AfaBfbafcafjaflagga
hurts_eyes . 9rAc6ac7advaehaenAfha
hypo C aeBbdAbkBdmB
imaginary . bqAc7BdgAdjBecBepa
incontinent B dnB
indoors . b1ac7Bcuad7AduAefAfaAfsAgma
ingested A a2aa8aaeAalBaoAbdAcfAcpacuAdiAe1Ae2Ae5AfsAfzAg9A
inhaled . bcAbhabkBbnBbqBcfDdmAgragsA
inhaler A b0AbcAbkAbnB
injury .
install a f4A
instead . afAagAc7BceAdmAfeAfvAgaBgga
insulin_pen . b2AefafvB
iron a eqcgdb
itch a a2ad3adxaeqaezafta
jaw . a8BbzAc0Ac7AdgAduAdvAfbAfjAfoAfwagzA
joking b 9wabvaefa
ketone_number A f4Bf5A
ketones B
kick . aea
kill .
laugh_mark a aoa
leaf . doBfaAfsA
leak . aeBbhaclBcuBgzA
lean A dvAe2A
leg . a8AbuBbzaclacsacxAdoAdyaezAf1BflBg3AgaAggagpB
less . aeBaoAb1Bd2AefaenaezAfcafpa
lethal_height . bvBdmAe2aefBenagla
lie_flat .
life . ezAgxC
lift . aoabzafua
light . duAggA
limb . a9AahBb4abnBbqAc0Ac4AcbacdbceAckCcsAcxAcyadlBdyae0ae1ae5BeeBekaenaeraf1AfaafcaflBgbagcBgpAgvb
limp A a9Abqac0Ac7AcsAd2AdvB
lips . bzac0AdlafcBgdA
locked_in a
long_time . acAaeAbiDbkAbyAbzAcaacuadmadwAe0ae8AenAfgAftafvafyAg0ag1a
loss . aeBclAdjBf3AfobgfagtA
lots . aeAazAbdAbhabvAbyAc6acbAcoAcyBd7AdeAdiAdmAdnAecbeqBerAfcBfiAfkAfyAg8aggAgta
low_mmol . alAb2AbkAdmBduBf4Af5CfeAfva
low_number . agaaoaaxAb2Ab9AbdAbiBcdaceacyAdkAdnAf4EfbAftAfwAglah1A
low_percent A ceacpacvbdfB
low_temperature A f4Ah1A
low_word . d4AdmAdyagaA
lump .
magnet C cuAfaDfjAfvAfzA
make_sound . c7aezA
malaise A
many . azAb0AbnBc5acvbcyBdfAdiAdmAdvaefAemaeqBf3Af9AfkAfvCg0ag4A
many_grams B
measured_fever . b7Ab9Bc7acdadkAf4AfaaftAh1A
medicine_store . faA
melena D
memory_loss A
meningitis E
message . bkac8adua
mine . axBb2Bbkacuafoa
mistake A bkAc7AcuAd4AefAfvBgaAgmA
mistaken . cfBfaA
mix . c7AcfAdiBecBedB
mouth . b2Bb3Ab5AbdAbeBbhbbkAc0Ac7BcfCcxAdmAdnAdvCdyBecBehbepBeqAeyBf1AfcDfiAfjafoafpAfsAftafwag1Bg3CgdCgia
move . bkAclAfta
multiple A ceAcuBdmAfeAfvAg1AgaB
mush .
mushroom . cbCd9AduCfaBggA
nails . faagya
nausea . bkabzAclbd6AdmadvAfoAgaa
neck . c7AceAddBggAgmAgoA
never . duAgxA
newborn C eqbh0a
nipple a bza
nitro B
no_better .
no_more . c7AcsAd5Ad7BdgAdvAf9Ag0agoAh1A
no_tears C ezA
nobody b bva
normal_temperature b dfbffa
nose . csbcxBdeaefbehaerafjafoaftagmagta
nosebleed . bkAenAerbg4a
nostrils_flare A
not . bkAboac5Ac7AcabcdacfacoBcsAcvCcyAdgAdiAdkadmAdnAdvAdyAe7AecAehAemAf2AfoAg8BgaaggBghBgiAgqBgtAgxAgzAh0B
not_breathing_word G c7C
not_now c bmbbvac7bd3Adkcdmaf3AftAfva
not_working . dvB
not_yet .
nothing_out C
odd . dgAe7AecAeqafvAgfAglA
oil A d7AdmBfja
on_fire C
open .
opened .
out_of_water . caacdaclAd7advAe1AecAefBegBfaAfqafvAg5AggAgjagmC
over_now b
overdose_word D euC
pad A c5AcjAe8B
pain . coacyad5Ad6AdsAdybecbehbekbemAezAf2af3AfbAfgAfpAfsAg8ageAgpa
pale . dmAduAdxAehafsbgoA
palm . cfafcAgeA
palpitation a
paper a c7agta
paralysed B dvAf3A
per_day . c6acjAcsBe1Ae8AfabfvaggAgqagrah0B
period a duah1a
person . cmacnacyAd1Ad5Ad7AdnBe7aecAegBekAf1Af4afbBfcAfgAfhafoAfvAfzag4Ag5DgdAgkAgrA
pharmacy . gja
phlegm .
phone . cpadgadjaeaAecbeqafaAfjAfvAgmagta
picked . cyAduAeaAfaAggA
pillbox . fvA
played . csaefafaag6a
plenty . cfaclAcvbcyAdfAdmAdvaefAemafvBg4Agla
poison . cfAcxBe0be6CeaBefAemAepaeraf9AfaFfvCg1Agaa
poison_figure b
poisoned D
pop_noise B
postpartum . dmAe8A
power_tool A dlA
pregnant . d3CdjBe1befAezAfcAfhafiAfkafqageCggaglagnCgoa
prepared .
prescribed . fvb
pressed . cpacyAefaehAeiAemBezAfaafbA
pressure a crAdmA
pressure_number_high .
pressure_number_raised B duA
preterm . cuadgadkBdnBecBeraf4Cg1ageAgnB
prevent a
product . efafaAg1AggAgmA
pulse A fvb
purpura_word E
put . dgAdoAe2Ae9AfjAfkAfvAgoAgpAguA
red . d7admaduAdxbegAemAepaeqaf7afjAfwafxbggBgmagqA
red_jelly B
remember . dua
repeats . d1Befa
respond .
ribs . dgAejBezAf2BfoAfuagaAgmA
ride . g7A
right_low A duAezAgoB
rings . duA
ripped . d7BdvAdyaeaBefaeiAf1AfcBg1AgyA
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
see . dvBf3B
seizure F
sever A dlAeaafaAfjAgyA
severe_burn . dmCdxAe8BeqAezAfcAfkafvAfxAgiagpAgyA
shake A enAf4AfbBgzA
sharp . e2af1CflBfoa
shin_bone A
shock_word B guA
short_leg B
shoulder_blades A
shrill C
sick . epAezAf3Af4Af8BfcAfgAfkafpAfwag4agaageA
side . dvBdwBe1Be3CecaehberAfgAg1agbAgiAgoC
sight_lost F f3B
skin . f2afjafpagdA
skin_bump a gla
skin_off A
sleep .
sleep_lots . ggAgmBgrah1B
sleepy_cause . ecaenaezafoAfpagaAgla
smile B f3A
smoke .
snake D epBfaC
sniffed A
snores a ezbftagia
soak . fyA
socket . gpA
someone_elses . efAfvCg0ag5BgaAgoA
spasm A enA
speak . ecAf3BfaAglBgtb
speech_word . f3A
spike . f1BfaaflC
spilled . ekAeqaf2BfqafuAfvAg0Ag4ag5AgaAgjagra
spit A g1a
spots . emBeqberaezAfcAgdA
squeeze . ezA
stabbed G
stand_up .
static_shock c
stay . h1a
stiff . eqcfaafcAfjAfkAfvaggA
still_bleeds B
sting . f9AfcAfkAfvA
stool . ezAf8BfcAg1agdCgma
stop . fvagtah1a
stranger B
strap a
street_drug C
strength a
strength_loss D
stroke_figure a
stroke_word B
strong . f3BfcAfgBfiAgsB
strong_acid C
stuck . fjAfkCflafzBg1AgpBgzA
suck_in . f4AgsA
sudden . fgBfnAgbA
sugar A fbBggAgra
sugar_mmol .
suicide A
sun a
sunken E ggA
swallow . g1Bgta
swallowed . fgAfiafsAfvafzAg1Ag2Ag9BgsA
sweat . fjBfoAftbgaa
swell . fkCfpAfsDfwag1BgeAggAgibgza
symmetric A
syringe .
temp_word .
testicle . ggA
testing .
thick . fsBfwag1A
thing_swallowed . fkDflAfsAfzAg6agla
throat . flAfoAfzBg1Cgia
through .
throw_other a
thunder .
tight . foAfua
tingling .
tiredness a goa
toilet_training c
tongue . g1C
tonight . g0ag8agiagoa
too_much . fvBgoa
took . fzAg4agoAgta
tooth .
touch . guC
towel A
toy .
treatment .
trigger . gfAglagsBh1bh2b
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
export const WORD_WEIGHTS = `A abajo abre abuel accou aceto actin adelf agita agite ago agony alarm alcoo alred and antec antic antif anyth aplas appel appre appui arach arran arret asked asmat ate atroc atrop autou avisp awful ayuda azul bajo barel barki barra bat bayas beau behin belly belt bent blade bleed bleu bleus blind blood blotc blow blue bolit borde borra bote both boton bouge bouil breat brown brula burne butto cable cacah cae cage cai caida calpo came camio campo canti car caram carbo cardi catch caugh cerra chais chauf chez chorr chuec cierr clamm claqu clava clean cloro cloth coagu codei coeur coinc colla colou comin comio como conna conoc consi copin coraz cote cotes coupe creus crie crise croqu crush cuerp cuest cup dad dads dalsy decir deep desco desor dessu desta detec dice dio dirai dire disso doesn dolio door doses dots drain droit drool droop drunk dura duro empez empty encen encon encue enfon enorm entai enten enter enton entra erreu es escup espos espum essou esta et etran eucal even ex face fade faibl faill falta fat fathe fell feu fits flaco flari flat flojo floor flopp flots fois fonce fond foxgl fract frelo g gamin garga gauch gaz gens gente gibbe gicle girl girlf glue glyce goes going gomin gone goudr grand grape grill grise gummi habla hablo hacia hacie haemo hand hangi hard hardl harpi haven he head himse hit hold hora house hubby huele hunde hurle husba ictus il iman imane impor impre infar injec insop its izqui jai jaw jerki jsuis just kicke lache lance larme lego levre lily line loads look looki losin lucec luego luz lycee lying machi macho madre magne main makin malgr mamie mandi mar marc marca marid marih massa medio mento metal metro mezcl middl milie min mismo missi mista mitad ml moani moi moiti moja mom monto morce mordi moret mot motor mouil mouss mover movin muchi muy nacid nafta nan nanas nappy narin negra negro nephe neveu ni niece nieto nobod noix nos nostr not nothi noto nouve nowhe numb nunca odeur off oil ojo olla ont open opres oreja overd pad panal paral parar parfu paro part parte patin peanu pegad pegaj pegam pench perd perds perdu pere perfu perso perte petro picks piece pierd pile pills pire plain planc plie pod poiso poitr pond pone ponie posit probo profu prope puede pulga pulle pulli punal punti pupil puso qu queja quien racon raide raidi raise raisi ramas rattl re reall recie recog recup remot rendu repos retro ribs rigid ropa route rugby s sa sacam sala salto same sangr sank scie screa seco see seis sem sens sente sertr setas shake shot sient silla since siste sniff soaki socke someo sonne sonri sont sosa souff soup souri space speak spill spiri spit spitt split spray sprea squee steak stick still stran stren stron strug suce sucke sudan sudde sudo suelo sunke sus swall swell talk telle tembl teter then thing thinn thoug throw tibia tide tiene tient toco tomo tonne tonte torci total touch towel tract trago tragu tremb tres trozo unblo under uno used uva van vape vater vert vide vie viole visag vitre vois voitu water weak weed were wet while whole wife wifes wont words worst y yaya yr
B abrio aceit acido acost ahoga ahogo aidez aiman air aire allon alqui apart appar ardie asfix atrag babys bafou baies balbu bano bleue boili bone boute brigh bu canna cant chair chemo chewe chimi chiqu choc choqu closi clutc coloc coma comim confo confu consc cordo cosas crane crash crisi crook cuelg dado debou delir derec desma deven di diape diero dispa dived douch dropp drown dur echa effor elle enchu encim equiv error estuv etau etouf explo faint fire fit fitti flatm fluid foami fonta fourc fuerz gas gasol gobe got grado grita grose groun ha hasn hasnt heate her herse hes him hipog his horri hour huile hypog inste into isnt jarri kiwi knock lado lagri lange lavad leo lieu like limp lithi lo looks losa lumin malai mano masti metio metre mins minut mothb nacio nena newbo noire notre noyer nuca oedem onto os palab papy parle pelle pend peopl pila plate posos pouri pris proje puce pulse pulso pumpi quimi rat rats react reagi recon recu redon renve repre respo ronde sabe sale salen salon say scald scoot se secon seein sees segun sent sever shaki she side sight sigue slurr sorti souda soude sound spot stabb stopp stuck stylo sueur suffo suspe tabla talki tears terce third thund times toddl toile took torax tour trapo turni type vacio ve vento veo vibor viper visio wc weird went xarel
C accid agarr aguas arres arter ataqu azule board clots co coin compl crach cree crois degre devie dextr doble doubl eaux epile estab estam gaspi grave gris havin heroi hi hirvi hundi impos incon lui monox mucha noyad parad pouls puse rato reacc repen respi sacud sait sang shes shock soft somni taken think thora uncon very vient voit
D bebio choki convu creo elect epipe intox sort
E drank menin
a abces about abrir absce acari acele ache aches achet achy acoup acues adelg adult afrai age aguja aid aide aine alivi almor alrea alto amari ampol ampou anima annee anos antes anus anxie appoi ardor arros artro assez athle aujou aunt aura autob auxil avait avant ayuna bajar bajon balan ballo barco basse bebes bebi becau bedti befor best bette bien bin bland bled blist blues boost bosse boxes bronc bross bug build bump bumpe bumps bunge cader caigo calam calcu calie call calor canap canci candi cansa cap carga carot carpi carte caspa cast cat cauch celul cena chale chamb chans chapp charg chass chat chaus check cherr chewi chick chicl chien chill chois chole chupo ciati cicat cinco cinq click climb clock code codos coles coliq colir colly combi comer comid compo confi conge connu conta cooki corn costr coude count coura cours crack cradl cramp craqu crece crema cried croni cross crout cuant culit cumpl curad curar cure curso cutti dandr dar debaj decal decid dehor demen denti depil depor depre depri did didn dient diet diffe diger dijo dile diman dinne dis divor dix dizzi docte does dois dorma dors doudo doy drawe due durmi dust ears eat ecole ecran ecrit edad effet egrat eleve empor encar encia energ enlev enrou entor epaul epluc eruct eryth esa escap espin essay estac este estom etein eveni exame exams faim fesse fessi filet final flash flato flush flyin food footb foreh forev forge forgo forme free frequ fresa fridg front fumar fungu gangl gato genit genou get gimna glute gordo gotea grani grass gripp groin guard gueul gum gums gusto guy habit hacer halei hambr hanch hango happe hate haut healt heari heat heel hell herpe hierr horno hui humo hungr id if ils incar indig infec ingle ingro insol insta inter intes intim invie ir ironi itch itchy jab jaja jaune jeudi job jouer jour jueve jumpe juste keys kg kidne kids killi kilos knee known labia lacte lag laiss lait lamio lasti latel lavan leafl leavi leger legum lejos lende lente lenti libra licke list lista liste livre llave lloro locke lol longe lourd love lumba lump lunar mad maigr mala manos mante marat mardi mark matan match meal meals merci merit mesa met mettr mieux migra mild milk minor misse mites momen monda monit moral moust mudan muere mulet munec nadie navid neces need needl needs nerve nervi nervo new nicot night nits noisy nom noon norma note noter notic nudo nuits numbe odio odora offic ofici oidos ojera olfat once orden ordin organ orgel ortei orzue ouvri oxyge panic panta paper papie paque parce pared parpa parqu pasa pasad pasaj passa paupi pecto peeli pelad pelic pelli pelo pepin perce perfe pero persi pesad peu pezon pica picor piedr pieds piens pies pilas piles pillo pimpl pinch pins pizza placa plage plan platr play pleur pneum poco polen polvo poqui porqu porta posib poupe pox premi prepa presc prete prima probl proch prueb psori pu puffy puree quel quell radio rage rando range rasag rasan raspo rate recet redac reflu regim regle regur reins rempl renov rentr repea resta retar retou retra reuni reve rhini ringi rinon ronco rough runni runny sabor said saliv sarpu saute scab scar sciat seasi sec seca seche sed sein seins sensi serai serie servi shavi shing shive shoes show si simpl sirve ski slept small smoke snack snore soap sofa sofoc soif solar solei somme sonar soon sore sorta spasf spicy sport sprin stabl stain starv stone stres subir sucre suelt suici summe sun sunda tabac taill take takes talks talon tan tapon tard tasse teddy teen teena tele telef telep tempr tende tener tenis tenni tensi termo thank thirs threw thumb tinni tisan tobil toca toe toena toes told tomar tonsi tord tos tot trace tren tried trip trous tu tue tunne twitc use usual uti va vacac vacan vacci vacia vacun vamos veget veran verdu vergu vers verte vez vieil vieja viend vieux vin vinai vineg virus voice voir volar volve volvi vous vu vuelt vuelv waiti wall wanna warts wax way well will wind wine witho worn wrote years yeast yeso yogur zapat zoste zumbi
b acaro acne afeit afoni aguje alime alway amigd anali angoi ansie antoj aphte arthr aslee astil bascu bites bloat block brise bulto butte callo canke catar cause cera cerum chron cisti codo colic compu condu conjo conju conse const courb cravi crayo cream creme crick cruje cysti derma dieta diges disch eccem echar eczem elbow enrhu escue esgui estor estre etern exam expir faut float flu flujo footi foule fumer garra gases gassy gerce gingi gota gout goute gras griet gripe hair hamst hemat herni hiver holid hongo how hungo ibupr insom jeun juega jugan kebab leve leves lice llaga lombr loose low maneg medus mejor melat menop mocos mole moque mosqu movil muerd muscl muscu mycos nettl nicke noctu often olvid oral ortie ortig osteo otite otiti otro oubli pela perim phone pican pink piojo polle pompe possi poux prosp punto pupa rasca raspa rdv rein rende resac revis rhume rit rodil sad sarte scrat secos secs seque sert siemp signe sinus sneez splin sprai stati stitc stye syrup tapad teeth tendi tendu thrus tick tickl tigre tique tiron tomat tooth torti toxic trist tuesd tv ulcer usele vagin varic verru viaje vitam volan voyag wart which winte worms zona
c cita frigo hiccu hipo hoque irrit joint resfr sickn`;
