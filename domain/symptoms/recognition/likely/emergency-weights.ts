/** Written by `npm run learn:emergencies` from the phrases of `testing/samples`: change those, not this. */
export const BASE_WEIGHT = -7;

/**
 * Of a concept, `-` before one that is denied, then with each concept that stands near it, by the place of its line in
 * two digits of base 36: A to Z for an emergency, a to z against it.
 */
export const CONCEPT_WEIGHTS = `-abrupt A b8A
-after_verb . 1uA
-bad_sign . 10a2zA5yA6lA81A8iAayAb1AbsAd7AfjA
-bear . 4pBblBcoBdbA
-belly a b8a
-bend A 3jA69A7cA8iCb1A
-beverage a 6gab8a
-blood . fla
-blurred a 4bab8a
-breath_smell A b8B
-breath_word B 6lAb8B
-breathe C 31A3nA76A7gA8eAb1Ab5bb8CbsAfjAg1Ag6A
-burn a b8a
-burn_place . 22A4uB7cA
-can . 0za3mB6ga
-catch_breath C 31B4uCb8C
-closes . 8dA9yA
-coffee a b8a
-cold a b8a
-complete_sentence A 3mA4uAb8AbsA
-container a b8a
-cough . 4uB57A7qB98AepAeyBfaA
-cut a b8a
-diarrhea a b8a
-disappeared . c9AcgCdyA
-dog a b8a
-drink A 32A3jB3mA54B55A6fA6hAdiBdtAfjAg3AggAghA
-eat . 3jB54A6la7nB7qa9zBbqAd6Aeyafjag3AghA
-fade A 85Ab8Ac9AcjAdyB
-faint b b8b
-family A b8A
-feeding . 31a4ua6fBb1afjAg0ag3A
-feel B 31A3eA3jB3kA3lA3vA4pA54B55A6bA6vA7bA9rA9yAarAb1AbsAc6AcdA
-fever a 3ua4pa54ab8acoa
-figurative a b8a
-figurative_death . bsAg8B
-filler . 54Ab1A
-find . 3pA54A7gAcgC
-get_up . 3eA6lB7bB8uB9yAbhAdwA
-grabbed A 31A
-halted . 46A
-hand A b8A
-hard b b8b
-head . 31Ab1A
-headache A b8A
-hurts_eyes a b8a
-ingested a b8a
-inhaled A 31Ab1AbsA
-inhaler A b8A
-install A b8A
-itch a b8a
-keep_down B b8B
-kick C b8CcdBg5B
-know A 2uA6gAaeAb8AbsAepAg8C
-leg A b8A
-lift . 3eB4pB6bA7bA9yAb1Ag0a
-limb . 22B
-make_sound . egBeyA
-move C 31A3jA3nA4pA54A7mA92A9rAb1Ab8BbsAc6A
-not . 1uA6bA
-open A 4ua6yBb8A
-pain a 4pab8acoa
-phone a 4bab8a
-pregnant a b8a
-pulse D 31Bb8DbsA
-recognise C 31A6lA8zA97Ab1Ab8CbsA
-remember A 48A8iAb8A
-respond C 3eA3jA4uB54B5tA5yA6lA6yA7bA7gA7hA7mA7uA8pAalab1Ab8BbhAbsAbvbd7AdcAdrAdtBdwAffa
-right_low A b8A
-rise B 31A4pBb8A
-say . 5yBbvad7AdwA
-see B 31B4ba4uA6yA7gAb1Ab8B
-seizure b b8b
-severe_burn . 31a
-side . 2eAb1A
-sleep a 3jab8absa
-sleep_lots . 3jabsa
-sleepy_cause . 3ja
-smile B 4uBb8A
-snores . dia
-someone_elses a b8a
-speak B 2zA31A4uC55a6bA6lB7gAaeAb1Bb8AbcabsAeiA
-squeeze A 31A4uAb1Ab8AcqA
-stand . 7cAcoAdbA
-stool a b8a
-stop . 3iA3mB44A45A46B47A5rA6ga6sAa2Ab5Ab6AbhAd4A
-strength . 6fab1A
-strong A b8A
-sudden A b8A
-sugar a b8a
-swallow . 4uA6aA94A
-swallowed . 35A3jA6aB6ga6hA6la7qa94A9zBayad6AdiBdtAeyag3B
-swell a b8a
-tonight a 31ab8a
-took . 54a6aA6gb7ga94A
-touch . 7cA
-urinate B 31B3jA3mA54B55A5zA71A7gAb1Ab8BcdAdbAf8AfvAfwB
-voice a b8a
-vomit a b8a
-wake C 31A3nA4uA54B5yB6lB81A8pA97Ab8BbsBd7AfaAfjBg3A
-walk . 4uAb1AdcB
-water_place a b8a
-where_when A 6lAb8A
-work A
-worth a 31a
-wrists a b8a
a_little . 2yb2za3ga3ka3pA3sa46b47a48a4kA4oa4uA57B5fa5hb5pb5sb65A7qa81a8db8ka8wa99a9ga9yaa4BaeaaqAbhAbwaciAcsadrae3Ae4ae7aeiaeoaeraexaf9afeafgafiag4agea
abrupt A 35A48A4lB4pA4rA51A5vA67B6bA82A8dA8eB8iA8kC9rAa3AaeAayBbaAbhAblAbpAd3BdbAddAdkAdtAduAevAeyBf2AfqAgdA
accident . 6kA7qab8AcpBeyafpB
after_verb . 3da3fA3iA3pA4ba51A57A5rB5vA6lA70A7uA82B8dA94A9aaagAaqBb5abvac0bcfacjAcsAd0Ad7AdfAdhAdiAdtAduAe7AefAezAfgafnBfwAgdA
age_word . 5nA7qA8pa98A9zAb5ac0Aciad6AdiAepAeyafaAfgag3AghAgiA
alarm . 3mA3pb4wA7aA9ccawAcrAdladoAewbfvA
alcohol_drink . 54B55C5nA69A85aa4AaeAapAbsAc9ad2Adbadyaffafga
all . 3da3gA3lA3tb41A49A4cA4iA4lA4oA4pA4yA5oB5uB5va5wa60A65a6fA6gB6wa6yA71A79A7kA7pA7qa80a89A8dA8kA8oB97A98A9rA9saamAanAapAaqAb1Ab8AbhabkAbrac8acfAcqAd2AdiAdpAdtaduAe3aeiAepAerBfaCfbafiAfpAfsAgfAghA
all_over A 3mA3sA55A5bA6yA8wAcdAd7BdcBdsAe4AerAezA
allergy . 3sB4pa54B6kB8da9yaaqAbhabnae6Be7AepBerBezAfgA
alone . 3ma9yAb8adcBe8a
also a 4pa5ba6ga7ea81aepaf3afaa
anaphylaxis_word F 6gBerB
anticoagulant A 44A46A47A48B6lA71A7bA7gA8iAa2Ab6B
apart A
appliance . 3da4sc54A55A5na7kb7va98B9caaeab8ablAe8aepBeybghA
arm . 3ea40a4dA4oB5uA5vA6kA72A7qA8iA9hB9rAb8AbdAd7Adfadiae6ae7AegaeqAeyA
asthma . 3iB4lA54B6gA6wa7gAaeAb8BbbBbzAc8ad6BdtAefBerA
at_once . 3nA4pA6gA8iAaeBbzBevAf2B
ate_drug E 54C55B6gC6lBcfB
attack A 3mB54A6gA6sC99A9aAb1Ab8BbsBcdAd4Bd6Be4AefA
baby . 3nA3pA46A47A49A4aB4dB4jB4kA4lA4oB4sA57C5jA61A66A6bA6dA6iA7bB7cA7mB7nA80A8eA91A98A9la9zCa8Ab1Ab2Bb7Ab8Bb9BbaabhBblabmBbnAbqAbyAc6Acjbd7BdbAdkadsBdwAdxae4BenCepAezBf8afeAfoAfxag3Ag6a
baby_age . 3rA3uA45A46A47A5oB5zA6iA7bA7qA8kA8na8ta98A9zAa2aa3Aagaarab5ab8AbhAbsabzAc0Ae7AfjAftAg2Bg3A
back . 3va46a47a4oA5la6bA6ga71a7bB7ua9vabwac6bcpAcxAdybega
bad_sign . 3qA3ra3uA45A46C47A48A4cB4kA4vA5ca5dA5fB5iA5mA5pA5uA5xA5yC65b6jA6sB6xA6yA78a7bA7ib7mA7zB82B88C8iB8oB8qA8sA8vA8wA93B99A9oA9pC9xBa9BaaAalaanAaqAaraauAayAazAb3BbabbbAcaAccAcjAcmAd7BdeAdtadyAf2Af4af7aflaftAg6agbAgdAggBghA
badly . 49A4jA4kC51A55A5fa5hA5la65a6fA6ka7qA8ia97A99A9maa0Ab5ab8AbdAbmAbrad3adiadoadradtBf8aghAgiA
balance a
battery . 3va4uA54C61B6aB98B9caaqAb1AbdaciBe8aepCeuaewafaBg3ag8a
beat a 48A8la
bedwetting . 4lA6ba6lA7ha7uafna
bee . 8eA8wA9gbaqAcjadbAeoAepAerAezAfaAfuA
believe . 6ga6lB7gA
belly . 4dB55A5rB68B6bA6xA7bB8eAa2Aa4ab8AbhAc0ac6BcdAcqAe0Be4Be7aefBepaerafpAg3ag8A
bend . 6lA7ga7uAaqAb8Ac6AdcAg8a
berries . 6kCbwAc0AepCeraexa
beverage . 4dA4kA4lA51A5ha5nA63A6lA6ya72a7da7ga7kA80AaeAanAaoBbvac0AcoAdcA
big . 47A48A4pA5dA7gA8laaeAepaeqAf3Af8afgAg8A
birth F
bite . 4kA4za6gA6ka6ya70A78a7gA7pA8da8gA8wA95aa4Ab8acjad6AdbAdmDeoAezAf3AfaAfrAfuA
black A 41B48b4wB5fA5zA64A6ga6lA6yA8dA9fbdbAe7CfcAfsBg3Ag9A
blades a 42a
blank_look B
bleed . 5pB8iA9rAa4Ab8AbuAc6CdxAe5Ae7AefAfvAg5A
bleed_lots H 4pA55A85A9pA9rAa4Ab8AbhAc4Ac6BgeBgfA
blood A 54A55A5pE5wa6ga71A7da7ea81A8iA9rAa3Aa4Ca6Aa9Ab8AbhBbsAbuBc6CdbAdfAdpAdqadwadxDe5Be7BejaekaerAewafaafbafdAfnafvDg9a
blood_loss . 55A5pC6ga7da7ea81A8iAa4Ba6Aa9Ab5ab8AbuAc6Cd6AdpAdxBe5BejaekaewafdAfvBg8A
blow . 48B4ka4lA4na5ca67A6fA6ja6nB73A7mB8ea8iA8ta92A9saasAavabaabyabzAc0AclAcmAcpAd8addAdfadiAe4AeqaerAexAeyaf8AfpBfsbfvBg0a
blue B 49A4lA54C57A61A6kA7cA9aAa0DaqDavBc0acfacjBeybg8A
blue_skin E 54C7qAa0AaqAegAeyA
blurred . 4ba54a6lb8kA9vAb1absac0ac6AcfadbAfta
boiler . 5lA64A7ea8kB8rA8zA97AbdAdbBdlA
boiling A 4dA4oB4pB4yA54C5fA70A7vA8dB9rB9yBbeBbhAciAcoBcsAd6BdgAdjAdwCehAgfA
bone . 5sBegAeyaezBgeB
boot . 4ua6ba7bacuadmAfiafrA
born . 55A7cAbqBghA
breastfeeding . 4ha69a79ab0adba
breath_smell . 54a5yA6va7wAd6aefa
breath_word . 5yA6va7gA7qA7wA8eA8wAa4Ab5ab8BblacoAdwA
breathe . 4lB4uB54A55B5yA6fA6ua71a74a7qA7wA8eD8wAa4AacAb5ab7Ab8Bc0AcoAdobdyAe6AejAf0aftBg1Ag6c
breathless E 4pA54B6lB6vf71A78C7aB7db7eA7gA9rA9uA9wa9yAbsAbwactadjAdtAeiBerAexAeyBf3Afpa
broken_speech B dtB
bruise . 9ra
burn . 4pC50B54C59a6yB70A7da7ea7maapAaqAbeBbnAbsAc0AciAcsAd6Ee1aepAeya
burn_place . 4yA50A57A5eA5hA5pB5uA5vA5za63B65A68A6ma6xA7mA7na7pA82A8aA8kA8lB8na8oB8pA90A91A97a9hB9oB9vaa3aaraawAb8AbbBbrac5acpAd8AddAdfbdiadvBe0CeiAeqAezaf0Bf5bf9afcafiAfyAg1Ag4B
burp b
burst B 6vAdbAeiA
button_cell C 54A6jC98Bb5BciBepCeubfaB
came_out a
can . 5na5ya6aA6fA6gb6xA71A7cA7la7nA8eB8iB8uA92a94A98A9aa9oa9sBb5bbaAbvbcgBd0ad3adcAdtAfxAg1ag6A
cannabis C 54A55A6kC7qBepDeyA
carbon_monoxide C 7aA9ccc2BcrAdoAewb
care_for a
carried . 51A5tA8iA9hA9rAd7AdfaeyAg8A
cheek . 54b6bBcjaepb
chemical . 6bA6yE79A7bA7yA8dA8ka8ra97a99B9yAanAapAb8abnac0AciAdeAdwBdybe8aepBezAg8a
chest B 5bA5eA5lA5pb69a6lA72A7aA7qA9gb9hA9yAa4AbbBblDbmAbwAc9BcsactAd0Bd8AdbBdfbdjAdyaefAehaeyBf3Df4afvAfxAg3AgfA
chest_muscle a bla
chest_word B djA
child . 57D5fA5ha5jA5nA5sa5wa5yA61A66A6dC6fD6gC6iA6rA6sA6va6yA70B73C7aA7nA7vB7xb86a87A8dA8eA8gB8ka8rA8vA8za98A9aA9fA9la9oA9tA9va9zDa1aa2Aa3aa5Aa8AabBamCaqAauAb2Bb4ab7Ab9BbaabbAbcabhAbmAbnAbxAc0Ac6Ac8aceacrAcuAcwacyBd0bd1Cd4Bd7AdcAdeAdkbdoadqAdsBdwAe4BegAehAejAenCepBerAevCexBezBf0afbafkAfoAfwAfxag6ag7Ag9Agga
child_age . 5jA5oB6fA6gB6iA6lA6va6wa6yA7bA7qA7uA8na99A9zAa2aa4aa8Aaraawab5ab7Abcabrac0BcaBcoBd3ad4AdcAdiAdyAe3aeoAepAezaf5afgafpaftAg0ag2Bg3Ag6aggB
chin . 7cAdyb
choke C 58b6lB7db7ga7qA7wA9ia9rAb1AbibbsBd5Ae7AeyDfeAfgAflbfsA
choke_figure b 7da7ga
cigarette . 6kA8da9yaepBfja
closed . 6yB73A
closes . 6kA6yA70A7aA7qA8ka8wBcsAdyAepAezCf7Af9afgB
clothes . 5sa6ba7bb7ea7ga7lCa3ba9abfCbsac6ad6ag0agea
clots C 5pB
clutch . 6lAcoA
coffee . 5fB71a8kb8tA9saaeadbCdwae8bepbf9afjafvC
coin A 6bA98AaqAepAfaA
cold a 5pa7ga8ib92ab8Abnad7beqCfpag1ag3a
cold_body .
cold_decimal A bqAghA
cold_sore b
complain . 5pa69a6ga81a8tAa6AagAbnabwacsadiadjaeqaezbf4Agaa
confused E 5mA6lC71B7cAaeAbsBd7AdeAf8Ag8A
container . 5pB61b6ua6va80a8pa92A9ca9yaa3aa4aaebb8bbaabzac0Acfad2AdwAe3aeoBepAf3af9afaCffafga
contraction C c6BcdDd6BefAg5B
cough . 5yb69A6aA6lB6ua6vA79A7pA7yA92A98C9pa9saaeaanAapAbhBbqbbsabuac0AcfAcjCcoacsacyAdbAdwAe7AehAepBeyaf8afaAfeAg1A
coughs_blood_word C
cry . 6bA6ya7ea7qAa4aa6AagAb2Ab8AblAcdacoAdbAeyAgaA
cut . 5uA6bA6la7bA7ea85A9yAa0aaeaaqabhAbsac5Ad5AdwAg0ag4A
deep . 5uA6va6yA7ea7qA85Ab8AbsAefaegAehaepaezB
deep_wound F 7qA7vB9rC9yAc5Ad5Bd6AfpB
deformed . 70A71A7bB7qA9rA9yBaqBbqacpAdcAdkBeiAeyAfpB
dentist a 6aa6ba7pa9haaqa
detector . 9cbawAcrAdbAdladoA
diabetic . 6ka6va73A7ea7wA92b9yba6Ab8Bd0Ad7CdbAeqCfkBfvB
diarrhea . 69a6iAbsbcdAe7aenB
die . 6lacqB
disappeared . 6aB6lAb8AbyBcfaciAdbag1A
disposal a
dive A 7qA9yAaxAb8AblAcoAg1A
dizzy . 6uB7aa7gA81a8pb92a97A9tactafsA
dog . 70B7qabsacsDd6Adbag0a
dose . a6aanAasCe8afga
double_vision D 71Ba2BeiB
doubled B blBcoBdbB
drink . 69a6fA79b7hA7uA87A89A8fB8ka92C97aa9Ab0ac0DcfAd0AdjAdwAdxae3AefAehaeiAf3AfjAfoA
drool . 6bAa4aaqAb8BdcAe4AefAeyAezAfbafeA
droop . 6ga6lA6nB70D7bA7ca7ea81B82A8bC8iA97B9ia9tAaqEbaAbqabsBbvacdAcqAcsAdcAdkDdrAdtae1aeeBeiAf5afbafkAfvAfya
drops_things D 8dA9yAdcA
drown F b8AbaccdBcyBg1C
drown_figure c
drowsy C 6fB6ka79A9zBb8AfjBg0Ag3AggAghA
drug . 6kB70A72a7ba7db7lb8ea8ka8lA8za98B9ca9dB9fA9saa2ba3aa5aaeBanDasBaybbbAbjCbqabzAc6ac8acbAccBcsAd6AdcadrCdxbe3be7aehBeoAepAerAeyAf9CfcafhAfoafsafva
drunk . bsBc0AdtC
dry_nappy D 71Ba2Bb2CcdAdbAe7Af8B
ear . 6va78a7bB7qa80a92aa4aciBcraegaepbg1ag7b
eat . 6uA71A76a7ea7hB7uB87B8nb9oBabBaqAauBbvBbwAc0Dd6Ae8AepaezAf9afaafgAg0b
elder . 6lC6wa71A73A82D87A8iA8lB8xa95B98A9qAa3AanAaqBasBbabbdAbvac0AcaAcdAcqAd3Ad6AdcAdjAduAdwBe7AeeAeqAf8AfaBfhAfiAfjAfkAg1A
electric A 6nA7va9radwBf8afcCg4Ag9A
electrocuted F 8dA92a9yAbsBciBdqAdwAegAfaAfcAg9B
embers C
emptied_container D
empty_found A
empty_word . 7aa
epilepsy B baacdAd4Bdrae4A
epipen E
everyone . 7qa8kB8oBbvac0acdAdbAepAfaA
exertion . 6va8iB8pa93a9pA9ra9zaa4AaeabhAc0AcyAd6ad7adcae4afaafkAfpafya
expiry b 6wa9aabsaepag8a
extreme A 7qA8kB9gablAcqAdbAeyA
eye . 7da7yA8ea97A9xAb8Cbaabvac0DcjbcuBd6Ad7AdcAddCdwBe6aefaeiAemaerAeyBf4afqBftAg0ag1a
eyelid a d7bdsa
face A 8na8wBa4Aa9Ab1Bb8Bbwacjad6AefAemaepAerBgaa
fact_word . 7bA7qA82A8dB8iA8ka8ta9faa2Bagab6Abvad3AdcAdfadtBduAdybefAegAevBf8BfaAffafjA
fade . 7uA8iaaqBbqacoAdbAdcAdtAe8Ag1A
faint G 75A7bA8iA92B97BbsCcdAcpAdrBfpA
family a baac0a
farewell_figure .
fast . 8labla
fast_number A
fear . 78b7gac6ad6ad8ae6a
feeding . 7ea81a87A92AanAb0abhAblAc9AcfAd0AdjAdxae8af3Afva
feel . 7eA8oA8tA9ta9zAb8AcrAdjAf3A
fell . 7mA7va81B85A8iA8pC90A97A9ba9ia9tBa4AaqAaxAbdAbsAbvabyac6AcmBcoBdfadrAe7aefAeiAf5afaAfkAflafmAfvAfya
fever . 8iB8kB93B9sa9xBa9aaxDazFbacbyacdAcoBcqAd6AdeBdyDe4DefAegAejAepaezaf8afgbfsDg0ag5BgfAghDgiD
figurative a 7da7qaa2aa6AbhbbsabzAcfaefaeqAf3ag8a
figurative_death . 7eb80a81a8oaazAbnad7adcadoAdradtbe7Ae8aepaeqBeyAf9afpafsAfxag8a
figure b aqa
filler . 7ia7pA82B89A8mA97A9aA9ia9waa2Aa5aaeaaqAbabbyacqAd4AddAdpAdtAduAdzAe6AeeBegBeqAfaAfiAg1ag7AggA
find . 92A97aaqAepAg1Cg8b
fine b 8mbbsAg8a
fingertip A 9yB
finished . aqAb6ccoAdcAg0a
fire . 9yBaqbg8a
floor . 8pB98bb8Ad4Bepa
floppy A g0A
fluid A
foam A a4aaeaaqAb8AbhAbsBd7Be4BefAezAfba
food . 80a8fa8na8ta98b9ia9oaa7BamaanAauabwabzBc5BcsAdcAdfbdkAdqAe8aehaejcepaeqBerBezAf9afcaflafyag0ag4ag8Ag9A
food_poisoning a
foreign_language b
foreign_throat B ezB
found A 87B92A97a9qAa4AaqBb1AbwAdcAdkBdybg1Cg8b
fracture a 8lb8pa9rAbha
fruity . 98AeyAfaA
gas a
gas_poison . 8da92b97B9yaapAaqAbhabnac0BciAcja
gas_smell E 8zA97CdbB
gave . 8ka9dB9eBa5Aa6AaeAamaanBasCbhabsabzAc6adya
get_up . 9rAaeab5BbhAbsAciAdwAevAezAf3AfsBg3AgfA
gibberish D 82Ab8BbsAd0CdtBduBeiAg0A
giving_away a
glands a
glass . 9oa9rBb8AbgBc5Ac9AcjAdyAe3AewA
goodbye .
grabbed . 91C9rB9yAa0aa4Abhad6AdrAepAg8a
green . dbBe7bfvC
gush A 92A9pAaqAb8A
half A d6Ag3B
half_face A bsA
halted . b6b
hand . 91B9ga9zAa4Aaqab1Ab8AbbBbeAcdBciAcjbd6Bd8AdcAdqAegBf4afaAftAg4Ag9A
hard . 8wA97Ba0Ab5abhacfacnAcoAd6adtAefAeiBeoafaafgA
hard_belly D blCbwBdbAefAgaC
hard_breathe D b5be6AfgA
hard_speak D
head . 8tAa6AacbagAbsAbyabzAclAcmAdbAefBegAeiBexAeyAf3afvAg3agdBgeAgfA
head_injury_word E
headache . 8oB8ta8zA97A9vBaeAayBbzAc0ac6BcaAd3AdbBefBeiBepberAf2Af8bftBg5AgdC
heart . a2AasAblDbsCd0Bd6AdbAdzAeqCf3Cf8AfaA
heart_attack B baabsA
heartburn b c6bepbf8ag1a
heater . 8rA8zA92b97AbdAdbAdlAfvA
height . 8pB9waa9BasBb3abhAbwac0ac6actad6AdwAe3ae8aegAexaeyafnafpAg1ag8a
hi B d0AdbAehBejBfvA
hidden_place . dbAepA
high_number C dbAejBfvA
high_temperature . 91AaxAazBb5absabyad4Ae3AejAepaeyafaBg0aghBgiB
hip . fya
hit_by B 92CbsAcpBf3AfpD
hives . 9yacsAdbAe6AerAezAfgAg7A
hoard a
hoarse . bdA
home . 98BaraepA
horse . 9yA
hot_thing . 92b97AawAbnAciAd6AdbAdgBepB
household . 97a98A9mA9pA9yaanAauAawab5abhAbvacfAcsAcxAdiadyae7AegaehBepBeqaeraexaeyafvag0ageagfa
hurts_eyes . 9hAbrabsae4Aewa
hypo C a4Bb1Ab8Bd6B
imaginary A bsAd0Ad3Be6a
incontinent B d7B
indoors . 9taarabsBcfacsAdbAdjadwAepAf4Af7AfgAg1ag3a
ingested A 9sa9yaa4AabBaeAb1Ac0AcaacfAd2AdiAdjAdmAf7AfeAfoA
inhaled . b5ab8AbbBbdBc0Dd6Ag6bg7B
inhaler . b8AbbB
injury .
install b ejA
instead . a5Aa6AbsAbzAetAfaAfpAfva
insulin_pen . asAfaA
iron a e7cfsb
itch a coadeaefaeza
jaw . 9yBblAbmAbsAd0AdcAeqAf3AfbagfA
joking b 9mabhadwa
jump a
ketone_number A ejAekA
kick b a4a
kill .
laugh_mark a aea
leaf . c9ad8BepAf7A
leak . a4Bb5ac6BgfA
lean A dcAdjA
leg . bgBc6acdaciAd7ad8AdfadjaefAegAeiAf0BfiAfvag4A
less . a4BaeAarBb5acnAe4aefAera
lethal_height . bhBdwBg0a
lie_flat .
life . bvagdC
lift . aeablaf9a
light . dbAfvA
limb . 9zAaeAauabbBbdAbmAbwabyabzBc5CcdAciAcjacuad5BdfbdhadiadjadmBdvBe1ae6aegAepaeraf0BflafqafrAg4Agab
limp A 9zAbdabmAbsAcnAdcBe7ag3A
lips . bmAd5aerAfsA
locked_in a
long_time . a4Ab6Db8AbkAblAbvacfad6addAdhadjadpAe4Af8afaaffafga
loss . a4Bbvac6Ad3BeiAfuag8A
lots . a4AapAaraaxAb1Ab5abhAbkAbrabsAc9AcjBcsAcyAd2Ad7Adtbe6Ae7Ae8AerBexAezAfdAfnafvAg8a
low_mmol . asAd6AdbBekCetAfaa
low_number . anAasAazAb6Bbyad4Ad7AejEeqAf8ag0a
low_percent A bzacaacgbd0A
low_temperature A bqAejAghA
low_word . cpAfpA
lump . bya
magnet B epDeyAfaBfeA
make_sound . bdAefA
malaise A
many . agaarabqac6AcgbciacjBczAd2Ad6AdcadwBe3ae7BeiAeoAezAfaCffafjA
many_grams B
measured_fever . axAazAbyad4AejAepaghAgiA
medicine_store . epA
melena D
memory_loss A
meningitis E
message a b8abtadbae8a
mine . anBaqaasBb8acfaf3b
mistake . b8AbsAcpAdwAfaAfpAg1A
mistaken . c0BepA
mix . bsAc0Ad2BdtAduA
mouth . asBatAavAb1Ab2Bb5bb8AblabmBbsBc0CciBd6Ad7AdcCdfBdkAdtBdyae6Be7BeeBegAerDexAeyaf3af4Af7Af8afbafgBfiCfsDfxa
move . b8Ac6Acdag8a
multiple A bqabzAcfBd6AetAfaAffAfpA
mush .
mushroom . bwCctAdbCepBfvA
nails . epagea
nausea . b8ac6ccrAd6af3Afpa
neck . cxBdjafvAg1Ag3A
never . gdA
newborn C e7beuAgga
nipple . bla
no_more . b5absAcdAcsBd0Affafvag3Ag8A
no_tears C efA
nobody b bha
normal_temperature b czbeua
nose . b5bb8acdbciBcyadwadyae8af0af3af8afaAg1ag8a
nosebleed . b8Ae4Ae8bfja
nostrils_flare A
not . baAbcabsAbvcbyac0ac9AcdAcgDcjAd4Ad6Ad7AdcAdfAdoAdtAf3BfgafnAfpafvAfwBfxAg5Bg8AgdAggB
not_breathing_word H bsC
not_now c baabhabsacdacoBd4bdraeiA
not_working . c0adcB
not_yet a
odd . bhAdoAdtAfaAfuAg0A
oil A csAd6B
on_fire C
opened .
out_of_water . bvabyac6AdcAdiAdtAdwAdxAepAf5affbfkAfvAfyag1C
over_now b
overdose_word D ebB
pad A bqAc4AdpB
pain . braciacqAdfbdiadjadyae1befAehaevAewaf4AftAg4agdA
pale . d6AdeAdyaf7b
palm . c0aerAftA
paper b bsag8a
paralysed B eiA
per_day . brac4AcdBdiAdpAepaf5afaag0ag6aggB
period a gha
person . bwac8aciacjAcmAcqAd7BdoadtAduAdxBdyae1Ae7AeqAerAevAewafaAfjAfkCg6A
pharmacy . fyb
phlegm .
phone . bvacaad0ad3adrAdtbe7aepAfaAg1a
picked . dbAepAfvA
pillbox . cfa
played . cdadwaepafla
plenty . cgbcjAczAd6AdbAdcadwAe3aepAeqAf8AfaBg0a
poison . c0AcdAciBdeAdhbdnCdrAdwAe6ae8aeoAepFfaCfgAfpa
poison_figure b
poisoned D
pop_noise B
postpartum . d6AdpA
power_tool A d5B
pregnant . coCd3BdiaefAerAewaexAezaf5aftCfvag0ag2Cg3ag6a
prepared a
prescribed a faa
pressed . caacjAdwadyAdzAe3BefAepaeqA
pressure a ccAd6B
pressure_number_high A
pressure_number_raised A
preterm . cfad4Bd7BdtBe8aejCfgafpag2B
prevent a
product . e3aeoaepAfgAfvAg1A
pulse . fab
purpura_word D
put . d0Ad7Ad8AdqAeyBg3Ag4Ag9A
red . csad6bdxAe3Ae6ae7aeyAfbafcbfvBg1a
red_jelly B
remember . dba
repeats . cmAdwa
respond .
ribs . d0Ae0BefAehBf9afpAg1A
ride .
right_low A dbAefAg3B
rings . dbA
ripped . csAdcAdrCdzAerBfgAgeA
rise . fvA
rolled A e4B
rope a
rope_harmless .
run_over F d6BfpB
sank . g1B
sats .
say . dtAduAejAg0ag1a
scald C
sedative .
see . dcBeiB
seizure F
sever . d5BdraepAeyAgeA
severe_burn . d6Bd9AdeAdpAe7AefAerAezafaAfcAfxag4A
shake A e4AejAeqBgfA
sharp . egC
shock_word B g9A
shrill C
sick . djae6AeiAejAenAerAevAezaf4AfhafjafpafuA
side . dcAddCdiBdkCdtadyae8AfgafqAfvafxAg3Cg5AgiA
sight_lost E eiA
skin . eybf4afsA
skin_bump . g0a
skin_off A
sleep a efa
sleep_lots . faAfvAg1Bg6aghB
sleepy_cause . dtae4aefaf3Af4ag0a
smile A eiA
smoke a
snake D e6BepC
sniffed A
snores a efbf8afxa
soak . fdA
socket . g4A
someone_elses . dwAfaCffafkAfpAg0ag3A
spasm A e4A
speak . dtAeiAepAg0Bg8b
speech_word . eiA
spike . egBepaf0C
spilled . e7aepaf5af9AfaAffAfgafjafkAfvAfyag6a
spit A
spots . e3Be7be8aemaerAfsA
squeeze . efA
stabbed G
stand_up .
static_shock c
stay . gha
stiff . e7bepaerAeyAezAfvA
still_bleeds B
sting . eoAerAezAfaAfuA
stool . efAehAenAerAfgafsBfvA
stop . faag8agha
stranger B
strap a
street_drug C
strength a
stroke_figure b
stroke_word B
strong . eiAepaerAevAexAf9afxAfyag7C
stuck . eyAezCfeAg4AgfA
suck_in . ejAg7A
sudden . evAf2AfqA
sugar A eqBfvA
sugar_mmol .
suicide A
sun a
sunken E fvA
swallow . ezafgA
swallowed . evAf7AfaafeAfgAfhAfoBfrAg7A
sweat . eyBf3Af8bfpa
swell . evAezCf4Af7DfgBftAfvAfxb
symmetric A
syringe a
temp_word .
testicle A
testing .
thick . f7BfbafgA
thing_swallowed . ezDf0Bf7AfeAflag0a
throat . f3AfaafeBfgCfxa
through .
throw_other a
thunder .
tight . f3Af9a
tingling .
tiredness a g3a
toilet_training b
tongue . fgC
tonight . ffafnag0ag3a
too_much . faBg3a
took . feAfhAfjag3A
tooth .
touch . g9B
towel A
toy .
treatment .
trigger . fuAg0ag7Aghagia
twice .
twisted A
unable .
unconscious_word F
unhurt b
unprotected .
urinate . g0a
vape .
vehicle . fva
veil .
venomous B
violet A ftA
vision_sign . g5A
voice . fvA
vomit . g3Ag6a
vomits_all B
wake a
walk .
wander B
want .
water_place .
waters F g5B
weak . g6a
weapon . g9A
weeks_along .
well . gha
wheeze .
where_when . gfA
wire .
wood .
work .
worse A
worst B
wound .
wrists .
yellow a ghB
young_age .
young_months .`;

