/** Written by `npm run learn:emergencies` from the phrases of `testing/samples`: change those, not this. */
export const BASE_WEIGHT = -8;

/**
 * Of a concept, `-` before one that is denied, then with each concept that stands near it, by the place of its line in
 * two digits of base 36: A to Z for an emergency, a to z against it.
 */
export const CONCEPT_WEIGHTS = `-a_little . bza
-abrupt A bzA
-bad_sign . 13a28a6aA6ua6zB8kA92AboAbsAcnAe4AgcAgmA
-bear . 4zBcfBdkBebA
-bend . 3bA3tA5gA6mA92C9nAamAbsAdkA
-beverage . 0eA32A6ua
-blood_loss a bza
-blow . ana
-blurred a 4kabza
-breath_smell A bzB
-breath_word B 6zAbzB
-breathe D 3bA3xA54B7kA8xAbsAbwabzDcnAgmAh9A
-burn a bza
-burn_place . 29A54B7qA
-can . 12a1ra2ta3wBcnA
-catch_breath D 3bB54CbzC
-closes . 8wAanA
-coffee a bza
-cold a bza
-complete_sentence A 3wA54AbsAbzAcnA
-constipated a bza
-container . bza
-cough . 54A5eA5hA85A9tAdeAfrAg0BgcA
-cry A bzA
-cut a bza
-dentist . 3ba
-disappeared . d4AdbCeyA
-drink A 3cA3tB3wA5eB6tA6vAeiBgmAh6AhdAhjA
-drug . ebAgyA
-eat . 3tB6za82B85aaoBclAe3Ag0agmah6AhkA
-fact_word . bsa
-fade A 8oAbzAd4AdeAeyB
-faint b bzb
-family A bzA
-feeding . 3ba54a6tBbsaeiAgmAh3ah6A
-feel B 3bA3fA3oA3tB44A4zA54A5eB6oA79A7pAagAanAbhBbsAcnAd1AhbA
-fever a 43a5eabzadkahdahkahla
-figurative a bza
-figurative_death . hbB
-filler .
-find . 3yA5eA7uAbgAdbC
-food . bsa
-found . 3yA
-get_up . 3oA54A6zA7pB9eAbzAcaAewA
-grabbed A 3bA
-halted . 4fAanA
-hand A bzA
-hard b bzb
-headache A bzA
-hurts_eyes a bza
-ingested a bza
-inhaled A 3bA3xAbsA
-install A bzA
-itch a bza
-keep_down B bzB
-kick B 3uA5fAabAbzBh8AhdB
-know A 34A6uAb4AbzAcnAfrAgcAhbC
-leg A bzA
-lie_flat . bzA
-lift A 3bA3oA4zB54A7pAanAbsAh3a
-limb . 29B
-make_sound A bzAfiBg0A
-move C 3bA3tA3xA4zA5eA81A9mAabAagAbsAbzBcnAd1Ad8Ah8AhdA
-not . 1ta28a6oA
-open A 54a7cBbzA
-pain a 4zabzadkahda
-phlegm a bza
-phone a 4kabza
-poison a bza
-product a bza
-pulse D 3bBbzDcnA
-recognise C 3bAbsAbzCcnBhbA
-remember A 4hA92AbzA
-respond C 3bA3tB54B5eB65A6aA7cA7pA7uA7vA81A8bA99AbbbbsAbzCcnAcqbe4AecAetBgia
-right_low A bzA
-rise B 3bA4zBbzA
-say . 4zA6aB6oA7uAbbabzAcqae4AecAewA
-see B 3bB4ka54A7cA7uAbsAbzBhdA
-seizure a bza
-severe_burn . 3ba
-sick . 28a2zagoa
-side . 2lAbsA
-sleep a 3tabzacna
-sleep_lots . 3tacna
-smile B 54AbzAecA
-snores . eia
-speak B 39A3bA3pA54C5ea5fb6oA6zA7pA7uAb4AbsBbzAc3bcnAfkAhdB
-squeeze A 3bAbzAdmA
-stand . 7qAbzAdkAebA
-stand_up A bzA
-stiff a bza
-stool a bza
-stop . 3sA3wB4dA4eA4fB4gA62A6ua76AasAbwAbxAcaAe1B
-strength . 5ya6tabsA
-strong A bzA
-sudden A bzA
-sugar a bza
-swallow . 54A6nA7ua9oA
-swallowed . 3fA3tA3wA6nA6ua6vB85a9oAaoBboacnAe3AeiBg0ah6A
-swell a bza
-tonight . 3ba
-took . 5ea6nA6ub7ua9oA
-tooth . 3ba
-touch . 7qA
-unable A
-urinate B 3bA3tA3uA3wA54a5eB5fA6bA7uBasAbsAbzBclAd8AebAgaAgyAgzAhdB
-voice a bza
-vomit .
-wake C 3bA3xB54A5eB6aB6zB8kA9sAbzBcnBe4AeoAgmBh6A
-walk . 7qAbsAecC
-want . bsA
-water_place a bza
-where_when . 6zA
-work A
-worth a 3ba
-wrists a bza
a_little . 38a39a3qa3sb3ua3yA41a4fb4ga4hb4uA4ya54A5hB60a63b65A6hB8wa94a9gaadaauBb1Ab4bbgAcaAcbacracuad8adoaexaf3Af4af7af8AfjAfkaftafzag6Aggagjaglah7a
abrupt A 3fA3oA4hA4uA4vB4zA51A57A5bA67A6jB6oA7cA8ja8lB8wA8xB92B94Cazab4AboAc1AcaAcfBckAe0BedBekAetBeuAf4AfsafxBg0Bg4AgtAhgA
accident . 6mA6yA85a92AbzAdlBg0agsB
after_verb . 3fA3na3sA42a44A4ka5bA5hA62B67A6vA7cA7eA8lB8wA9dA9oA9tab6AbbAbgBboabwac8aclAcnAcvadaadeAdmAdoAdxAe4AecAefAehAetAfgAftAgqAgzAh6AhgA
age_word . 5yA85A8kA99a9tAaoAbwac1acvAdkAeiAfrAg0agcAgjagyAh6AhkAhlA
alarm . 3dA3fa3wA3yb56A7oA9xcbmAdnBelaeoAfybgyA
alcohol_drink . 5eB5fC5yA94aauAbfAcnAdzBebagiagja
all . 3na3qB3tA3vA42a4aA4iB4mA4sA4vA4yA4zA56a57A5wA5zB66B6cA6ha6tA6uB7aa7cA7fA7yA84A8cA8ja8sA8wA98B9sAadaahabcAbdAbfAbsAbzAceAcmad3adaAdiadmAdzAe4AeuAfqAfrAftBgcDgdaglAgsAgvAhiA
all_over A 3wA41A5fA5lA7cA9gAcfbd8Ae4BecBesBf4AftAg1AgjA
allergy . 41B4za59a5eB6ha6ua6yBanabgAcaacvaeyaf6Bf7AfrBftBg1BgiagjA
alone . 3waanAbzaecBf8a
also . 4za5la6ua7sa8kag5agca
anaphylaxis_word F 6uBftB
anticoagulant A 4dA4fA4gA4hC6mA6yA6zA7fA7nA7pA92BasAbxC
apart A
appliance . 3na52b6dA75a7ya8ca9tA9xacfAdxAf8bfrBg0a
arm . 3oa3vA44A49a4nA4yB66A67A6yA7gA7sa92A9qAa3BagAbzAe4Aeiaf7AfiafkAfsAftag0AhdA
asthma . 3sA4vA54A5eB6pA6uA7aa7uA9vAbzAc2Bd3ae3BetBfgBftA
at_once . 3wa3xA4hA4vA6uB7ha92Bb4AcbAcfAcuAecAfsafxAg4Ag5ahdA
ate_drug E 5eC5fB6uD6zBdaA
attack A 3wB4hA76C7fA94c9uA9vAbzBc2AcnBd8Ae1Be3Bf4BfgB
baby . 3xA3yA4dA4fB4gA4iA4jC4nB4tB4uA4vA4yB52A5hB5tA6dB6iA6rA6wA7pB7qA81A82A8jA8ka8vA8xA99A9tAa8aaoCayAbiAbsAbtBbyAbzBc0Bc1acaBcfacgBchAclActAd1Adeadxae4CecAekaesBewAexaf4BfpCfrAg1BgaagdaggBgjagrAh0ah6Ah9ahdA
baby_age . 43A4eA4fA4gA5zB6bA6tA6wA7pA85A94A97a9da9tAanaaoAatAb6abzAcaAcnacuAcvAd5Af7AgmAgwAh5Bh6A
back . 4fa4ga4ia4yA57A5va6oA6ua7fa7pB8jab1AblAcrad1bdlAduAe2AeraeyafiagvahfahiA
bad_sign . 40a46a4eA4fB4hB4mB4uA55A5ma5nB5pB5sB5wA62A63a64a65B66B67A69A6aC6hb6jA6nB6pa6vA6xB76B79A7bB7cA7ia7lA7pA7qA7vA7wb81A8bA8iB8lB8rC92A98B9cA9fA9gA9lA9nB9uA9yaaeBamBaraasaawaazBb0AbbabgAbhabkAboAbuBc1ac2ActAd7AdeAdhAe4Be5AeeAelAetaeyAfbAflAfqag4Ag6ah9ahfAhgAhjBhkA
badly . 46B4iA4tA4uC5bA5fA5pa5rA5yA6tA6uA6ya6zA7qA85A8sa8zB92a9sA9uAa9aalab2Ac5AcbAcgAcuAddAeraetBeyAfbBg5AgaahaA
battery . 44a54A5eA69a6dB6nA84A9tBbgAbsAbwCddBdiaf8afrCfyagcCggah6ahba
beat a 4hA7ka
bedwetting . 4vA6oa6zA7va85agqa
bee . 8xA9gAa2adeaebAfqAfrAftAg1BgcA
believe A 6ua6zB7uAhdA
belly . 4nB5fA62B6kB6za7bA7pB8xAasAauabzAcaAcvad1Bd8AdeaewAf0Bf4Bf7afgBfraftagsAgvAh6ahaAhbB
bend . 6ua6zA85a8bAbgAbsAcvAd1Ad4aecAgaahba
berries . 5eA6yC9mAcrBcvAfrCftafza
beverage . 4nA4uA5bA5ra5yA6fA6ua7ga7qa7ua7yA8jAb4AbdAbeBcqacvAdkAecAhdb
big . 4gA4zA5nB92A95ab4AcfAd1AdkAebAfrafsAgaagjAhbA
birth G
bite . 4uA58a5eA6uA6ya7eA7ma84B8wa8xA8zB9gA9ma9pacnadeae3AebAemDerafqAg5AgcAguB
black A 4aB4ha56C5pA6bA6gA6zA7cA8wAa1ce3AebAecAf7DfrageAgvBh6AhcAhdB
blades . 4bAfrA
blank_look A
bleed . 5fA60B92AabAagAauAbwabzAcmbcpAd1CexBf5AgyA
bleed_lots H 4hA4zA5fA8oA9mAaeAagAanAbzBcaAczAd1ChhBhiA
blood A 5eA5fA60F68a7fA7sa8kA92A9taagAatAauCawAazAbwabzAcaBcbacmbcnAcpBd1CebAefAeqaewaexEf5Bf7Af8afgAflaftAfyagcagdagqcgyFh3ahca
blood_loss . 5eA5fA60D7sa8kA92AauCawAazAbwabzAcbacpAd1De3AepAexCf5Bf8afyagyChbA
blow . 4hB4ua4xa5ma6jA6tA71B7hA81A8ba8xa92A9da9mAahabiAblabwac1acbAcnActadgAdhBdlAedAefaeiAf0BftAfzBgsBgvagyBh6a
blue B 4iA4vA5eC5hA6dA6mA6yA6zA7qAapDazabgDblBcgAdeBe3aeeAf4Ag0b
blue_skin E 5eD85AapAbgAfiAg0A
blurred a 4ka5ea6ua6za94A9maakAb4Absacnacvad1Ad8aebAfka
body_weight . bzA
boiler . 4zA5vA6gA7eA94B9bA9jA9sAc5AebBelA
boiling B 4nA4yB4zC5eC5pA7eA8cA8wBagBanBc6AcaAddAdkBdoAe3BegAejAewCfjA
bone . 63AcfaddadoAfiBg0ag1BhhB
boot . 6oa7padrbemBglaguAh1a
born . 5fA7qB9dBclAhkA
breastfeeding . 4za5baeba
breath_smell . 6aA79a8dAe3afga
breath_word . 4vA54A6aA79a7uA85A8dA8xAauAbwbbzBcfadkAewAgwAh4Ahaahda
breathe . 4vB54B59A5eA5fB6aA6tA78a7ia85A8dA8xD9gAauAb2AbfAbgabyAbzBcvAd8AdaadkBeobeyAf6AfiafjAfkAflAg2agjAgwBh4Ah9chaahdahkAhlA
breathless E 4zA5eB6zB79f7fA7mC7oB7rc7uA7yAagAajAalaanAcradqaejAetAfkBftAfzAg0Ag5AgsahdA
broken_speech B etB
bruise . 6oaagaana
burn . 4zC59B5eB5ja7cA7eA7ra7sa7zB8wAbfAbgAbwac6BchAcnAcvAddAdoAe3Ef1afoafrAg0ag5Agia
burn_place . 57A59B5ca5hA5oA60B66A67A68a6ba6fB6hA6kA6pA70a7bA82a84A8ea8ja8lA8tA94A95A97a98A9kAa3BabaadBb1AbhabiAblAbwabzAc2Ac8Acmae0Be5AedAefaegAevBf0Cf8afkBfsAg1ag2Bg7agbageaglAh1Ah4Ah7Bh8ahea
burp c
burst A 79A92AanBebAfkBgyAhgA
button_cell D 5eA6xC9tBbwBddBfrCfwbgcB
came_out a frb
can . 5ya6aa6da6nA6tA6ua78a7bA7fB7ia7qA7za82A8xB92B9eA9jA9nA9oA9tAahBauAavabbAbfabhAbwac1AcbacqbdbBddAdxae0aecAetAfiAfqAg1Agjagqah9A
cannabis C 5eA5fA6yC85AfrDg0A
carbon_monoxide C 7oA9xccxBdnAeoAfyb
carried . 5bA65A7uA85A92Ae4AejafkAg0AhbA
cheek . 6oBbzadeafraftafza
chemical . 6oA7cF7pA7ua8hA8wA94a99A9ba9sa9uBanAbdAbeBbfAbgAbzachacvAddBe3AeeAewBeyaf8afrA
chemo B 7qC9dCb6C
chest B 5ca5lA5oB5vA60b6zA7gB7oA85Aa2ba3AanAauAc2BcfDcrAd4AdxBe5AebBefbejAeyafgAfjag0Bg5DgyAh0Ah6AhaahdAhiA
chest_muscle a 7qa
chest_word C ejAg5A
child . 5hD5pA5qA5tA5xa5yA60a63a65A6aA6dA6hA6iA6rD6tC6uC6wA6xa75A76A78a7cA7eB7hB7ja7oA82A8cB8gb8jA8pa8qA8wA8zB9bA9fA9ia9ja9lA9mA9nA9tA9vA9yaa1Aa2aadBaiAakaamAaoDarBasAataavAaxab1AbbabcCbgBbkAbtBbvabyAc0Bc1ac2Ac3ac8AcgAchAcsAcvAd1Ad3ad9addAdiadnAdtadvBdxadyCe1Be4BeeAekaeoaesBewAf4BfiAfjAflAfpCfrBftAfxCfzBg1Bg2agaagcAgdagnAgrAgzBh0ah9ahaBhcAhjahkA
child_age . 5tA5yA5zB6tA6uB6wA6zA7aa7pA8xA97a9mA9uAanaaoAatAauaayAbmabyAc3acqacvBd5AdkAe1AeiAeyAf3afqAfrAg1ag7agjagsagwAgyAh3ah5Bh6AhjB
chin . efaeya
choke C 5ib6zB7ra7ua85A8dAa4aagAbsAbzAccbcnBe2Af7Ag0DggAgjAgobgvA
choke_figure a 7racaa
cigarette . 6yA8waanafrBh3a
closed . 7cB7hAf3A
closes . 6uA6yA7cA7eA94a9gAdoAewAfrAg1Dg9AgbagjB
clothes . 63a6oa7pb7sa7ua7zCataazac7Ccnad1ae3ag5ah3ahha
clots B 60BebB
clutch . 6zAdkA
coffee . 5pB6ca7fa94b9dAb4abzaebCewaf8bfrbgmagyDhda
coin A 6oA9tAbgAfrAgcA
cold a 60a6za7sa7ua92b9mabzAe4bewafsBgcagsah4ah6a
cold_body . bzAfra
cold_decimal A clAhkA
cold_sore b
complain . 6kA6ma6ua7na8ba8ka9dAapab6Abgachadoaeiaejag0Ag1ag6Ahea
confused E 5wA6zC7fA7qA9dAb6AcnBe4AerAgaAhbAhdC
constipated a 6ua7oA8raa1aauAclad1ah6AhdA
container . 60B6da6yA78a79a8ea99a9mAataauab4abzacbacuadiadxAdzBeiAewAfqBfrAgbbgcCgiagja
contraction C abBd1Bd8De3BfgAh8B
cough . 6aa6nA6zA78a79A7nA7qb7zA84A85A8kA9mA9tBaeaahaajbbdBbfBbzacaBclacpacvAdeBdoadvAebAecaewAf7AfjAfrBgcAggAh4Ah9a
coughs_blood_word C
cry . 7ca7sa8kA8yAauaawAbtAbzAcfAd8bdkAebAf7Ag0AgeAh6A
cut . 65A66B6oA6za7pB8oAanAapabgacaAcnad0Ae2AewAf8ah7A
daily a
deep . 66A7cA7sa85A8oAcfacnAddadoAewafgafiBfjafrag1BgjAhhAhiA
deep_wound F 66B8cBagCanBd0Ae2BgsB
deformed A 7eA7fA7pB85AagAanBbgBcladlBecAekBfkAgsBhdA
dentist . 6na6oa6uA84a85aa3aawAgaa
detector . 9xbbmAdnAebAelaeoA
diabetic . 6ya7hA7sa8dA9maanbbzBcfAdxAe4CebAfsDgnBgyBhda
diarrhea . 6wA7qbasAbkAbsAcnbd8AfgAfpB
die . 6zacfAcvadmBebAgjA
disappeared . 6nB6zA79AanAbzAcfactBd8adaaebah3ah4A
disposal a
dive A 85AanAbnAbzAcfAdkAh4A
dizzy . 78B8ka99b9ma9sAgsa
dog . 7eBcnadoDe3AebaerAeyagiah3a
dose . awabdAbiCf8agjagkA
double_vision D 7fBasCebAfkBhdA
doubled B 85AcfBdkBebBg0A
drag_leg B
drink . 6ma6tA7na7vA7wa7yA8lA8qA8sA8yB94a9mB9saazAc6AclacvCdaBdxAejAewAexaf3Af4afkAftAgmAgrAgvA
drool . 6oA6zAauabgAbzBecAf4AfgAg0Ag1AgdaggA
droop . 6zA71B7eC7hA7pA7sa81A8kB8lA8uC92A9qA9sAa4aagAaiAbgEc1AclacnBcqad8AdmAdoAecBekCetaf1af7affBfkAg7agdagnAgyAh0Ah1a
drops . 6ua7ca7uAbzAfrA
drops_things C 8wAanAbzAecA
drown F 79abzad8BdvBh4C
drown_figure b
drowsy C 6tB6ya7nAaoAbzAclAgmBh3Ah6AhjAhkA
drug . 6yB7eA7ga7pa7rb7zb8xa92A9ja9qa9tB9yBahaasbatbavaaxbazbb4Bb5BbdDbiBboac1ac3ac5Ac8acdCclad1ad3ad6Ad7BdiadoAdzaebaecaeoAerCexaeyAf3afjBfqAfrAftAg0AgbCgdAgkAhla
drunk A bzAcnBcvAetC
dry_nappy D 7fBasBbtBd8AebAf7AgaBhdB
ear . 79a7pB7qa85a8ja9maauacfaddBdnaebaerAfiafrbg0ahab
eat . 78A7fA7ka7sa7vB8bA8qA97ba1BadBazAb1AbgAbkBcqBcrAcvCf8AfrafxAg1Ag5agbbgcagjBh3a
elder . 6zC7aa7hB7oA7uA8lC8qA95C96a9ha9mA9pB9tAafAagAatAbdAbgBbiBc1bc5AcqacrAcvAd5Ad8AdeBe0Be3AejAeuAewBf7AffAflafsAgaAgcBgkAglAgmAgnBh9AhdB
electric A 71A8ba8caagaecaewBgaagcAgeCh7AhcB
electrocuted F 8wA95AanAcnBddBeqAewAfiAgcBgeAhcB
embers C
emptied_container D
empty_found B
empty_word . 7oadia
epilepsy B c1acnAd8Ae1Beraf4B
epipen E
everyone . 85a94C98Ba2abcaclacqad8Ae3aebAfrAgcA
exertion . 79a7hA8bA92A99a9la9saaeAagaaoaauAb4abnAcaAdvAdxae3ae4bf3Af4agnAgsah9ahba
expiry b 9qb9vacnad8afra
extreme A 85A94Ba2acfAdmAebAg0A
eye . 7ra8hB8xa9sAaeabzBc1acqacvCd1BddAdebdrAe0Be3Ae4Ae5CebaecAedDewBf3Af8AfhAfkBfrBftAg5AgtBh3a
eyelid . bgAe4besafza
face A 97a98A9gA9lAauBazAbsAbzCc6Acradeae3AfgAfrAftBg5ah6Ahea
fact_word . 7pA8lA8wB92Aa1aasBbxBcaAcqadqAe0AecAefaetAeuAeyafgAfiAfxBgaAgcAgiagmA
fade . 7nA8bA9mCb4AbgBdkAecAetAh4A
faint F 7jB92A95A9mC9sBcnDd8AdlAe3AebAerBf3AfgBgsA
family a c1acva
farewell_figure .
fast . 95balacfa
fast_number A b4AcbAcuAd5A
fear . 7ma7ube3ae5aebaeraf6a
feeding . 7sa8ka8qA92A9mAahabdAcaAcfAd4AdaAdxAebAejAexaeyaf8ag5A
feel . 98Baiab6AbzAdnAejAf8afzAg5AgjA
fell . 7ra7wa81A83A8kA8oA92A99C9kA9sA9waa4aaiBauAbgAbnAc5AcnAcqactad1AdaAdhBdkBecAefaerAf7ag7agcBgnAgyBh1a
fever . 85a92B94B9nAagAamBbnEbpFbsabwac1bctad8AdkBdmAdxAe1Ae3AeeBeyBf4Df7afgAfiAflAfrag1agjagmAgqAgvDh3ah8BhdahiAhkDhlC
figurative . 7raasaavAawAayAcabcnacuAcvadaafgafsAg5ahda
figurative_death . 7sa8ja8ka98a9saagacracvae3ae4aeraetbf7Af8afrafsBg0Ag6agbagqagvA
figure b bga
filler . 7uA7wa84A8ba8cA8ja8lA8sA8zA96A9na9vAa4aa9aaqaasBavac1actacvaczAdmAdnAe1Be4AedBeeAepAetAeuAffAfiAfsAgcAglAhaAhiAhjA
find . 9mA9sabgAcvAfrAgiagnAh4Chba
fine a 96bb4acnAfra
fingertip A anB
finished . bgAbxbd8adiadkAh3a
fire . 9mAanAbgacfaf7ahba
firework B 8wBanB
floor . 99B9tbbzAe1Bfra
floppy A h3A
fluid A aeB
foam A auab4abgAbzAcaAcnBe4Bf4BfgAg1Agda
food . 8ra8ya9da9tba4aalaaxBbdAbfabwacbAcracuAd0BdmAdoAe2AecAefaekAeqAf1afjaflbfrafsAftCgeagoah3ah7ah9ahbAhcAhiA
food_poisoning . hda
foolish A
foreign_language a
foreign_throat B g1B
fork A 8wAanB
found A 8qB9mA9saafAauAbgBbsAclacrAecAekBeyagiagnAh4Chba
fracture a 95a99aagAcaae0agxa
fruity . g0A
full . 9mAcnaf7AgcAgyA
fumigated B
gas a
gas_poison . 8wa9jB9mb9sA9uAanabfAbgAcaachacvBddAf8ag1A
gas_smell F 9jB9sCebB
gave . 94a99a9yB9zBavAawBb4AbcabdBbiDcnae3Ae4CeyafvBgibgqA
get_up . 99a9qAagAbwCcaAcnAdeBewAfxAg1AgjAgvBgyAh6AhiA
gibberish D 8lBbzBcnAdxCetBeuBfkBh3AhdA
giving_away a
glands a
glass . agBbzAc9Bd0Ad4AdeAeyAf3AfyA
goodbye .
grabbed . 99a9lCagBanAapaauAcaadaae3BecBerAhba
green . ebCf7bgyC
gush A 9mAaeAbgAbzAcvA
half A h6B
half_face A cnA
halted . bxbd8a
hand . 9lC9qAa2aaoAauAbgabsAbzAc2Bc6AcgAd0Ad8AddAdebe3BecAeqAeyAfiBgwAh7AhcA
hard . 9gA9sBapAbwacnAdjAdkAe3aeiaetAf6AfkBfqagcagjAgqahdA
hard_belly D cfCcrBebAfgAheC
hard_breathe E f6BgjA
hard_speak D
hard_swallow A fqAfrAgcA
head . 9dAawAb2bb6AbzActacuAddadgAdhBebAfgBfiAfkBfzAg5agyAh6ahbahgChhAhiA
head_injury_word E
headache . 98C9da9sAabAakBb4AbnAboBclacuAcvad1Be0Ae3AebAeyAf4AfgBfkBfrbftAg4AgaagiagwBh8AhdbhgC
heart . 99aanAasAbiAcfDcnCdxAe3AebAezAfrAfsCg5DgaAgcA
heart_attack B c1acnB
heartburn a d1ad8afrbh4a
heater . 9jA9mb9sBc5AebAelAg0AgyA
height . 99BazBb0AbiBbuac1ac5AcaAcrad1adqadxBe3AewAf3af8afiAfzag0agqah4ahiA
hi B dxAebAfjBflBgyA
hidden_place . frA
high_number C ebAflBgyA
high_temperature . bnAbpBcrAdxAe1AeeAf3AflAfraftahkBhlB
hip . cfa
hit_by B 9mCcnAdaAdlAerAg5AgsD
hives . anaauAdoAebAf6Af7AftAg1AgjBhaB
hoard a
hoarse . c5Agxa
home . 9tAbhafrA
horse . anAcfA
hot_thing . 9mabmAchAddAe3AebAegBfrA
household . 9sa9tAa9AaeAahabdAbkAbmabwacaAcqadaAduAe0AecAeiaeyaf7BfiafjAfrAfsaftag0ag2aghagjAgybhba
hurts_eyes . a3Acnaeyaf4Afya
hypo C auBbsAbzBe3B
imaginary . c5AcnBdxAe0CetBf6a
in_stock . 9qaaoAawabbabiac2Bd4Ad8adeAedAejahda
incontinent B e4B
indoors . aiabhacnBdaadoAe3AebAewAfrAg9Ah4ahdA
ingested A adAahaanaauAb1BbsAclacvAd5adaAeiAejAemAfrAg9AgaaggAgiAgrA
inhaled . b4AbfAbwabzBc2Bc5BcvDe3Ah9bhda
inhaler A b4AbgBbzAc2BhaA
injury .
install a bzAflA
instead . avAawAcbAcnAcuAe3AebafvAgcAgsBgya
insulin_pen . b4abiAgcB
invisible B etB
iron a cnAcqaf7cgvc
itch a dkaeeaf7afgag1agaahda
jaw . anBcfAcgAcnAdxAebAecAfsAg5Agda
joking b a9acaaewa
jump a
ketone_number A flBfmA
ketones B
kick . auab4a
kill .
know a
late_weeks . auab4adeAgwAh5BhdA
laugh_mark a b4acna
leaf . e5BfrBg9A
leak . anAauBbwad1BdaBhiA
lean A ecAejA
leg . anAc9Bcfad1ad8ae5AefafgAfiBg0ag2AglAgsAgyah7A
less . auBb4AbhBd1BdjAewaf4afgAhda
lethal_height . b4abnacaBe3AejaewBf4ah3ahdA
lie_flat A
life . fgAhgC
lift . cfagbahda
light . ebA
limb . aoAaxAbkac2Bc5AcbAcgAckAcractbcuAd0Cd8AddAdeae2BefaehaeiaemCevBf1bf4af6af8afiAftag2BgoagtaguBh7Ahea
limp A aoAcgAcnAdjAecB
lips . cfacgAe2ae3AftBgvA
live .
locked_in A
long_time . asAauAbxDbzAceAcfAcqadaaedAepAf4AfxAgaagcagfAgiah0a
loss a auBcqad1Be0Cg5bgxahbA
lots . auAavAbfAbsAbwacaAceAcmacrAd4AdeBdoAdrAdvAdzAe0ae4AetbexAf7Bf8AftBfzAg1AgfAgqagyAh8ahba
low_mmol . b1AbiAbzAcbacuacvae3AebBflAfmCfvAgca
low_number . bdAbiAbpAbsAbxBctadeAdxAe1ae4AeeAflEfsAgdAhda
low_percent . dbadwB
low_temperature A flAhkA
low_word . dlAe3AgsA
lump . cta
magnet C daAfrDg0AgcBggA
make_sound . cnafgA
malaise A
many . bfAbgAbwbc2Bd1AdbadeBdwAdzAe3AecaewAf7AfkAfqAg1AgbAgcDgiagmAh3ah6a
many_grams C
measured_fever . bnAbpBcnae1AeeAflAfragaAhkAhlA
medicine_store . frA
melena D
memory_loss A
meningitis D
message . bzbcoa
mine . bdAbgabiBbzad3adaag5a
mistake A bzAcnAcvAdaAdlAewAgcAgiagsAh4A
mistaken . frAgcA
mix . cvAdzAetBeuBg1A
mouth . biBbjAblAbsAbtCbwbbzBcgAcnBcvCddAe2ae3Ae4AecCefBetBeybf6Bf7AffBfiAftDfzAg0ag5ag6Ag9AgaagjBglCgvCh0ahda
move . bzAd1A
multiple A cfBclacuAdaBe3AebaewAfvAgcAgjAgsB
mush . etB
mushroom . crCdqAebCf7AfrBgyA
nails . hha
nausea . bzad1bdnAe3aecAg5Agsa
neck . duBejagyAh4Ah6Ahda
never . bsaebAhgA
newborn C cuAf7a
nipple a cfa
nitro A
no_more . cnAd8AdmAdoBdxAecAeiAf7AfqAgiahbAhkA
no_tears C fgAhdA
nobody b caa
normal_temperature b dwbfwa
nose . caad8bddAdvaewbeyaf8ag0ag5ah4ahba
nosebleed . bzAf4Af8bgmahda
nostrils_flare A
not . bzAc3acnAcqbctacvad4Ad5adbDdeAdgAdvadzAe3Be4AecAefAeoAetAeyAf3AfjAftAg5AgqBgsagyAgzAh0AhgAhiAhjB
not_breathing_word G cnC
not_now c c1bcaacnadkAe1cfkAgaAgcagiagsah9ahiA
not_working . ecA
not_yet .
nothing_out C
odd . dxAeoAetAf7agxAh3A
oil A doAe3Bg0a
on_fire C
open .
opened .
out_of_water . cqactad1AdoaecAeiAeuAewBexAg0Ag7agnAgoagyAh1ah4C
over_a_day . dbaddadwBe3AecafkAfsAgcB
over_now b
overdose_word D fbC
pad A clAczAepB
pain . d0ad1AdeadmAdnAe9Aefbetbeybf1bf3AfgAfkAfsAfxAg6Ag9AgqagwAh7ahgA
pale . e3AebAeyag9bh4Ah6A
palm . cvaftAgwA
palpitation a
paper a cnahba
paralysed B ecAfkA
per_day . czAd3ad8BecaeiAepAf7afrag7agcagmAgyAh9ahjA
period a hka
person . d3adeAdhAdmAe4Be5AeoaetAeuAexBf1Af6afjAflafsBftAfxAfyag6agcAggaghagnCgxah2Ah7ah9A
pharmacy . h1bhda
phlegm .
phone . d4ad5aecaerAetbf7ag0AgcAh4a
picked . deAebAerAfrAgyA
pillbox . daagcA
played . d8aewafragoahda
plenty . cvad1AdbadeAdwAe3AgcBgmAgwAh3a
poison . d1ad8AddBeeAehbenCerAewAf3Af6af8afrGgcCgjAgsahda
poison_figure b
poisoned C
pop_noise B
postpartum . e3AepA
power_tool A e2Af3A
pregnant . dkBe0BeibfgAftAfyafzAg1ag7agwCgyah3ah5Bh6a
prepared a
prescribed . gcb
pressed . d5adeAdkAecAewaeyAezAf3AfgAfrafsAgca
pressure a d7Ae3A
pressure_number_high .
pressure_number_raised A hdA
preterm . daadxae4BetBf8aflCgjagsagwAh3ah5C
prevent a
product . ecafrAgjAgyAh4A
pulse A gcb
purpura_word E
put . drAe5AejAeqAewAf4Ag1AgcAghah6Ah7AhcA
red . doae3beeaexBf3Af6af7ag0AgdagebgqagyAh4ah8A
red_jelly B
remember . eba
repeats . dhB
replaced a dia
respond .
ribs . dxAf0BfgAfjBg5AgbagcagsAh4AhbA
ride . gpA
right_low B doAebAfgAh6B
rings . ebA
ripped . doAecAefaerCewaezAfiAftBgjAhhA
ripping A
rise . gyA
rolled A f4A
rope a
rope_harmless .
run_over F e3BgsB
sank . h4B
sats .
say . etAeuAflAfwAg0Ag5Ah3ah4a
scald C
sedative . eyB
see . ecBeyafkB
seizure F
sever A e2BerafrAg0AhhA
severe_burn . e3Be7AeeAepBf7AftAg1ageAh0ah7AhhA
shake A f4AflAfsBh4ahdahiA
sharp . ejafiCg2Bg5a
shin_bone A
shock_word B hcA
short_leg A
shoulder_blades B
shrill C
sick . f6AfgAfkAflAfpAftAfxAg1ag9AgdagmagsagwA
side . ecBedCeiBekCetaeybf8AfzAgjagvAh0Ah6B
sight_lost D fkBhdB
skin . fjag0bg6a
skin_bump .
skin_off A
sleep . fga
sleep_lots . gyAh4Bh9ahkB
sleepy_cause . etaf4afgag5Ag6agsAhia
smile B fkA
smoke .
snake B f6BfrCftA
sniffed A
snores a fgbgaah0a
soak . gfA
socket . h7A
someone_elses . ewAgcCgnBgoagsAh6A
spasm A f4A
speak . etAfkBfrAh3Bhbb
speech_word . fkA
spike . fiBfrag2C
spilled . f1Af7afjAg0ag7agbAgcAgiAgjagmagnAgoagsAgyAh1ahda
spit A gja
spots . f3Bf7bf8afgAftAgvBhba
squeeze .
stabbed G
stand_up .
static_shock c
stay . fyAhka
stiff . f7cf8AfraftAg1AgcagyA
still_bleeds B
sting . fqAftAg1AgcA
stool . fgAfpBftAgcaghagjagvChja
stop . gcaghah6ahba
stranger B
strap a
street_drug C
strength a
strength_loss D
stroke_figure b
stroke_word B
strong . fkBftAfxBfzAgeAhaB
strong_acid C
stuck . g0Ag1Cg2aggAgjAh7BhiA
suck_in . flAhaA
sudden . fsafxBg4Ag5agtA
sugar A fsBgyAh9ahdb
sugar_mmol .
suicide A
sun a
sunken E gyA
swallow . g1agjAhba
swallowed . fxAfzagaagcaggAgjAgrBguAhaA
sweat . g0Bg5Agaagsahda
swell . g1Cg6Ag9DgiAgjBguAgwAgyAh0bhia
symmetric A
syringe .
temp_word .
testicle . gyA
testing .
thick . g9Bgda
thing_swallowed . g1Dg2Ag9AggAgoah3a
throat . g2Ag5AggBgjCh0a
through .
throw_other a
thunder .
tight . g5Agbahba
tingling .
tiredness a h6a
toilet_training b
tongue . gjC
tonight . gdagiagqah0ah6a
too_much . gcC
took . ggAh6Ahba
tooth .
touch . hcB
towel A
toy .
travel b
treatment .
trigger . gxAh3ahaBhkahla
twice .
twisted A
unable . hbAhdA
unconscious_word F gnB
unhurt b
unprotected . gsA
urinate a h3a
vape .
vehicle . gya
veil .
venomous A
violet A gwAh6AhdA
vision_sign . h8A
voice . gyA
vomit . h6AhbahkA
vomits_all B hdA
wake a
walk .
wander B
want .
water_place .
waters E h8B
weak . h9a
weapon . hcA
weeks_along .
well . hka
wheeze .
where_when . hiA
wire .
within_a_day . hla
wood .
work .
worst B
wound .
wrists .
yellow a hkB
young_age .
young_months .`;

