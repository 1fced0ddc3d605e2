/** Written by `npm run learn:emergencies` from the phrases of `testing/samples`: change those, not this. */
export const BASE_WEIGHT = -8;

/**
 * Of a concept, `-` before one that is denied, then with each concept that stands near it, by the place of its line in
 * two digits of base 36: A to Z for an emergency, a to z against it.
 */
export const CONCEPT_WEIGHTS = `-a_little . bza
-abrupt A bzA
-bad_sign . 11a28a6bA6va70B8lA92AboAbsAcnAe4AgpA
-bear . 4zBcfBdlBecA
-bend . 3bA3tA5hA6nA92C9nAamAbsAdlA
-beverage . 32A6va
-blood_loss a bza
-blow . ana
-blurred a 4kabza
-breath_smell A bzB
-breath_word B 70AbzB
-breathe D 3bA3xA54B7lA8yAbsAbwabzDcnAgpAhcA
-burn_place . 29A54B7rA
-can . 10a2ua3wBcnA
-catch_breath D 3bB54CbzC
-closes . 8xAanA
-coffee a bza
-cold a bza
-complete_sentence A 3bA3wA54AbsAbzAcnA
-constipated a bza
-container . bza
-cough . 54A5fA5iA86A9tAdfAfuAg4BggA
-cry A bzA
-cut a bza
-dentist . 3ba
-disappeared . d4AdbCf1A
-drink A 3cA3tB3wA5fB6uA6wAejBh9AhgAhnAhoA
-drug . ecAh1A
-eat . 3tB70a7vA83B86aaoBclAe3Ag4agpah9AhoA
-fact_word . bsa
-fade A 8pAbzAd4AdfAf1B
-faint b bzb
-family A bzA
-feeding . 3ba54a6uBbsaejAgpAh6ah9A
-feel B 3bA3fA3oA3tB3uA44A4zA54A5fB5gA6pA7aA7qAagAanAbhBbsAcnAd1Ad8AheA
-fever a 43a4za5fa5gabzadlahgahoahpa
-figurative_death . cnAheB
-filler . 3wA
-find . 3yA5fA7vAbgAdbC
-food . bsa
-found . 3yA
-gave a bza
-get_up . 54A70B7qB9eBbzAcaAezA
-grabbed A 3bA
-hand A bzA
-hard b bzb
-headache A bzA
-hurts_eyes a bza
-ingested a bza
-inhaled A 3bA3xAbsA
-install A bzA
-itch a bza
-keep_down B bzB
-kick B 3uA5gAabAbzBhbAhgB
-know A 34A6vAb4AbsAbzAcnAfuAggAheC
-leg A bzA
-lie_flat . bzA
-lift A 3bA3oA4zB54AanAbsAh6a
-limb . 29B
-make_sound A bzAflBg4A
-move C 3bA3tA3xA4zA5fA82A9mAabAagAbsAbzBcnAd1Ad8AhbAhgA
-not . 1ra28a6pA
-open A 54a7dBbzA
-pain a 4zabzadlahga
-phlegm a bza
-phone a 4kabza
-poison a bza
-product a bza
-pulse D 3bBbzDcnA
-quit_verb A bzA
-recognise C 3bAbsAbzCcnAheA
-remember A 4hA92AbzA
-respond C 3bA3tB54B5fA66A6bB7dA7qA7vA7wA82A8cA99AbbbbsAbzCcnAcqce4AewBgla
-right_low A bzA
-rise B 3bA4zBbzB
-say . 4zA6bB6pA7vAbbacqae4AedAezA
-see B 3bB4ka54A7dA7vAbsAbzBhgA
-seizure a bza
-severe_burn . 3ba
-shiver A bzA
-sick . 28a2za
-side . 2mAbsA
-sleep a 3ta54abzacna
-sleep_lots . 3tacna
-smile B 54BbzAedB
-snores . eja
-speak B 39A3bA3pA54C5fa5ga6pA70A7qA7vAb4AbsBbzAc3acnAfnAheahgB
-speech_word A bzA
-squeeze A 3bAbzAdnA
-stand . 7rAbzAdlAecA
-stand_up A bzA
-stiff a bza
-stool a bza
-stop . 3sA3wB4dA4eA4fB4gA6va77AasAbwAbxAcaAe1B
-strength . 6uabsA
-strong A bzA
-sudden A bzA
-sugar a bza
-swallow . 6oA9oA
-swallowed . 3fA3tA3wA6oA6va6wA86a9oAaoBboacnAe3AejBg4ah9B
-swell a bza
-tonight . 3ba
-took . 5fa6oA6vb7va9oA
-tooth . 3ba
-touch . 7rA
-urinate B 3bA3tA3uA3wA54a5fA5gA6cB7vBasAbsAbzBclAd8AecAgeAh1Ah2AhgB
-voice a bza
-vomit .
-wake C 3bB3xA54A5fB6bA70B8lA9sAbzCcnBe4AgpBh9A
-walk . 7rAbsAedB
-want . bsA
-water_place a bza
-where_when . 70A
-work A
-worth a 3ba
-wrists a bza
a_little . 38a39a3qa3sb3ua3yA41a4fb4ga4hb4uA4ya54A5iB61a64b6iB8xb94a9gaadaauBb1Ab4bbgAcaAcbacracuadpaf0af6Af7afaafbAfmAfnafwag3agkagmagoahaahga
abrupt . 3eA3fA3oA4hA4uA4vB4zA51A58A5cA68A6kB6pA7dA7qA8ka8mB8xA8yB92B94Cazab4AboAc1Ac5AcaAcfBckAe0BeeBemAewAexAf7Afvag1Bg4Bg8AgwAhkA
accident . 6zA86abzAdmBg4agvB
after_verb . 3fA3na3sA44A4ka5cA5iA63A68A6wA7fA8mA8xA9oA9tab6AbgBboabwac8aclAcnAcvadaadfAdnAdpAdxAe4AedAegAeiAewAfjAfwAgtBh2AhkA
age_word . 5zA86A8lA99a9tAaoAbwac1acnAejAfuAg4aggAgmah1Ah9AhoAhpA
alarm . 3dA3fa3wA3yb56A7pA9xbbmAdoBecAenaeqAg2bh1A
alcohol_drink . 5fB5gC5zA94aauAbfAcnAdzBecaglagma
all . 3na3qB3vA4aA4iA4mA4sA4vA4yA4zA56a58A5oA5xA60B61A67B6dA6hA6ia6uA6vB7ba7dA7gB7zA85A8dA8ka8tA8xA94A98B9sAadabcAbdAbfAbzAceAd3adaAdjadnAdzAe4AexAftAfuAfwBggCghagoAgvAgyAhmA
all_over A 3wA41A5gA5mA7dA9gAcfbd8Ae4BedBevBf7AfwAg5AgmA
allergy . 41B5aa5fB6ia6va6zBbgAcvaf1af9BfaAfuBfwBg5BglbgmA
alone . 3waanAbzaedBfba
also . 4za5ma6va7ta8lag9agga
anaphylaxis_word F 6vBfwB
anticoagulant A 4dA4fA4gA4hC4zA6nA6zA70A7gA7oA7qA92BasAbxC
apart A
appliance . 3na52b6eA76a7za8da9tA9xaaiaauacfAdxAfbafuBg4a
arm . 3oa3vA44A49a4nA4yB67A68A7hA7ta7vA92A9qAa3BagAbzAc5Ae4Aejaf7af9afaAflafnAfvAfwag4AhgA
asthma . 3sA4vA54A5fB6qB6vA7ba7vA9vAbzAc2Bd3ae3BewBfjBfwA
at_once . 3wa4hA4vA6vB7ia92Ab4AcbAcfAcuAecaedAfvag1Ag8A
ate_drug E 5fC5gB6vD70BdaB
attack A 3wB4hA5fA77C94b9uA9vAbzCc2AcnBd8Ae1Be3Bf7BfjB
baby . 3xA3yA4dA4fB4gA4iA4jB4nB4tB4uB4vA4yB52A5iB5uA6eB6jA6sA6xA7qB7rA82B83A8kA8wA8yA99A9tAa8aaoDayAbiAbtBbyAbzBc0Bc1acaBcfacgBchAclAd1Adfadxae4BedAemaevAezAf0af7BfsCfuAg5BgeaghagkBgmaguAh9AhcahgA
baby_age . 43A4eA4fA4gA60B6cA6uA6xA7qA86A94A97a9da9tAanaaoAatAb6abzAcaAcnacuAcvAd5AfaAgpAgzAh8Bh9A
back . 4fa4ga4ia4yA58A6pA6va7ga7qB8kab1AblAclacrad1bduAe2Aeuaf1aflagyahiahmA
bad_sign . 40a46a4eA4fB4hB4mB4uA55A5na5oB5qB5tA5xA61A63A65a66B67B68A6aA6bC6ib6kA6oB6qa6wA6yB77B7aA7cB7dA7ja7mA7na7qA7rA7xb82A8cA8jB8mB8sC92A98B9cA9fA9gA9lA9nB9uA9yaaeBamBasaavAawaazBb0AbbabgAbhabkAboAbuBc1ac2ActAd4Ad7AdeadfAdiAe4BefAewaf1AffAfoAg3Ag8Agaah3ahcahiAhkAhnBhoA
badly . 4iA4tA4uC5cA5gA5qa5sA5zA6uA6vA6za70A7rA86A8ta90A9sA9uAa9aalaapAb2Ac5AcgAcuAddAewBf1Af7affBg9AgeahdA
battery . 54A5fA6aa6eB6oB85A9tBbgAbsAbwCddBdjafbafuCg2aggCgkah9ahea
beat a 4hA
bedwetting . 4vA70A7wa8cagta
bee . 8yA9gBa2abgAdfaecAftAfuAfwAg5BggAh0A
believe A 6va70B7vAhgA
belly . 4nB5gA63B68A6lB70a7cA7qB8yAasAauabzAcaAcvad1Bf3Bf7BfaafjBfuafwagvAh9ahdAheA
bend . 70A86abgAbsAcvAd1Ad4aedAgeahea
berries . 6zC9mAcrBcvAfuCfwag3a
beverage . 4nA4uA5cA5sa6gA7ha7ra7va7zA8kAb4AbdAbeBcqacvAdlAedAhgb
big . 4gA4zA5oB95acfAd1Ad8AdlAecAfuafvAgeagmAheA
birth G
bite . 4uA59a5fA6vA6za7fA7na85B8xa8yA90A9gA9pacnbdfae3AecAeoDeuaftAg9AggAgxB
black A 4aB4ha56C5qA6cA6hA70A7dA8xAa1be3AecAedAfaDfuagiAgyBh9AhfAhgB
blades . fuA
blank_look A
bleed . 5gA61B69a92AabAagAauAbwabzAcmbcpAd1Cf0Bf8AfjAh1A
bleed_lots H 4hA4zA5gA8pA9mAaeAagAanAauAbzBcaAczAd1ChlBhmA
blood A 5fA5gA61F69a7gA7rA7ta8lA92A9taagAatBauCazAb4AbwabzAcaBcbacmbcnAcpBd1CecAegAf0Ef8BfaAfbafjAfoafwAg2aghagtbh1E
blood_loss . 5fA5gA61C7ta8lA92AabAauCazAbwabzAcbacpAd1Ce3AesAf0Bf8BfbafjAg2ah1CheB
blow . 4hA5na6kA6uA72B7iA82A8ya92A9da9mAbiAblac1acnActad1AdhAdiBdlaeeAegaejAf3BfwAg3AgeAgvBgyah1Bh7AhaA
blue B 4iA4vA5fC5iA6eA6nA6zB70A7rAapDazabgDblBcbAcgAdaadfBe3aefAf7Ag4b
blue_skin E 5fD86AapAbgAflAg4A
blurred a 4ka5fa70a94A9maakBb4Absacnacvad1Ad8aecAfna
body_weight . bzA
boiler . 4zA5wA6hA7fA94B9bA9sAc5AecBenAh1A
boiling B 4nA4yB4zC5fC5qA7fA8dA8xBagBanBc6AcaAddAdlBdpAe3BehAekAezCfmA
bone . 64BddadpAflBg4ag5BhlB
boot . 54a6pa7qadsaeoAgoagxA
born . 5gA7rB9dBclAhoA
breastfeeding . 4za5caeca
breath_smell . 6bA7aa8eAe3afja
breath_word . 4vA54A6bA7aa7vA86A8eA8yAauAbwbbzBcfadlAezAgzAhdahga
breathe . 4vB54B5aA5fA5gB6bA6uA79a7ja86A8eA8yD9gAauAb2AbyAbzBcvAd8AdlBeqbf1Af9AflafmAfnAfoAg6agmAgzBh7Ahcchdahga
breathless E 4zA5fB70B7af7gA7nC7pB7sc7vA7zAagAajAalaanAcnAcradraekAewAfnBfwAg3Ag4Ag9AgvahgA
broken_speech B ewB
bruise . 6pa7qaana
burn . 4zC5aB5fB5ka7dB7fA7sa7ta80B8xAbfAbgAbwac6BchAcnAcvAddAdpAe3Ef4afrafuAg4ag9Aglah7a
burn_place . 58A5aB5da5iA5pA61B67A68A69a6gB6iB6lA6qA7cA7ja83a85A8fa8ka8mA8uA92A94A95A97a98A9kA9lAa3BabaadBb1AbhabiAblAbwabzAc2Ac8Accacmad0admAduAe0Be5AeeAegaehAeyBf3CfbafnBg5ag6BgbagfagiagoAh7AhaBhba
burp c
burst A 7aA92AanBecAfnBh1AhkA
button_cell D 5fA6yC9tBbwBddBfuCg0cggB
came_out a fub
can . 5za6ba6oA6uA6va79a7cA7gB7ja7rA80a83A8yB92C9eA9jA9nA9oA9tAahBbbAbfabhAbwacqbdbBddAdxae0aedAewAfaAflAftAg5AgmagtahcA
cannabis C 5fA5gA6zC86AfuDg4A
carbon_monoxide C 7pA9xbcxBdoAeqAg2b
care_for a
carried . 5cA66A7vA86A92Aa3Ae4AegafnAg4AheA
cheek . 6pBdfafuafwag3a
chemical . 6pA7dF7qA7va8iA8xA94a99A9ba9sa9uBanAbdAbeBbfAbgAbzacfAchacvAddAe3AefAezBf1afbafuA
chemo B 7rC9dCb6C
chest B 5da5mA5pB5wA61b70A7hB7pA86Aa2aa3AanAauAc2BcfDcrAd4AdpadrAdxBe5AecBegbekAf1afjAfmag4Bg9Dh1Ah3AhdahgAhmA
chest_muscle a 7ra
chest_word B ekAg9A
child . 5iD5qA5uA5ya5zB61a63A64a66A69a6bA6eA6iA6jA6sD6uC6vB6xA6ya76A77A79a7dA7fB7iB7ka7na83A8dB8hb8kA8qa8rA8xA8yA90B9bA9fA9ja9lA9mA9nA9tA9vA9yaa1Aa2aadBaiAakaamAaoDarBasAataaxab1AbbabcCbgAbkAbtBbvabyAc0Bc1ac2Ac3ac8AcgAchAcsAd1Ad3ad9addAdjadmAdoAdvBdxadyCe1Be4BefAemaeqaevBezAf7BfcaflAfmAfoAfsCfuBfwAg1Cg3Bg5Bg6agfAggAghagqAguAh2Bh3ahcahdBhfAhnahoA
child_age . 5uA5zA60B6uA6vB6xA70A7ba97a9uAanaaoAatAayAbmabyAc3acvBd5AdlAe1AejAf6aftAfuAg5agbagmagvagzAh1Ah6ah8Bh9AhnB
chin . egaf1a
choke C 5jb70B7sa7ta7va86A8eAa4aagAbsAbzAccbcnBe2AfaAg4DgkAgmAgragyA
choke_figure a 7sacaa
cigarette . 6zA8xaanafuBh6a
closed . 7dB7iAf6A
closes . 6vA6zA7dA7fA9gBdpAezAfuAg5DgdAgmB
clothes . 64a6pa7qa7va80Catac7Ccnag9ahla
clots B 61BecB
clutch . 70AdlA
coffee . 5qB6da7ga94b9dAb4abzaecCezafbbfubgpah1Chga
coin A 6pA9tAbgAfuAggA
cold a 61a70a7ta7va92b9mabzAdlAe4bezafvBggagvah9a
cold_body . bzAfua
cold_decimal A clAhoA
cold_sore b
complain . 6lA6na6va7oa8ca8la9dAapaawAb6AbgachadpaejaekafvAg1Ag4Ag5agaAhha
confused E 5xA70C7gA7rA9dAb6AcnBe4AeuAgeAheAhgC
constipated a 6va7pA8saa1aauAclad1ah9AhgA
container . 61B6ea6zA79a7aa99a9mAataauab4bbzac2acbacuadxAdzBejAezAf6aftBfuAg4AgfbggCglagma
contraction C abBd1Bd8De3BfjAhbB
cough . 6ba6oA70A79a7aA7oA7rb80A85A8iA8lA9mA9tBaeaahaajabdAbfBbzacaBclacpacvAdfBdpadvAecAedaeuaezAfaAfmAfuBggAgkAh7Bhca
coughs_blood_word C
cry . 6pA7da7ta86A8zAauaawAb6AbtAbzAcfAd8adlAecAfaAg4AgiAh9A
cut . 66A67A6pA70a7qB8pAanAapabgacaAcnad0Ae2Ae5AezAfbahaA
daily a
deep . 7dA7ta86A8pAcfacnAddadpAezafjaflBfmafuag5BgmAhlAhmA
deep_wound F 67B8dBagCanBd0Ae2BgvB
deformed A 7fA7gA7qB86AagAanBbgBcladmAedAemBfnAgvBhgA
dentist . 6oa6pa85a86aa3aawAbgagea
detector . 9xabmAdoAecAenaeqA
diabetic . 6za7iA7ta8eA9maanbbzBcfAdxAe4CecAfvCgqBh1Bhga
diarrhea . 6xA7rbasAbkAbsAcnbd8AfjAfsBgeA
die . 70acfAcvadnBecAggAgmA
disappeared . 6oB70A7zaanAb4BbzAc1acfactBd8adaaeca
disposal a
dive B 86AanAbnAbzAcfAdlAh7A
dizzy . 79B8la99b9ma9sAgva
dog . 7fB86acnadpDe3AecbeuAf1aglah6a
dose . awabdAbiCe3afbagmagnA
double_vision D 7gBasCecAfnBhgA
doubled B 86AcfBdlBecBg4A
drag_leg B
drink . 6na6uA7oa7wA7xa7zA8cA8mA8rA8tA8xA8zB94a9mB9saa2aazAbqac6AcvCdaBdoadxAekAezAf0af6Af7afnAfwAgpAguAgyA
drool . 6pA70AauabgAbzBd8aedAf7AfjAg4Ag5AghagkA
droop . 6va70A72B7fC7iA7qA7ta82A8lB8mA8vC92A9qA9sBa4aagAaiAbgEc1AclacnBcqad8AddadnAdpAedBemCewaf4afiBfnAgbaghagqAh1Ah4a
drops . 6va7da7vAbzAfuA
drops_things C 8xAanAbzAedA
drown F bzad8BdvBh7C
drown_figure c
drowsy C 6uB7oAaoBbzAclAgpBh6Ah9AhnAhoA
drug . 6zB7fA7ha7qa7sb80b8fA8ya92A94a9ja9qa9tB9yBahaasbatbavaaxbazbb4Bb5BbdDbiBbobc1ac2Ac3ac5Ac8acdCclacuAd1ad3ad6Ad7BdjadpAdzaecaedaeqAeuCf0bf1Af6afmBftAfuAfwAg4AgfCghAgnAhpa
drunk A bzAcnBcvAewC
dry_nappy D 7gAasBbtBd8AecAfaAgeBhgB
ear . 7qB7ra86a8ka9maauacfaddBdoaecaeuAflafubg4ahda
eat . 79A7la7ta7wB8cA8rB97ba1BadBazAb1AbgAbkBcqBcrAcvCfbAfubg1Ag5Ag9agfbggagmBh6a
elder . 70C7ba7iB7vA8mC8rA95C96a9ha9mA9pB9tAafAagAatAbdAbgBbiBc1bc5AcrAcvAd5Ad8AdfBe0Be3AekAelAexAezBfaAfiAfoafvAgeAggBgnAgoAgpAgqBhcAhgB
electric A 72A8ca8daagaanae8AedaezBgeagiChaAhfB
electrocuted F 8xA95AanAcnBddBetAezAflAggBgiAhfB
embers C
emptied_container D
empty_found B
empty_word . 7pa
epilepsy B c1acnAd8Ae1Bf7B
epipen E
everyone . 86a94C98Ba2abcaclacqad8Ae3aecAfuAggA
exertion . 7aa7iA8cA8xa92B99a9laaeAagaaoaauAb4abnAcvAdvAdxae3ae4bf6Af7aggagqAgvahcaheb
expiry b 9qb9vacnad8afua
extreme B 86A94Ba2acfAdnAecAg4A
eye . 7sb8iB8ya9sAaeabzBc1acqacvCd1AddAdfbdsAe0Be3Ae4Ae5CecaedAeeDezBf6AfbAfkAfnAfuBfwAg9AgwBh6a
eyelid . bgAe4bg3ahga
face A 97a98A9gA9lAauAazAbsAbzBc6Acradfae3AfjAfrafwBg9ah9Ahha
fact_word . 7qA8mA8xB92Aa1aasBbxBcqae0AedAegaewAexAezAf1af7AfjAflAg1BgeAggAglagpAh3A
fade . 7oA86a8cA9mCb4AbgBdlAdxaedAewA
faint F 7kB92A9mB9sBcnDd8AdmAe3AecAeuBfjBgvA
family a cva
farewell_figure .
fast . 95aala
fast_number A ecA
fear . 7na7vbe3ae5aecaeuaf9a
feeding . 8la8rA92A9mAbdAcaAcfAd4AdaAdxAekAf0af1afbag9A
feel . 98Bb6AbzAdoAekAg3Ag9AgmAhgA
fell . 7sa7xa82A84A8lA8pA92A99C9kA9sA9waa4aaiBauAbnAc5AcnAcqactad1BdaAdiBdlBedAegaeuAfaagbaggBgqAgrah1B
fever . 86a92B94B9nAagAamBbnEbpFbsabwac1bctad8AdlBdnAdxBe1Ae3AefBf1Bf7DfaafjAflBfoAfuag5agmagtAgyDh6ahbBhgahmAhoDhpC
figurative . 7saasaavAawAayAcabcnacuAcvadaaeuafjafvAg9bhga
figurative_death . 7ta8ka8la98a9saagabpAcvae3ae4bedaeuaewafaAfbafubfvAg4AgaagfagtagyAhca
figure b bga
filler . 7vA7xa85A8ca8ka8mA8tA96B9na9sA9vAa4aa9aaqaasBc1bctacvaczAdnAdoAe1Ce4AeeAefAesAewAexAfiAflBfvAggAgoAhdAheahmAhnA
find . 9mA9sabgAcvAfuAglagqAh7Chea
fine a 96bcnAfua
fingertip A anB
finished . 8fabgAbxbd8adlAh6a
fire . 9mAanAbgafaahea
firework B 8xBanB
floor . 99B9tbbzAcfAe1Bfua
floppy A h6A
fluid A aeB
foam A auab4abgAbzAcaAcnBe4Bf7BfjAg5Agha
food . 8sa8za98A9da9tba4aalaaxBbdAbfabwacbAclAcracuAd0BdnAdpAe2AedAegaemAetAf4afmafobftafuafvAfwCghagiagrah6ahaahcaheAhfAhmA
food_poisoning . hga
foolish A
foreign_language b
foreign_throat B g5B
fork A 8xAanB
found A 8rB9mA9saafAauAbgBbsAcaBclacrAedAemBf1aglagqAh7Chea
fracture a 95b99aagAcaah0a
fruity . g4A
full . 9mAcnafaAggAh1A
fumigated B
gas a 94A
gas_poison . 8xa9jB9mb9sA9uAanabfAbgAchacvBddAdfafbag5A
gas_smell F 9jB9sCecB
gave . 94a99a9yB9zBasAavAawBb4AbcabdBbiDcnae3Ae4Cf1afzBglbgtA
get_up . 99a9qAagAbwCcaAcnAdfBezAg1Ag5AgmAgyBh1Ah9AhmA
gibberish D 8mAbzAcnAdxCelBewBexBfnBh6AhgA
giving_away a
glands a
glass . agBbzAc9Bd0Ad4AdfAf1Af6Ag2A
goodbye .
grabbed . 99a9lCagAanAapaauAdaae3AedAeuAhea
green . ecCfabh1C
gush A 9mAaeAbgAbzAcvA
half A h9B
half_face A cnB
halted . bxbd8aena
hand . 9lC9qAa2aaoAauAbgabsAbzAc2Bc6AcgAd0Ad8BddAdfbdlAe3BedAetAf1AfjAflBgzAhaAhfA
hard . 9bA9gA9sAapAbwadkAdlAe3aejaewBf9AfnBftaggagmAgtbhgA
hard_belly D cfCcrBecAfjAhhC
hard_breathe E f9AgmA
hard_speak D
head . 9dAawAb2ab6AbzActacuAddadhAdiBfjBfnBg3Ag9ah1Ah9aheahkChlAhmA
head_injury_word E
headache . 98C9da9sAabAakBb4AbnAboBclacuAcvad1Be0Ae3AecAf1Af7AfjBfnBfubfwAg8AgeaglagzBhbAhgahkC
heart . 99aanAasAbiAcfDcnCdxAe3AecAf2AfuAfvCg9DgeAggA
heart_attack B cnB
heartburn a d1ad8afubh7a
heater . 9bA9jA9mb9sAc5AecAenAg4Ah1A
height . 99BazBb0AbiBbuac1ac5AcaAcracvad1adradxAe3AezAf6afbag3ag4agtagvAh7ahmA
hi B dxAfmAfoB
hidden_place . ecAfuAg9A
high_number C ecAfoBggAh1A
high_temperature . 9lAbnAbpBcrAdxAefAf6AfoAfuafwag3ah6ahoBhpB
hip . cfa
hit_by B 9mCcnAdaAdmBg9AgvD
hives . anaauAdpAecAf9AfaAfwAg5AgmBhdB
hoard a
hoarse . c5Ah0a
home . 9tAbhafuA
horse . anA
hot_thing . 9mbbmAchAddAe3AecAehBfuA
household . 9sa9tAa9AaeAahabdAbkAbmabwacaAcqadaAduAdvAe0AedAejaf1afaAflafmAfuAfwag4ag6ah1ah6ahea
hurts_eyes . a3Acnaedaf1af7Ag2a
hypo C auBbsAbzBe3B
imaginary . c5AcnBdxAe0CewB
in_stock . 9qaaoAawabbabcabiac2Bd4Ad8adfAeeAekahga
incontinent B e4B
indoors . aiabhac5AcnBdaadpAecAekaezAfuAg9AgdAh7ahgA
ingested A adAahaanaauAb1Bb4AbsAclacvBd5adaAeoAfuAgdAgeagkAguA
inhaled . bfAbwabzBc2Bc5BcvDe3Ahcbhgb
inhaler A b4AbgBbzAc2BhdA
injury a
install a bzAfoA
instead . avAawAb4AcnAcuAe3AecaggAgvBh1a
insulin_pen . b4abiAggA
invisible B ewB
iron a cnBcqafacggagyb
itch a dlaefafaafjageahga
jaw . anBcfAcnAdxAecAedAfvAg9AghahmA
joking b a9acaaeza
jump a
ketone_number A foAfpA
ketones B
kick . auab4a
kill .
know a
late_weeks . b4agzAh8BhgA
laugh_mark a b4acna
leaf . e5BfuBgdA
leak . auBbwad1BdaBhmA
lean A edAekA
leg . c9Acfad1ad8addAe5AegafjAflBg4ag6AgoAgvAh1ahaA
less . auBb4AbhBd1BdkAezaf7afjAhga
lethal_height . b4abnacaBdjae3AezAf7ah6a
lie_flat .
life . fjAhkC
lift . cfagfahga
light . bnAecA
limb . aoAaxAbkac2Bc5AcbAccacgAckAcractacuAd0Cd8AddAdfae2BegaeiaejaeoCetAeyBf4bf7af9afbaflAfwag6BgragwagxBh4ahaAhfAhhahia
limp A aoAcgAcnAdkAedB
lips . cfacgAe2ae3AfwBgyA
live .
locked_in A
long_time . auAbxEbzAceAcfAcqad8AdaaecAeeAesAf7Afuag1AgeaggagjAglagma
loss a auBcqad1Ae0Bg9bh0a
lots . auAavAbfAbsAbwacaAceAcmad4AdfBdpAdsAdvAdzAe0ae4Aewbf0AfaBfbAfwBg3Ag5AgjAgtah1Ahea
low_mmol . b1AbiAbzAcvae3AecBfoAfpCfzAgga
low_number . biAbpAbsAbxBctadfAe1ae4AefAfoEfvAghAhgahoA
low_percent . cbadbadwBdxA
low_temperature A foAhoA
low_word . dmAe3AgvA
lump . cta
magnet C daAfuDg4AggBgkA
make_sound . fjA
malaise A
many . bfAbgAbiAbwac2BdbadfBdwAdzAe1Ae3AedaezAfaAfnAftAgfAggCglagpAh9ahba
many_grams C
measured_fever . bnAbpBcnae1AefAfoAfuageAhoAhpA
medicine_store . fuA
melena D
memory_loss A
meningitis D
message . bzbcoafba
mine . bdBbgabiBbzad3adaag9a
mistake A bzAcnAcvAdaAdmAezAggAglagvAh7B
mistaken . cvAfuAggA
mix . cvAdzAewBexBg5A
mouth . biBbjAblAbsAbtCbwbbzBcgAcnBcvCddAe2ae3Be4AedCegBemAewBf1bf9BfaAfiBflAfwDg3Ag4ag9agaAgdAgeaghagmBgoCgyCh3ahga
move . bzBd1A
multiple A cfBcuAdaBe3AecafzAggAgmAgvB
mush . ewB
mushroom . crCdrAecCfaAfuBh1A
nails . hla
nausea . bzad1bdoAe3aedAg9Agva
neck . duBekah1Ah7Ah9Ahga
never . bsaecAhkA
newborn C cuAfab
nipple a
nitro A
no_more . cnAd8AdnAdpBdxAedAejAfaAftAglah9AhlahoA
no_tears C fjAhgA
nobody a caa
normal_temperature b dwbg0a
nose . caad8bddAdvaezbf1afbag4ag9ah7ahea
nosebleed . bzAdeaf7Afbbgpahga
nostrils_flare A
not . bzAc3acnAcqcctacvad4Ad5adbDdfAdvadzAe3Be4AedAelAeqAewAf1Af6AfmAfwAg9AgtBgvah1Ah2Ah3AheAhkAhnB
not_breathing_word G cnC
not_now c c1bcaacnad8adlAe1cfnAgeAglagvah6ahca
not_working . cvaedA
not_yet .
nothing_out C
odd . dxAeqAewAfaafnAh0Ah6A
oil A dpAe3Bg4a
on_fire C
open .
opened .
out_of_water . cqactad1AdpaedBeiAejAexAezBf0Ag4AgbaggAgqAgrah1Ah7B
over_a_day . d8AdbaddadwBe3AedafvAggB
over_now b
overdose_word D ffC
pad A clAczAesA
pain . d0ad7AdnAdoAeaAegbewbf1bf4bf6AfjAfnAfvCg1Ag5agaAgdAgzAhaahkA
pale . e3AecAf1agdbh7Ah9A
palm . cvafwAgzA
palpitation a
paper a cnahea
paralysed B edAfnA
per_day . czAd8BedaejAesAfaafuagbaggagpAh1AhcahnA
period a hoa
person . d3adfAdiAdnAe4Be5AeqaewAexAf0Af4Af9afaAfmAfoafvBfwAg1Ag2agaaggAgkagqCgyAh0ah5AhcA
pharmacy . h4b
phlegm .
phone . d4ad5aeuAewbfaafuAg4AggAh7a
picked . dfAecAeuAfuAh1A
pillbox . ggA
played . d8aezafuagrahga
plenty . cvad1AdbadfAdwAe1AggBgpAgzAh6a
poison . d1ad8AddBefAeibepCeuAezBf6Af9afbafuGggCgmAgvahga
poison_figure b
poisoned C
pop_noise B
postpartum . e3AesA
power_tool A e2Bf6A
pregnant . dlBe0BejbekaezAfjAfwAg2ag3Ag5agbagzCh1ah6ah8Bh9ahca
prepared a
prescribed . gga
pressed . d5adfAdlAedAezaf1Af2Af6BfjAfuafvAgga
pressure a d7Ae3A
pressure_number_high .
pressure_number_raised A hgA
preterm . daadxae4BewBfbafoCgmagzAh6ah8C
prevent a
product . ezafuAgmAh1Ah7A
pulse . gga
purpura_word E
put . dsAe5AekAetAf7Ag5AggAh9AhaAhfA
quit_verb .
red . dpae3aefaf0Bf6Af9afaag4Aghagibgtah1Ah7a
red_jelly B
remember .
repeats . diB
replaced a djaeda
respond .
ribs . duAdxAf3BfjAfmBg9AgfagvAh7AheA
ride . gsA
right_low A dpAecAfjAh9B
rings . ecA
ripped . dpAedAegaeuCezaf2AfwBgmAhlA
ripping A
rise . h1A
rolled A f7A
rope a
run_over F e3BgvB
sank . h7B
sats .
say . ewAexAfoAg4Ag9Ah6ah7a
scald C
sedative . f1B
see . edAfnB
seizure F
sever A e2BeuafuAg4AhlA
severe_burn . e3Be8AefAesBfaAfwAg5agiAh3ahaA
shake A f7AfoAfvCh7ahmA
sharp . ekaflCg6Bg9a
shin_bone A
shiver . h7a
shock_word B etAhfA
short_leg A
shoulder_blades A
shrill C
sick . f9AfjAfnAfoAfsAfvAfwAg1Ag5agdAghagpagvahnA
side . edBeeCejBemCewaf1bfbBg3AgmagyAh3Ah9C
sight_lost D fnBhgB
skin . fmag4bgaa
skin_bump . h6a
skin_off A
sleep .
sleep_lots . h1Ah3ah7BhcahoB
sleepy_cause . ewaf7afjafuAg9AgabgvA
slow_speech C
smile B fnA
smoke . gpa
snake B f9BfuCfwA
sniffed A
snores . fjbh3a
snow . h7a
soak . gjA
socket . haA
someone_elses . ezAftaggCgqBgragvAh9A
spasm A f7A
speak . ewAfnAh6Bheb
speech_word . fnA
spike . flBfuag6C
spilled . f4AfaafmAg4agbagfAggAglAgmagqAgragvAh4ahga
spit A
spots . f6BfabfbafjAfwAgyB
squeeze . fjAg9A
stabbed G
stand_up .
static_shock c
stay . g2Ahgahoa
stiff . fabfbAfuafwAg4Ag5Aggah1Ahga
still_bleeds B
sting . ftAfwAg5AggA
stool . fjAfsBfwAggagmagyChna
stop . geaggah9ahea
storage .
stranger B
strap a
street_drug C
strength_loss D
stroke_figure b
stroke_word B
strong . fnAfuafwAg1Bg3AgiAgvAhdB
strong_acid C
stuck . g4Ag5Cg6agkAgmAh1AhaBhmA
suck_in . foAhdA
sudden . fvag1Bg8AgwA
sugar A fvAh1Ahcahgb
sugar_mmol .
suicide A
sun a
sunken E h1A
swallow . gmAhea
swallowed . g1Ag3agdAggagkAgmAgnAguBgxAhdA
sweat . g4Bg9Bgeahga
swell . g5CgaAgdDghagmBgxAgzAh1Ah3bhma
syllable A
symmetric A
syringe .
temp_word .
testicle . h1A
testing .
thick . gdBghagmA
thing_swallowed . g5DgdAgkAgrah6a
throat . g6Ag9AgkBgmCh3a
through .
throw_other a
thunder .
tight . g9Agfahea
tingling .
tiredness a h9a
toilet_training b
tongue . gmC
tonight . ghaglagtah3ah9a
too_much . ggCh9a
took . gkAgnAh9Ahea
tooth .
touch . hfB
towel A
toy .
treatment .
trigger . h0Ah6ahdBhoahpa
twice .
twisted A
unable . heAhgA
unconscious_word F gqB
unhurt a
unprotected . gvA
urinate a h6a
vape .
vehicle . h1ah6a
veil .
venomous A
violet A gzAh9AhgA
vision_sign . hbA
voice . h1A
vomit . h9AheahoA
vomits_all B hgA
wake .
walk .
wander B
want . hga
water_place .
waters E hbB
weak . hca
weapon . hfA
weeks_along .
well .
wheeze .
where_when . hmA
wire .
within_a_day . hpa
wood .
work .
worse A
worst A
wound .
wrists .
yellow a hoB
young_age .
young_months .`;