/** A weight, then the words that have it, by their first five letters. */
export const WORD_WEIGHTS = `A abre abrio abuel accou aceto actin adelf advil agite agony alarm alcoo alred and antic anyth aplas appel appui arran arriv asked asmat atasc ate atrag atrop autou avisp awful ayuda azul baies bajo baner bano barel barki barra bayas beau belly bitte black bleed blind blow blue bolit borra bote both boton bouff bouge breat brown bruta burne butto cacah cae cage cai caida caill came camio canic cant canti caram carbo cardi catch caugh chair chais chauf cheek chez chimi chose cierr clava cloro closi cloth coagu coeur coinc colla colou comim comin comio conna conoc consi copin coraz corne cote coupe creus crise crook croqu crush cuerp cuest da dad dalsy debil decir deep derec desco desma desor dessu desta detec deven diape dire dispa disso doesn dolio doses dots drain droit droop drunk dura dure duro empez encen enchu encim encon encue enfon enorm entai enten enter enton entra equiv erreu error es espos espum et etran eucal even ex explo face fade faibl faint falta fathe feed fire fit flaco flari flojo floor flopp flots fois fonce fond fract frelo g gamin gaz gens gente gibbe gicle girlf glue going gomin got goudr grand grise habla hablo hacia haemo hand hard hardl harpi hasnt he her him himse his hold hora horne horri hubby huele hueso hunde hurle husba ictus il iman impre incoh infar injec insop its izqui jai jaw jerki just kicke lache lange laryn lego levre lily limp line liqui lo loads look losin loss luego luz lying macho magne main makin malai malgr mamie mandi marc marid marih massa medio memor mento meter metro mezcl middl milie minut mismo mista mitad ml moi moiti moja mom monto morce morde mordi moret motor mover movin muchi muy nacid nafta nan nanas nappy narin negra negro nephe neveu ni nobod noire noix non nos nostr not nothi noto nouve nowhe numb odeur off oil ojo olla one ont open opres overd pad palid papy paral parar parfu parle part patin peanu pegaj pench perd perdi perds perdu pere perfu perso perte petro picks piece pierd pila pile pills pire pisse planc plusi pod poitr pond pone ponie posit profu proje puede pulga pulle pulso punal punti qu queja quelq quien racon raide raidi raise raro rat reall recie recog recup redon remem repos retro ribs rigid ronde ropa round route rugby s sa sacam salto same sangr sank scald screa se seco see seizu sens sente setas shake shaki shot sient sierr sigue silba silla smell sniff soaki socke someo somno sonne sonri sont sorti souff souri space speak spiri spitt spray sprea squee stick stran stren stron strug subit suce sudan sudde sudo sunke sus swall sweat tabla tears telle tembl testi teter then thinn thoug throw tibia tide tiene tient times toco todas todo tomo tonne tonte torci toso total touch tout towel tract trago tragu tres trozo type unblo under uno uva vacio vape vater ve veo vibor vide viper visag vitre vois voitu warfa water weak weed went were wheez while whole wife wifes worst wound y yaya yr
B accid aceit acido acost agita ahoga ahogo aidez aiman air aire allon alqui antif apart appar ardie arres asfix babys bafou bleue blood board boili bone bouil boute brigh brula bu canna chewe choc choqu chorr clots clutc codei coloc coma confo confu consc cosas crane crash cuelg dado debou delir devie dextr di diero dived douch dropp dur echa effor elle epile estab estam estuv etau etouf feu fits fitti flatm fluid foami fonta fourc fuerz gas gasol girl gobe grado grita groun ha hasn head heate heroi herse hes hi hipog hour huile hypog inste into isnt jarri kiwi knock lagri lieu like lithi looks mano masti metio metre moani mothb nena newbo notre noyad noyer nuca oedem onto oreja os palab parad pelle pend peopl plain plate posos pouri pris prope puce pulli pulse puse rato rats react reagi recon recu renve repen repre respo sabe sacud sale salen salon say scoot secon seein sees segun sent sever she shes sight slurr soude spot stabb stopp stuck stylo sueur suffo suspe taken talk talki terce thing third thora thund toddl toile took torax tour trapo turni used vento vient visio voit wc weird wet xarel
C agarr aguas arter ataqu azule balbu co coin compl crach cree crisi crois degre doble doubl drown eaux gaspi grave gris havin hirvi hundi impos incon lado lui lumin monox mucha pouls reacc sait sang shock side soft somni sort souda think uncon very
D bebio choki convu creo elect epipe intox menin respi
E drank
a about abrir acari acaro accro acele ache aches achet acoup acues adole adult afoni afrai agrie aguja aid aide aimer alivi almor alrea alto amari amigd ampol ampou angoi anima annee anos antes antih anxie appoi ardor arros arthr artro assez athle aunt aura aurai avait avant bag bajon balan barco bebi becau befor bequi besoi best bien bient bland bled block blues book boss bosse boxes brace bronc bross build bump bumpe bumps bunge caigo cajas calam call callo calor canal canap canci candi cansa cap carot carry caspa cast cat cauch celul cena cerne cerum chale chamb chans chapp charg chass chaus check cherr cheve chewi chick chicl chien chill chois chupo ciati cicat cinco cinq cles click climb clock cole coles coliq colir comer comi compo compt conce confi conge connu cooki corre count coura cramp crema cried cries cross culit cumpl curad cutti dan dandr dar days debaj decid dehor dejar demai denti dents depil depor derma derni despu detar did didn dient diet dieta diger dijo diman dinne dis disch divor dix dizzi docte does dois domin don dont door dorma dors doudo doy drawe drive durmi dust dying early ears eat ecole ecrit edad egrat empor encia enlev enrou epaul epluc eruct eryth esa ese esqui estac este etait etein etern eveni exams extra faim farma feeli fessi final five float flujo flyin food footb foreh forev forge forgo forme foule free frega fresa front fue fumar fungu gafas gangl gassy gato gelul genou gimna gland glute good gordo gota gotea gout grass griet griff gripp guard gueul gum habit hacer halei hamst happe harta hate haut healt heari heat heel hell hemat here herpe hierr horno hubie huitr humo hungr id if igual ils indig infec ingle insid insta inter irait irme ironi irrit itchi itchy jab jarab job joint jouer journ jumpe juste keys kg killi knees known labia lacte lago laiss lait lamio latel lavan leavi leger legum lejos lende lense lente lenti let leve libra licke list lista llave lloro locke loin longe lourd low lumba lundi lunet maigr maint mala mante manza marat mare marks mars marte matan match meal meals meds menop merci merit mesa mettr meurs mieux migra mild milk minor mites momen monda monit monta moral mudan muere mulet muscl mycos nadie nap navid neces needl nerve nervi netto neuve new nicot night ninos nits noctu noel noisy noon note noter notic nudo nuit nuits numbe numer odio oidos ojera oral ordin organ ortei otro ouvri oxyge panic panta paper papie parce pared parpa parqu parti pasad paso passa paste paupi pecto peeli pelad pelic pelo peluc pepin perce perfe perim pero pesad peu pezon photo pica picor piedr pieds piens pies pilas pildo piles pillo pimpl pins plage plan plane platr poco point pongo poqui porqu porta posib possi pouce poupe prefe prepa presc prete prima print proch prueb psori pu puffy punto puree quel quell queme racle radio rando range rappe ras rasag rasan raspa raspo recet regal regim regla regle regur rejoi rempl rende renou renov rentr repea resta retir retra reuni reve rie ringi risa ronge runni sabor saliv salte saute saw scab scar scare schoo sciat seasi sec seca secs senor serai servi shavi shive shopp shoul si sigo sirve ski slept small smoke snack sneez snore soap sofoc solar solei somme sonar soon sore sorta sport sprin stabl stain stone straw stres subir suelt sueno summe tabac take talks talon tan tapon tard tasse taste teddy teena tele telef tempr tendi tenis tenni termi termo tetan thank thirs threw thumb tia tinni tirar tirit tisan tobil toca toe toena toes told tomar tonsi tot trace tren tried trip trous tu tube tue tv twitc unas use usual vacac vacan vacci vacia vagin vamos veran verdu vers verte vieil vieja viend vieux vin vineg voice voir volve vous voz waiti walki wall wanna want wax way well where why will wine worms wrote years yeast yeso yogur zapat zumbi
b acne afeit age aguje alime alway anali ansie antoj aslee astil ayuna bajar ballo bascu bette bites bloat boost canke carga catar cause cera chat chole cisti code codo codos colic combi compu condu conjo conju conse costr coude courb cradl craqu cravi crayo cream creme crick crout cruje cuant curso cysti diges dile due eccem echar eczem elbow encar enrhu entor escue esgui estor estre exam exame expir faut flu footi fridg fumer garra gerce gingi goute gras gripe hair hambr hango hiver holid hongo ibupr incar ingro invie jeun juega jugan kebab kilos knee leafl lice llaga lombr loose love maneg mardi mejor melat misse mocos moque mosqu moust movil muscu need needs nettl nicke norma often olvid orden orgel ortie ortig orzue osteo otite otiti oubli pasa phone pican pink piojo polen polle pompe poux rasca rate resac retar revis rit rodil runny sad said scrat secos sert shoes siemp simpl sofa splin sprai starv stati stitc stye suici sunda syrup takes tapad tarde teeth telep thrus tick tickl tique tiron tooth torti toxic trist tuesd ulcer usele vacun varic veget verru viaje vitam volar voyag vuelv wart which wind winte
c aphte brise cita const frigo gases hiccu hipo hoque how insom resfr rhume sickn`;