/** A weight, then the words that have it, by their first five letters. */
export const WORD_WEIGHTS = `A accou aceto actin adelf agita ago agony alarm alcoo alred and antec antic anyth apart aplas appel appui arach arran arret asked asmat ate atrag atroc atrop autou avisp awful ayuda azul bafou bain bajo barel barki barra bat batte bayas beau behin belly belt bent bitte blade bleed bleus blind blood blotc blow blue boili bolit borra bote both boton bouge bouil boyfr breat broke brown brula bruta burne butto cable cacah cae cage cai caida calle calpo camar came camio campo cant canti car caram carbo cardi carro cashe catch caugh cerra chair chais chauf chemo chez chopp chorr chuec cierr clamm claqu clava clean cloro closi cloth coagu codei coeur coinc colou comes comim comin conna conoc consi conti copin coraz corto cote cotes coupe creus creux crie cry cuchi cuest cup dad dado dalsy decir dejo demi desma desor despe despl dessu desta detec diape dio dirai disso dobla doesn dolio doses drain droit droop dura dure duro eaux eleph eliqu empez encen encer enchu encue enfon enorm entai enten enter enton entra equiv erreu es escup espos espum essou esta et etran eucal evano even ex face fade faill faint falta fat fathe fell feu fire fits flaco flari flojo floor flopp flots fluid fois fonce fond foxgl fract frelo fume g gamin garga gauch gens gente gibbe gicle girlf glass glue glyce going gomin gone goudr grand grape green grill grise gummi habla hablo hacia hacie hand hangi hard hardl harpi haven he head helme her here himse hoja hold hondo hora horne house hubby huele hunde hurle husba ictus il iman imane impor impre infar injec insop isn its izqui jai jarri jaw jerki just kicke lache lagri lame lance lange larme leaki levre like lily line liqui lithi lo loads look looki losin lucec luego lumin luz lycee lying machi macho magne main maint makin malai malgr mamie mandi mano mar marc marca mari marid marih massa masti medio mento metro mezcl middl milie min mismo mista mitad ml moani moi moiti mom moms morce mordi moret motor mouil mouss mover movin muchi muy nacid nafta nan nanas nappy negra negro neveu ni niece nieto nobod noix nos nostr not nothi noto nouve nowhe numb nunca nuque odeur off oil ojo olla ont open opres pad paral parfu parle paro part parte patin peanu pegad pegaj pegam pench pend peopl perdi pere perfu perso perte petro picks piece pierd pila pile planc plie pod poitr pond pone ponie pop posit probo profu prope puede puffs pulga pulli punal punti pupil puso qu queja quimi racon raide raidi raise raisi ramas raras rattl reagi reall recie recog recon recu recup rendu repos rigid ronde ropa roto round rugby s sa sacam sala salch salle salon salto same sangr sank say scald screa se see segun seis sem sens sente sertr setas shake shot sient silla since siste soaki socke some someo sonne sonri sont sosa souff soup souri sous space speak spill spiri split spray sprea squee steak stick stran stren strip stron strug stylo subit suce sudan sudde sudo suelo sunke sus swall swell switc talk talki tape tears telle tembl tenem teter then thing thinn thoug throw tibia tide tiene tient times toco toddl tomo tonne tonte torci total touch tout towel tract trago tragu tremb tres trozo turni unblo under uno used uva vacio van vape vater veo vert vide vie viole vitre vodka vois voitu vue weed were while whole wife wifes wont words worst y yaya
B abre abrio aceit acido acost ahoga ahogo aidez aiman air aire allon alqui antif appar ardie asfix ataqu babys baies balbu bano bleue bone boute brigh bu canna chewe chimi chiqu choc choqu clutc colla coloc coma comio confo confu cordo cosas crane crash cree crook cuelg debou delir derec deven devie di diero dispa dived door douch dropp drown drunk dur echa effor elle encim encon epile error estam estuv etau fit fitti flatm foami fonta fourc fuerz gas gasol gaspi gaz girl got grado grita grose groun ha haemo hasn hasnt heate herse hi him hipog his horri huile hypog inste into kiwi knock lado lavad leo lieu limp looks losa metal metre mins minut monox monto mothb nacio nena newbo noire notre noyad nuca oedem onto oreja palab papy parad pelle perds perdu pills pire plain plate posos pouri pris proje puce pulse pulso pumpi puse rat rats react redon renve repre respo ribs route sabe sacud sale salen scoot secon seein sees sent sever she side sight sigue slurr sorti souda soude sound spitt spot stabb stopp stuck sueur suffo suspe tabla techo terce think third thund toile took torax tour trapo type ve vento vibor visag visio wc weird went wet xarel
C accid adren agarr aguas arres arter azule board choki clots co coin compl consc crach crisi crois degre dextr doble doubl estab etouf gobe grave gris havin heroi hes hirvi hour hundi impos incon intox isnt lui metio mucha net os pouls rato reacc repen respi sait sang shes shock soft somni taken thora uncon very vient voit
D bebio convu creo elect epipe menin sort
E drank
a about abrir acari acaro accro acele ache aches achet achy acoup acues adelg adult afoni afrai age agrie aguja aguje aide aine alime alivi almor alrea ampol ampou anima annee antes anxie appoi apren ardor arros artro assez athle atten aujou aunt aurai autob auxil avait avant bajar bajon balan ballo balon barco bas basse bebi becau bedti befor besoi bette bien bland bled blues boda boit bonne boost boots boss bosse bough boxes brace bronc bross build bump bumps bunge burnt butte cader caigo calam calcu calie call calor canap candi cansa care carot carpi carte carto caspa cast cauch ceint celul cena certi chale chamb chans chapp charg chass chat chaus check cherr chewi chicl chien chill choco choke chole ciati cicat cielo cinco cinq class click climb clock code codos coles coliq colly colum combi comid compo confi conge connu const conta cooki corn corre costr coude count courb cours crack cramp craqu crece crema creme creva cried croni crout culit cumpl cura curad curar cure curso cutti dandr dar debaj decal decid dehor demen denti depil depor depre depri dient diet diger dijo dile diman dinne dispu divor dizzi docte does dois dors doudo drawe drivi due durmi ears eat echo ecole ecrit edad effet egrat elegi eleve encar encia energ enfan enlev enrou entor epaul epluc era eruct eryth esa escap escue ese espin essay estac este estre etein etern eveni exam exame exams expir faim fesse fessi filet final fine flash flato float flujo flush flyin food footb footi foreh forev forge forgo forme free freez frent frequ fresa fridg front fumar gangl gastr gato genit genou get gets glute good gordo gota gotas gotea grani grass gripp groin guard gueul gum gusto habit hacer haha halei hambr happe hate haut healt heat heel herpe holid horno hui humo hungr ibupr id if ils incar indig infan infec ingle ingro insol insta inter intim invie ir ironi itch itchi itchy jab jarab jaune jeter jeudi job jouer joues jour jueve jumpe karde keys kg kidne kids killi kilos known labia lacte lag laiss lait lamio lasti latel lavan leavi leger legum lejos lende lente lenti libra licke list lista liste livre llave lloro locke lol longe lourd love lumba lump lunar mad made maigr mala maneg mante marat mark match meal meals meds mejor melat merci mesa met mettr mieux migra mild milk minor misse mites mole momen monda monit moral moust muerd muere munec muscl nadar nadie nap navid neces needl needs nerve nervi nervo new nicot night nits noisy nom noon norma note noter nudo nuits numbe o odio odora offic ofici often oidos ojera olfat once opene ordi ordin organ ortei orzue otro ou oubli oxyge panic panta paper papie paque parce pared parpa parqu pasad pasaj passa pecto peeli pelad pelic pelli pelo peluc pepin perce perd perfe perio pero pesad peu pezon phone pica picor piedr piens pies pilas pillo pimpl pinch pink pins pitid placa place plage plan plane platr play pleur pneum poco poils polen polvo pompe poqui porqu porta posib poupe pox premi prepa presc prete prima proch prueb psori pu puis puree quel quell queme quinc quito rache rage rando range rasag rasan raspo rate read recet redac reflu regim regle rein reins rempl rende renou renov rentr repar repea resta retar retou reuni reve rhini ringi rinon risa ronco rough runni ruptu sabor said salir saliv sarpu savoi scab scar sciat scree seasi seaso sec seca seche secs sed sein seins sento serai servi shaky shift shing shive shoes show simpl sirve ski slept small smoke snack snore soap sofa sofoc soif solar solei somme sonar soon sore sorta spicy sport sprin stabl stain starv stock stone store stres stye subir sucre suelt sueno suert suici sun sunda tabac taill take takes talks talon tan tapon tard tarde tarje taste teddy teen tele telef telep tempr tende tener tenis tenni termo thank thirs thumb tinni tira tisan tobil toe toes told tomar tonsi tord tos tot trace tren tried trip tu tue tuesd tunne tv twitc uni use usual uti vacan vacci vacun veran verdu vergu vers verte vez viaje video vieil viend vieux vin vinai vineg virus voir volar vous voyag vu vuelt vuelv walki wall wanna wants warts wax way well will wind wine witho worms worn wrote yaour years yeast yello yeso yoghu yogur zapat zombi zoste zumbi
b abces absce acne afeit alto alway amigd anali angoi ansie antoj aphte arthr aslee astil aura ayuna bascu best bin bites bloat block bulto callo canci canke carga cat catar cause cera cerum chron cisti codo colic colir compu condu conju conse cradl cravi crayo cream crick cross cruje cuant cysti derma dieta diges disch dorma dust eccem echar eczem elbow enrhu esgui estor expre factu faut flu foule fumer fungu game garra gases gassy gerce gingi gout goute gras griet gripe hair hamst hango hemat herni hipo hiver hongo how hungo insom intes inven irrit jeun juega jugan juste kebab knee leafl leve leves lice llaga lombr loose low mardi medus menop metfo mocos moque mosqu movil muscu mycos nettl nicke noctu notic olvid oral orden orgel ortie ortig osteo otite otiti pasa pela perim persi pican pieds pierr piojo polle possi poux prosp punto pupa radio rasca raspa rdv regur resac revis rhume rit rodil runny sad sarte scrat secos seque sert shavi si sickn siemp signe signi sinus sneez splin sprai stati stitc syrup tapad teeth tendi tendu thrus tick tickl tigre tique tiron toca toena tomat tooth torti toxic trist ulcer usele vagin varic veget verru vitam volan wart which winte zona
c brise cita frigo hiccu hoque joint resfr`;