/** A weight, then the words that have it, by their first five letters. */
export const WORD_WEIGHTS = `A abajo accou aceto actin adelf agita ago agony alarm alcoo alred and antec antic anyth aplas appel appui arach arran arret asked asmat ate atrag atroc atrop autou avisp awful ayuda azul bain bajo balbu barel barki barra bat batte bayas beau behin belly belt bent bitte blade bleed bleus blind blood blotc blow blue boili bolit borde borra bote both boton bouff bouge bouil boyfr breat broke brown brula bruta burne butto cacah cae cage cai caida calle calpo camar came camio cant canti caram carbo cardi cashe catch caugh cerra chais chauf chemo chez chopp chorr chuec cierr claqu clava clean cloro closi cloth coagu codei coeur coinc colla colou comes comin compa conna conoc consi conti copin coraz corto cote cotes coupe creus creux crie cry cuchi cuest cup dad dado dads dalsy decir dejo demi desat desma desor despe despl dessu desta diape dio dirai dire disso dobla doesn doses dots drain droit droop dura duro eaux eliqu empez encen encer enchu encue enfon enorm entai enten enter enton entra erreu es escup espos espum esta et etran eucal evano even ex face fade faill faint falta fat fathe fell fenta feu fits flaco flari flojo floor flopp flots fluid fois fonce fond forwa foxgl fract frelo g gamin garga gauch gaz gens gente gibbe gicle girlf glue glyce goes going gomin gone goudr grand grape green grill grise gummi habla hablo hacia hacie hand hangi hard hardl harpi haven he head her here hice himse hit hoja hold hondo hora horne house hubby huele huevo hunde hurle husba ictus il iman imane impor infar injec insop isn its izqui jai jarri jaw jerki jsuis just kicke lache lame lance lange larme leaki levre lily line liqui lithi lo loads look looki losin lucec luego lumin luz lycee lying machi macho magne main maint makin malai malgr mamie mano mar marc marca mari marid marih massa masti medio mento metal metro mezcl middl milie min mismo mista mitad ml moani moi moiti moja mom moms morce mordi moret mot motor mouil mouss mover movin muchi muy nacid nafta nan nanas narin negra negro neveu ni niece nieto nobod noix nos nostr not nothi noto nouve nowhe numb nunca nuque odeur off oil ojo olla ont open opres pad paral parfu parle paro part parte patin peanu pegad pegaj pegam pench peopl perdi perdu pere perfu perso perte petro picks pierd pila pile plain planc plie pod poitr pond pone ponie pop posit probo profu prope puede puest pulga pulli punal punti pupil puso qu queja quien quimi racon raide raidi raise raisi ramas rattl recie recog recon recu recup rendu repos rigid ronde ropa roto round rugby s sa sacam sala salch salle salon salpi salto sangr sank say scald screa se see segun seis sem sens sente senti sertr setas shake shot sient silla since siste soaki socke some someo sonne sonri sont souff soup souri space speak spill spiri split spray sprea squee steak stick still stran stren strip stron strug stylo subit suce sudde sudo suelo sueur sunke sus swall swell talki tape tears telle tembl terre teter then thing thinn thoug throw tibia tide tiene tient toco toddl tomo tonne tonte torci total touch tout towel tract trago tragu tremb tres trozo turni unblo under uno used van vape vater veo vert vie viole vitre vodka vois voitu vue weed were while whole wife wifes wont worst y yaya
B abre abrio aceit acido acost ahoga ahogo aidez aiman air aire allon alqui antif apart appar ardie asfix ataqu babys bafou baies bano bleue bone boute brigh bu campo canna chair chewe chimi chiqu choc choqu clutc coloc coma comim comio confo confu cordo cosas crane crash cree crook cuelg debou delir derec deven di diero dispa dived door douch dropp drown drunk dur echa effor elle encim encon epile equiv error estam estuv etau fire fit fitti flatm foami fonta fourc fuerz gas gasol gaspi girl gobe got grado grita grose groun haemo hasn hasnt heate herse hi him hipog his horri huile hypog into kiwi knock lado lagri lavad leo lieu like limp looks losa metre mins minut monox monto mothb nacio nena newbo noire notre noyad nuca oedem onto oreja palab papy pelle pend perds piece pills pire posos pouri pris proje puce pulse pulso pumpi puse rat rats react reagi reall redon renve repre respo ribs route sabe sacud sale salen scoot secon seein sees sent sever she side sight sigue slurr sorti souda soude sound spitt spot stabb stopp stuck suffo suspe tabla talk techo think third thund times toile took torax tour trapo type uncon uva vacio ve vento vibor vide vient visag visio wc weird went wet xarel
C accid adren agarr aguas arres arter azule board clots co coin compl consc crach crisi crois degre devie dextr doble doubl estab etouf grave gris ha havin heroi hes hirvi hour hundi impos incon inste isnt lui metio mucha net os parad plate pouls rato reacc repen respi sait sang shes shock soft somni taken terce thora very voit
D bebio choki convu creo elect epipe intox menin sort
E drank
a abces about abrir absce accro acele ache aches achet achy acoup acues adelg adult afrai age agrie aguja aguje aide aine alime alivi almor alrea alto ampol ampou anima annee antes anus anxie appoi apren arros artro aslee assez aunt aura aurai autob auxil avait avant bajar bajon balan ballo barco bas basse bebi becau bedti befor besoi bette bien bin bites bland blues boda boit boost boots boss bosse bough boxes brace bronc bross bump bumps bunge burnt butte cader caigo calam calcu calie call calor canap canci candi cansa care carot carpi carte carto caspa cast cauch celul cena certi chale chamb chans chapp charg charl chass chat chaus check cherr chewi chicl chien chill choco ciati cicat cielo cinco cinq class click climb clock codos coles coliq colum combi comid compo confi conge connu const conta cooki corn corre coude count coura courb cours crack cramp craqu crece crema creme creva cried croni crout cruje culit cumpl curad curar cure curso cutti dandr dar decal decid dehor deman demen denti depil depor depre depri dient diet diger dijo dile diman dinne dis dispu divor dizzi docte does dois dors doudo drawe drivi due durmi dust ears eat echo ecole ecrit edad effet egrat elegi eleve empor encar encia energ enfan enlev enrou entor epaul epluc era eruct eryth esa escap escue ese espin essay estac este estre etein etern eveni exam exame exams expir faim fesse fessi filet final fine flash flato float flujo flush flyin food footb foreh forev forgo forme foule free frent frequ fresa fridg front fue fuego fumar fungu gangl gato genit genou get gets glute good gordo gota gotas gotea gout grani grass graze gripp guard gueul gum gums gun gusto guy habit hacer haha halei hambr happe hate haut heat heel hell herni herpe horno humo hungr ibupr id if ils incar indig infan infec ingle ingro insol inter intes intim invie ir ironi itch itchi itchy jab jaune jeter jeudi job jouer joues jour jueve jumpe karde keys kidne kids killi kilos knee known labia lacte lag lago laiss lait lamio lasti latel lavan law leavi leger legum lejos lende lense lente lenti leve leves libra licke list lista liste livre llave lloro locke lol longe lourd love lumba lump mad made maigr maneg mante marat mardi mark matan match meal meals meds mejor melat merci mesa met mettr mieux migra mild milk minor misse mites mole momen monda monit moral moust muerd muere munec muscl nadar nadie nap navid neces needl needs nerve nervi nervo new nicot night nits noel noisy nom noon norma note noter notic nudo nuits numbe o odio odora offic ofici oidos ojera olfat once orden ordi ordin organ ortei orzue ou oxyge panic panta paper papie paque parce pared parpa parqu pasad pasaj passa paupi pecto peeli pelad pelic pelli pelo peluc pepin perce perd perfe perio pero pesad peu pezon phone pica picor piedr pieds piens pies pilas pillo pimpl pink pins placa place plage plan platr play pleur pneum poco poils polen polvo pompe poqui porqu porta posib poupe pox premi prepa presc prete prima prise proch prueb psori pu puis puree quel quell queme quito rache rage rando range rasag rasan raspa raspo rate read recet redac reflu regim regle rein reins rempl rende renou renov rentr repar repea resta retar retou retra reuni reve revie rhini ringi rinon risa ronco rough runni sabor said saliv sarpu saute savoi saw scab scar sciat scrap scree seasi seaso sec seca seche secs sed sein seins sento servi shaky shift shing shive shoes show simpl sirve ski slept small smoke snack snore sofa sofoc soif solar solei somme sonar soon sore sorta spicy sport sprin stabl stain starv stock stone stres subir sucre suelt suert suici sun sunda tabac taill take takes talks talon tan tapon tard tarje tasse teddy teen tele telef telep tempr tende tendi tener tenis tenni termo thank thirs thumb tickl tinni tira tisan tobil toe toes told tomar tord tos tot trace tren tried trip trous tu tue tuesd tunne twitc uni use usual uti vacac vacci vacun veran verdu vergu vers verte vez video viend vieux vin vinai vineg virus voir volar volve volvi vous vu vuelt vuelv waiti walki wall wanna warts wax way well will wind wine witho worms worn wrote years yeast yeso yoghu yogur zapat zombi zoste zumbi
b acari acaro acne afeit afoni alway amigd anali angoi ansie antoj aphte arthr astil athle ayuna bascu best bled bloat block brise build bulto callo canke carga cat catar cause cera cerum chole chron cisti code codo colic colir compu condu conju conse costr cradl cravi crayo cream crick cross cuant cysti derma dieta diges disch dorma eccem echar eczem elbow enrhu esgui estor expre factu faut flu footi forge fumer game garra gases gassy gerce gingi goute gras griet gripe groin hair hamst hango hemat hipo hiver holid hongo how hungo insom insta inven irrit jeun juega jugan juste kebab leafl lice llaga lombr loose low medus menop metfo mocos moque mosqu movil muscu mycos nettl nicke noctu often olvid oral orgel ortie ortig osteo otite otiti otro oubli pasa pela perim persi pican pierr piojo polle possi poux prosp punto pupa radio rasca rdv regur resac revis rhume rit rodil runny sad sarte scrat secos seque sert shavi si sickn siemp signe signi sinus sneez splin sprai stati stitc stye syrup tapad teeth tendu thrus tick tigre tique tiron toca toena tomat tooth torti toxic trist tv ulcer usele vacan vagin varic veget verru viaje vitam volan voyag wart which winte zona
c cita frigo hiccu hoque joint resfr`;
