/** Written by `npm run learn:emergencies` from the phrases of `testing/samples`: change those, not this. */
export const BASE_WEIGHT = -8;

/**
 * Of a concept, `-` before one that is denied, then with each concept that stands near it, by the place of its line in
 * two digits of base 36: A to Z for an emergency, a to z against it.
 */
export const CONCEPT_WEIGHTS = `-abrupt A e1A
-after_verb . 1dA2nA
-allergy a 11ae1a
-baby . 6eA
-bad_sign . 0nB1da3pA3wA7dA84A8vAa1AamAduAerAeubgjAirajda
-badly . h0airA
-balance A 0kAe1A
-bear . 52B5zBc7AejBfyBgsB
-belly . 2wa
-bend A 44A4oA4sA6gA7qA83A8xA8yAamBbbAbcAcfAdnAduAf8AfyAg2AgtA
-beverage . 0kA3vA7ya
-blood . 37a
-blow . 14a6eAcgaklA
-blurred a 5kae1a
-breath_smell A e1B
-breath_word B 84Be1B
-breathe D 41A44A4sA64A84A8sAduAe1DerAhtajhCk9a
-breathless . 26ae1a
-burn a e1a
-burn_place . 64A8yAduA
-can . 0nA17A1ca26a2iA3la3na3oa3wA4rA4sA5hA8yA90aamAazAd3AerAfyAgtAi5Ak9B
-catch_breath D 44B64CduBe1C
-chest . 29a64B8yB
-child . 6eA
-child_age a e1a
-closes . afAcgAgtA
-coffee a e1a
-cold a e1a
-complete_sentence A 44A64AduAe1AenAerA
-container . e1a
-cough . 49A5iB64CbjAe1AfsBi7BigAirBitAj7A
-cry A 4oA64A6eAe1AirB
-cut a e1a
-deep . 8iA
-die . 64ak6a
-disappeared . fbAfkChkA
-drink A 46A4oB4rA6eD7xA7zAcoBe1AerAgsAh0BheAjhAk9AklA
-drug . 3ea3la92ajzBk6a
-eat . 4oA4rA84a92A9gB9jbchBduAgiAh0Ahxairak9AklAkuAkvA
-everyone a e1a
-eye . 44A92AduA
-fade A 90Ae1BfsAhkCjwA
-faint b e1b
-family A e1A
-feeding . 44a64a7xB92aduajhAk6a
-feel B 49A4iA4oB4pA53A5tB5zA64A67A6eB6fA7sA8fAbbAbzBc3Ac9AcgAdfBe1AejAekAepAerAffAfkCg0AkdAkrA
-fell a e1a
-fever a 52a7eae1afyahkahtahwaiyaklakva
-figurative_death . d0AerAfkAkiB
-filler . 37a4rA64A6fa92aamAcgaepAgsAjzA
-find . 4uA6eAdeAfkC
-finished A e1A
-food . 7ya
-found . 4uAdeAfkA
-fracture a e1a
-gas A e1A
-gas_poison A e1A
-get_up A 84B8xB9jA9sAb0Ae1AeeAejAhhA
-grabbed . 5zA8iAduAheAhfA
-halted . cgA
-hand A e1B
-hard b 44ae1b
-headache A e1A
-hold B e1A
-hurts_eyes a e1a
-inhaled A 44A49A4sA8sA92AduAerA
-inhaler A 4kA4nBe1A
-install . 44A64A
-keep_down A 3qA64Ae1A
-kick C 4oB4pA6eB6fAc3Ae1CffAkdAklB
-know A 3wB6eAbjAd0Be1AepAigAkiD
-leg A 44AduAe1A
-lie_flat A 64A84Ae1A
-lift A 44A4iA5zA64A8xAcgAduAk2Ak6a
-limb . 2xB
-make_sound A 6hBi7BirAitA
-many A e1A
-move C 44A4oA4pA4sA5zA6bA6eA6fA7qA90A9fAbbAc3Ac9AduAe1BerAf8BffAfyAhhAkdA
-not . 29a2nA2wa3va7sA8ya9jAi9a
-open A 5zA8iCe1AhhA
-over_a_day A e1A
-pain . 44a5za8ia8xafyagiA
-per_day . 37A44a
-period a e1a
-person . 6eB
-phlegm a e1a
-phone . 44a5ka
-picked . duAheAhfA
-played a e1a
-poo a e1a
-product .
-pulse D 44B84AduAe1DerA
-put A 5zB
-quit_verb . cgA
-recognise C 44BduBe1CerAkiAklA
-remember . 3wA5hAamB
-respond C 44A49A4iA4oB64B6eA6sA77A7dB8iA8oA8xA90A92A93A9fA9rAcgAd8aduAe1BeeAerAeubgjAheBjdakiA
-right_low A e1A
-rise B 44A5zBduAe1B
-say . 4iA5zA7dB7sA84a8xA92A9fAavacgAeeAeuagjAgtA
-see B 42A44A5za64C8iBduBe1BgtAi9A
-seizure a e1a
-severe_burn . 44a
-shiver A e1A
-sick . 92acgadoA
-side . 39A
-sleep a 64acoae1a
-sleep_lots a 4oa
-smile B 64Ae1BerAgtA
-speak C 42A44A4kA4rA64C6ea6fb7sA84A8mB8xA92Ad0AduBe1Ae6berAffBg2Ai4Ai9AkeAklB
-spilled a e1a
-squeeze A 44A5zA64A9qAduAg0A
-stand . 52A5zA7ya84A8yAc7AcqAejAgsAjzA
-stand_up A 4qA84Ae1A
-stiff . 4raapa
-stool . 44a52Ajka
-stop . 4nA4oA4rB5cC5dA5fC5gC73A8bA92A95Aa8AavAcmAdzAeeAf2AgeBhhAixAjnA
-strength . 44AduA
-strong A e1A
-sudden A e1A
-suicide a e1a
-swallow . 64A7rA7ya8yA9jAbdAcqAduAiaA
-swallowed . 4oA5tA6eA7gA7rA7sA7ya7zAapabdAchBcpAduAdyAe8AgiAh0BheAiaAjjak9AkuAkvA
-sweat A e1A
-symmetric C 5zCe1B
-tight . g0A
-tingling a e1a
-tiredness a e1a
-tonight . 92a
-took . 64A7rA7yb92a9jAapabdAduAgsaiaA
-touch . 8yA
-treatment .
-trigger . 44AklA
-unable . ixB
-urinate B 44A4oB4pA5zA64a6eB6fA7eA8mA92Bc9AcgAcmAduAe1BffAgsAhwAjzAk0AklB
-voice . e1a
-wake B 44B46A4pA4sA64B6eB6fA7dA7yA84C8qA8vAa1AavAbiAe1BerBffAgjAgsAh8AhxAj7AjhBk6A
-wake_word A 44A7dA84AduAe1AerAgjAgsA
-walk . 64A84AduAgtC
-want . 6fa8yAazAd3AduAerA
-where_when . 84AerBkiA
-within_a_day . 6eAgsA
-work A afBcgCerB
-worth a 44a
-wrists a e1a
a_little . 42a4la4nb4uB50a5fb5ha5tA5uA5ya64A6hA6ma6sa71a74a7ea7kA7rA8ia8lB94a95a9iAafaapaavab2accacpAcxAd0bdeBdfadzae3befbevaeybflAgjAh6Ahjahtahwai9aiqaixAj6bjcajeajgajnakbakqa
abrupt . 48A55a5ia5ta5vB5zA61B6xA71a78B7nA7sA84A8iA8lAa2AafAahAamBapDc9Actbd0AdeAdoAduAe5AejAekAgdBguBh4AheAhfAihainBiwAj4AjhAjsAjwAk7ak9A
accident . 4bA4eA4qB5zA6eA77A7sa83A92a9jaamAe3bejAfyAfzCgsAjrBk9A
after_verb . 4fA4qa6gA6hA6qa79A7dB7fa7iA7zA8aA8hA8lA8vA91a9fAa0aa2AagAaqAbdAbuAc9AcpAd8AdeBdfAdoae6ae8AecaekAexafbAfhafkBg0Ag2AgbAgeBgjAheAhfAhwAjnBjwAkpA
again_word . erA
age_word . 5iA65A6zA7gA7ra84A9jAa1Aavac8bcaAcgachBcoacpBdyaeeAezAffAfhAfoageAhdAhkAhtAigAj7Ajeak9AkuAkvA
alarm . 4rA4ub5za66A6ba6eB6pB7sa7yb8eAapAbnbctadmAfwafyag1AgsAh5ah8AhhAipb
alcohol_drink . 48B5uA6eA6fC8vAa4aapabbAdcBerAfbagcBggAgvai9AjdakiA
all . 4aA4lA4pa4qA4ua58A59A5iA5vB6ha6tA6zA70B74a78B7ea7fA7jA7ka7nA7xA7yB8aA8ga8oA97A9iA9sAa0aafAapAauAboAc3ac5acoAcpAd8Bd9AdcAduAe1Ae3ae5AeiAeqafaaflAfvAfwag0AggBgtAgyAh9AhlAhqaigAiiBiraj0aj7DjgAjvAk9Akqa
all_over . 4oA4rA5cB5fB5gB5hA5xA5zA6lA6wa74a78B7jA7qA8iA9fA9jAb2Ac9AcgBejberAffAgjBgtAhdAhtAiiAitAjeAjnBjzAk9A
allergy . 50B58B5za69a6eA7ka7ya83B8iaapadeAe1aejaezafhagibhkahvBhwAigBiiBirAitAjdbjeAkla
alone . 4ra6ea7sA8xA8yA90a9rBbjae3agtBh4Ahxaigaj7ajeb
also . 90a92aa1aazadeBeraj7a
anaphylaxis_word E 7yBiiBitAjda
anticoagulant . 52A5cB5fB5gB5hC5xA7bA7sA8xBamCapab1Ac9AcmBcoBdzBe3aejbgsaj4aj8AjvAk7Akiakla
apart A
appliance . 4ha4rA62b6eA6uA7gA97a9sbazAbjAcbacqAcsAcyAd0ad3Aeyafbag9AhxaigBiraixbkra
arm . 4ia53A58a5nA6bA6mA74A78A79B7yA8fa8pB9fA9ga9iAamAaqBbgAbtAc2AcwBdeAe1AeoBezAf7bfsAg9Agxah0ah1ahdAheAhkahtahwAi7AihAiiajeakbaklAkqB
artery B 74CkqC
asthma . 4nB5vA64A6eC7tA7yA8ga92AbkAblAe1Ae5BfaagiBheBi5AigAiiAk9Akhb
at_once . 52A79A7yA9jaamAd0AefAeyAfyAgtAi5AihaiwAjsA
ate_drug F 6eC6fB7yD84BfcAfhB
attack A 4rB5hA5zA7yA8bD8mA90b9iAa0AapbblAbube1Be3aerAffAgeBgiCgjAhcAhtBi5A
baby . 4sB57B58a5fB5gA5iC5jC5ka5nA5tB5uB5vB5yB62A68a6hD6uA7gA7lA7sA7vA80C8ea8na8wa8xA8yB93A9fA9gA9taa0AaeAahAavAbjAbzac8achCckAdgBdvBe0Ae1Ae2Be3aeeBekAerAexAf3afpAfsafvAg5agaBgeAgjBgwagxBh4ahdAhhAhtCieBigAitCiuaj6Bj8ajcBjeajfAjjAjpAk7AkeakuA
baby_age . 4sA52A5dA5fA5gA5uA70B73A7eA7ra80AbzachAcnAdmadyafbAfeAgeAhxaifAitAjeajhAjwAk2ak8A
back . 4qA52A5fa5ga5ia5yA6wa74A7eA7sC8iA8qa8xC95Aa0abbabjAbmBcrAcxAdeadlAdnAe4aeeAefAeuaeyAf8bfcAfhag2Ag3Ag6AgeAgzahcahmAhwAi9Aj4Ajdajvak2a
bad_sign . 4uA50A5dA5fB5hA5mB61A65B66A6kA6nB6oa6qC6tA6xA78A79A7cA7dC7ka7nA7rA81A85A8bB8hB8oa8qa8tB94a9fA9wA9xA9yBa0aa2Aa7CamAaqAauBayBb6AbcBbgAbjAbkAboAbpAbuabxAbyAc0ac4ac6Bc9AcfBciBcjAcnAcrActBcvAd2adeAdjAdoAdwAe3ae5Ae6AeeAenAexAfdAfeAfsBfvAgeagjBh6AhdBhfChkAhmAhoAhxai1AilaiqAisAiwAizBj5Aj9ajiAjlAk2ak3akpAksAktAkuA
badly . 52A55A5pA5tA5uB6bA6fA6qb6sA6xA73A7dA7iA7rA7xA83a84A9iA9rAa8aajAayAazAb2AbfAbkAc0aceacmAcpAcyAd3Ae0Ae9AekAeqafwag2Ah7AheChoahtai1BiaAioBixAj0ajeAjhAkdAkeAkhA
balance . d0A
battery . 53a59A64B66a6eA6rB7ca7fa7gB7hA7rB81B83A92a93a9iA9raa1Aa6aavabbabjBbnactadeAdyDeuBfoBfwagsBhxai7BigBilaipaj7CjjajrAjvAk9akiakla
bear . 92a
bear_down E
bear_weight a
beat . 86A8sa92Aaqaera
bedwetting . 5uA5vA7sa84A90a9jacuAd0aerag9ajjajna
bee . 64A7jA8lA8wA92AahAb2AbsacoAdeAe1agiAgsAifAigAiiAitBj7AkhA
believe . 7yb84A8mA8vaejaerai4Akia
belly . 5hA5nB5uA5zA6fA6la6sA73A79A7oB83a8aa8hA8xB9fAbkAbyAc3acmAcpBe1Ae3Ae5aeeAegaekAeqAezaf8BffAgbAgtAhhAhmChtBi5Cigaiiaj9AjeajrAjvAk7Ak9akdakiAkmAkuA
bend . 5ha6ca73A7ya84A8eA8iA8mA8va92adeBduAe4aeyagtAigaj4ajeakeb
berries . 6eA83CevAigDiiaiqa
beverage . 5nA5uA69A6ha6sa7eA7fa7iA7rA7yb97Ad3aejAeuaezAf8afyAgtAhcAhqAhwAhxaifakeakla
big . 5gA5zA64a6nB8lB95aaqacoAd0Af8BhxaifaigaiiBj4aj7ajeBkiAkla
birth H 6eBbbBe4AeeB
bite . 5ha5uA68a6fa77A7jA83a84a8fa8kB8lA8ua94aahAajAb2Abfabgac9Ae1Afsag9agiAh6DixAj7AjtBjzAk6akhAkiAkjCklA
black A 59A5ha5yA66A7eB84A8iA8oA90A9jaa1AafAavabiabrce3af3AfoAgsAhkahwDi5Aj9AjjAjvAk9AklB
blades . gxahkaigA
blank_look A 7xB
bleed . 71A7qA83AaeaamAaqac3Ac5ac9AcoAd0AduaeqbetAf8CfpahcahjBhkahuAhwAi5AiiAjkajzA
bleed_lots G 5zA6fAa4Ac6Ac9AcgAe1BeeAf8CffAgiakqBkrA
blister_word . 8fa8iA8lBdeAezAhoa
blood A 6eB6fA71E73A7qA81A90aa0aa1Ba4AaeaafaamAaqabjaboac3Ac5ac9AcnAcoCcpActAdyae3aeeAefaegaeqbetCf8DfpagsAgtAgwAgxAhjDhuBhwAi0biaaiiAimaioaipaj3bj4AjjAjkajnbjzFklA
blood_loss . 6fA71C7qA81Aa0aa1BaeaamAaqabjaboac3Ac5acoBcpActAdyae6AegaetAf8DgiAhjChuBiiAimaioaipajnajzCkiA
blow . 5hA5ia5ta5vB5xa6ea6ma7nA7xA82A84A86B8bA8eA8oA8wA97a9fA9hA9raa0AahaamAbgAboAc2Ac6AcaacbAcoAcpbcqAdgBdlae4AelaeuAexaezAfuAfvBfzAglAgtAguAgwAgxah0AhmBiiAiqAiraiyaj4AjrBjvajzBkbAkdAkgB
blue B 5vA6eC6hA6sA71A7gB7xB83A84B8ia8yA97AbjAciDdeDdlBdpAejAerAfsagiagmagsAgwAh8AhhAhtBirajvajwAk4akiAklA
blue_skin F 6eC9jAciBdeBi7AirA
blurred . 5ka64A6ea6fA7ya84a8yA9jAapBbbacdAcqAd0AdubdyaejAezaf8AfyAi9aigairA
body_weight . 5zA6bAcqaj7a
boiler . 6wA7jA7sA8wAa1AapBb6Ae9AfoAgsBh5Aj4A
boiling A 5nA5yA5zC67A6eC6fA6qA8lA9sAafAbbbc9BcgAeaAeeAelBfoBfyAg2AgiBgyAh1BhhBi8BigakrA
bone . 5zA74A85A8xac9AcgAeeAejafoagiAhhahtBi7AiraitBkbAkqA
boot . 7sa8xag5agiah6AjgajtA
born A 6fA8yBazBe1AklAksCktBkuA
breastfeeding . 5za6ba6ea92A9jAgsakeA
breath_smell . 6fA7dA8fa9tAcpAe1Agiai5a
breath_word . 64A6wb74a7dA8fa94a9jA9tAahAb2AcaAcoAcyAdybe1AfyAi9ajeAjwAk7Akqa
breathe . 5vB64B6eA6fB74a7dA8ea8qa94a9jA9tAa1AahEamAayAb2AbcAbiAcaAcmAcoAcyAe0AenaezAffAfyBgjAh8bhkAhvAhxAi7ai8AiuaixAjeAjhAjkajwBk6Bkeckhakqa
breathless E 6eB71A7qa84A8ff8mA8uC8va8wC8zb9jAbiAc9AccAceae4BeeAerAevaezAg4ag9AgiAh1BheAhxai9BiiAiqBirBjeBjraklB
broken_speech A heA
bruise . 7sa8nA8yB90a95aamBbbac9aerBezahkAksakta
burn . 5zC69B6eC6ja7yA85A86A8fA8iA8lB90a95a96a98A9xAafAazAbkAdeAeaBekAelAerAevaezAfoAfyAg2Bg9BgiEgwAgyBhoaidairaixAjdajnbjvAkiB
burn_place . 61A69B6ca6hA6oB6ya71B78A79B7iB7jA7kB7oA85a86A8aa8hA8jA8pB8qa8sA8uA91a9gaapAaqAauAb6Ab8BbjAbkAbmAbtBc2Ac5Ac7AccAcwAcxAdfadhadlAegaeoBeqaf7afdAfiAg3AgdBglBgnAguAgxbgzah6AhgAhmChuAhxai6Bi9AicAifAihAioAitaiuAj0aj4Aj9ajgAjnAjoAjsAkbCkdakma
burp c
burst . 6bB83a8fB99BafBcgAcoBe1AfjBg9BgsAi9BjqBjzA
button_cell D 6eB7gB7hc7rA81DbjBdyBfoBifAigCilbiraj7Bjca
came_out . 92abjaerBigbiraj7a
can . 6gA6qa6xB6za7rA7xA7yb8ea8hA8oa8qa94a9qAa1AafaaiAamBb0AbdAbuacaBcfAcpad8Ae3ae7Bepaesbeubf8afkAfwaggagtAhwAi4AidaipbjeajnajvakeA
cannabis B 6eA6fA83D9jAbjBe1Aejbh0BigDirAjzB
carbon_monoxide D 7ca8eA8wA92AapBbnbf1Cg1BgsAh8Aipbkia
carried . 8iA9fA9iAc2AdeAe3Ag9Agxah1ahdAkiAklA
cheek . 7kC7sBe1ag2ChcBigaiiaiqa
chemical . 7sA8iF8vA8xA92a9fa9xAa0Aa1aapbavAbiabkAcgAdaAdbBdcAdeAelafoAfyagwAhhBhkahyaigAjeAkia
chemo B 8yCazBcqBd3BilA
chest B 6ca6lB6oB6wA71b8nB8wA8yA9jAbsbcgAcoAe5BejCepafbAg2ag4Ag9AgsBgxbhkahlAhxai5AioAirBitaixDjzAkhaklA
chest_muscle a 7qa8va92afya
chest_word C 8wAh1AixA
child . 6hC6ia6qA6tA6uA6zB74a7aA7ba7fa7gB7kA7lA7oA7vD7xD7yB80C81A88A8aB8cB8ga8lB8na8oB8qa8ra8ua91a94a97A9gA9pA9sB9wba6BaeAahAajBaqAaxAb1Ab8bbbAbcAbfablAbrAbsabyAc0Ac4ac5AcbAchDckAclAcnacxAd9CdeAdjAdnAdpAdvBdxae0Ae2Be5Ae6aecAezAf3bfabfcAfgafoAfpAfsafwag7Bg9agaCgbAgcBgeCgjAgrBgxah4ah8ahdAheahhAhlahtBhyAi1Ai7Ai8AieCigAiiAijAinCipaiqAitAiuaj6Aj8ajiBjpAjuCjvAk0Bk2ak3akeakhBkkAkpakqakuA
child_age . 6tA6zA70B7eA7xA7yA80A84A88C8ga9fA9rAa7AafaajAbkAbrAbzac5BchAcnAcpAcsAcuae6ae8AecaekAf3AfbAfcAfsAg0AgeBh4ahaAhqai8AigAj0ajeajfAjnAjrajwAk8AkeakhAksBktA
chin . 8yAe1Agxahka
choke C 6ia71b79A84A90b9jBa1bbuac9AduAe1Ae3begcerCgicirDjcajeAjkbjrBjvA
choke_figure a 8zaeeaera
cigarette . 83AafacgaigBjhak6a
closed A 8iB8oAerAiiA
closes . 7yB8lA9jAapab2AdmAg2BgiAgvAhqAigAirAitEixAj2Aj6ajeA
clothes . 74a7sa8wa8xb90a95a98D9jaa1acnbe4AebCezaf5af8agsahkbixbkqa
clots B 71B8oA92AcoAepAfsAgsBjzA
clutch . 8vA92aaqBfyB
co_word A
coffee . 6qB7yA8ma8nA8sa92aapad0be1afhAgjbgsBhxbigcjhajzDkla
coin A 7sAbjAdeAeeaigAitBj7A
cold . 71a7ba7da83a90aa6aafAamabbacmAdpAe4bekBeyAgjagwah1ah8AhhaigaihBiybj7aj8Ajra
cold_body . cgAdpCepAh0Ai5Aigak9BkuA
cold_decimal B dpAe1AepAilA
cold_sore b
complain . 71a7ya84A8ia8vaahAauAazAciacqAcwad3AdeAeeAg2ah0ah1aihAitakma
confused E 6xA7yA84C8mA8yA90AazAcgAerBfpAhcAhxai5Ai9AjhAk6Bk7AklB
constipated b 92a9jabsaepaf8akiA
container . 71B77a7ga83A8ea8fa8ga8xA9saaybbgabrAcnbd0ad8adbAdeBe1ae3aefaeyaffafwag9AgcAggBhhAhqai8AifAigAiraj6bj7C
contraction B 8fac3Bdhaf8CffDgiCkdAkmA
cough . 7db7qA7rA7sA84A8ea8na8vA8yb9iAbbAbjAbkAc6acaaccacmAcyAdaBdcBdyae1ae3ae4AeeBekBepaetaexaezAfoAfsBg9agsAgxAhhAiiBj4ajcBjeAjkajzAk7AkeakhBkia
coughs_blood_word C fsB
cry . 84A8ia90a9jAa1Ac9AcoacqAd0adfAe9AexagjAgrBgtai8AioAk9Akva
cut . 77A78B7sA8ma8xA92aa4Ba6acgAciacqadeae4aeeAerafiAg2AghAigakiakrA
daily . apaasacmad0aerAkcB
dark_urine B
deep . 85A8fa8iA8xa92a9jAa4Ba6AafAbiBbjacgAe3ae4AeeAfhafoag2AglBhcAhhai7Ai8aitBjeAk9AkbAkiakqBkrB
deep_wound F 78B7kA7sA95A9jA9sAc9CcgBcwAerAf7AghBgmBjrA
deformed . 79B7kA7sA7ya8iA8lA8mA8xA8ya9jAafAavAc9AcgBcwAdeBe4AfzAg5AgsAh4Bi7AirAjrAkiakrA
delirious B 84A8mA8xA8yA92aamBazAd0Ad3AklA
dentist . 7ra9ia9sabiAbtaejagiAj4a
detector . 8eAdmAg1AgsAh5ah8AjzA
diabetic . 7zB83a8fa8nA8oA9tAbbbbdabyAcgae1Ce9AefaejAerAezAgiAgjCgsAheAihCjiCjzA
diarrhea . 7qa7yA80A84A8aa8ybbbbdgadjAduAejAffAhwaieBigajeajfajvAk7Akma
die . 7yA8wA9jaataduaejAexafhAg0BgsAgtAj7AjdajeA
disappeared . 7rB84A8iA97a9rAaaAamabracmAcuacxAd0Ae4AefAepaeuaexCeyAfaaffafoAg9AgtAh1akla
disposal a 7ha
dive A 9jAcgAdnAe1BejBfyAgsAk7A
dizzy . 8eB8tA92A9jAa1aapBavbb2BbaAbbacaacbacgAejAepAfdAfeAffAgtAhkAhvAi5AigaiiAjeAjrajzA
dog . 7ya83a84a8eA8lB94a9jae4aexAfoag2DgeagiAiraj7ak6a
dose . a0BdaCdgCffahcahxakiakla
double_dose C
double_vision E 8mB92AcmBe1Ai9AklB
doubled B 9jAejBfyBgsBirA
drag_leg B cgA
drink . 7qa7xA97A9fAa2AaiBapabbCcdAcpacsactAdgadqaeaAevAezBf2AfhAgdAgvahhAhqAi9AifAisAj9bjhAjpAjvAkpA
drool . 7sA84A8xA8yA92Acoae1BffagjBgtAh6AhtAhvAitAj8ajcAkhB
droop . 7vA84A86B8kA8lC8oA8wA8xA90a9rAa1Aa4AacCamBauAbgAbiAc9AcbAceAcoAcqAdeFe9AecaeeAerCeuafoafwag0Ag2Ag9BgtAgwAh1ah4Ci4AiyAj0ajdAjiAjjak4ak9AkpA
drops . 81a8iaataboae4ae5AecaepaezAgiAhhaigAixA
drops_things D cgAe1AgtA
drown E 9iAamBd0Ae3ceeAenaeraffCg7Bk7B
drown_figure b
drowsy B 7xB7ya8vA9gA9jAamBazAcgAchAd3Ae1AekAfyAgtAjhBjvBk6AkuAkvA
drug . 83B88B89A8bb8lA8na8qa8ya8za9pa9sa9uA9xaa4aafAahaamAapaaqAb1ab3Ab6abaAbgabjBcaacmacnacrbctad0Bd1Cd4adaDdgBdxbe4ae6aefAehDekAeyAf3af8af9afdAfeAfuafvagjBglagtahaAhcBhjbhlAhqahyai1Bi4Ai8BigAihAilaitAj2Cj6CjfAjrakeaksAktA
drunk . e1AerCezBheB
dry_nappy D 8mAcmBdvBffAgsAhwAj4BklB
ear . 8ua8xB9hAa0abbacoacyae1aejaeraezbfhAfoBg1ag7agsaigairaiuaj7Bkhb
ear_bleeding C amAc6B
eat . 8eA8iA8na8sa8vA9gAa6AasbbiAbrBc5BcpActAcxBdjAdxae3beuBevAezCf3afoafwafyahjahxAigbinAitAixaj6bj7bjeBk6akpB
elder . 84A8ga8iB8oB8wA95A9fBa0aa2Ba6AaeBagAahAaqCb0Bb8AbbAbeAbfBbiAbjAbtAc7Bc8acaaceacnAcpAcsAcvBd8adaAdeBdgBdnAe3ce9AenaesaevAf9affAfsBfuag0Bg8BgdAgiAgjAgzAh0Ah1Ah3Ah4Ah6ahaaheAhhAhtAhwBi4Ai9AieAigAihAilBj2Aj4Aj7BjfBjgAjhAjiBjnAk5AkeAklB
electric . 85B8fa8ga9ra9saaqAayBc9ae1berAfaagtairAj9CkbAkgakla
electrocuted F 86A8xA9jBafAaqAayAbbBcgAe4AeeAerBfoBgiahhAhpbi7Aj7BkkB
embers B 8xCe4AeeChhC
emptied_container D
empty_found B 93B9rBa6AgtA
empty_word . 9rAblafwafyagta
epilepsy B a0Aduae3bffBgeBhtB
epipen E 92Ba0BhqAjeA
erection C cmCejB
everyone . 8vA8wA8yaa5AapCauBbiAbsad9adjBduAe3aepaffAgiagsAgtAigAiyaj7AjeajhAjzA
exertion . 8fa8na8oB93B9rAafaamAatAavabcabkAc6Ac9acaacgacmacoActAdeadgadhadnAdyaeeAekAerAfuAfvAg2agjagmahqAhvai8aigbilajiAjrajvajzAkiakna
expiry a 97ablabpaffahqaiga
extreme B 9jAamAapBbsaejAgsAgtAinAirA
eye . 8la8xA8yB8zb9ma9rA9xBbiAc5AcaAchAd0Adyae1Ae3ae9AeeAefAelAepAerAeuaeyAezCf8AfjafoAfsag2ag5BgdAgiBgjAglDgtAguDhgBhhBhxBi6Ai8Ai9AigBiiAiuBj0aj7AjsBjvAk2ak6akrAkuA
eye_out . c9AcgA
eyelid . deAerAgjagtAiqak9Akla
face A 90aahaapAatab2BcoActAduAe1BeoAevaezAf8Bfbafsag2AgiAhrBhvAidaiiBixaj7Ajwak7Ak9Akma
fact_word . 8oA8xA94aa2AafBahaajAamAauAbiAbraceAcmBdgAdzAefAeuaezag4AheAhkahtAi5Ai7Ai8ainBipairaj4Bj7Ajdajkak0Ak2A
fade . 8vA8yA9ja9rBb2abbCc9AcgAdeBe4AeeAekAfhafyAgtAheAi9AigAj7AjdajrajxajzAkea
faint D 8rA8zb9ja9rAa1AamAapAaqAbbBbgacgAe4AepAerEf8CfzAg9AgiBgsBhcBhqAhxai5BjdBjiAjrAjzAklB
falls_back B cgBgtB
family . cqAe3ae4aeraeuaezbjea
farewell_figure . 8za9fAa5ae4Aerahcb
fast . aqbc9Aceae0AirA
fast_number A 92AgsB
fear . 8ua92barberagiaglagsahcahva
feeding . 97Aa1aamBapaavadqadzAe9aekAf3afwagiah1AhkahtahwajhA
feel . 97aamAauBazAc9BcqAd3Af3Ag1Ag9AhvAigaiqAitAixAj7Ak6A
fell . 8ya92A94a9fA9hBa1AacAamAapBavCbiBbuacbBceAcoActacvadnAdwae9AekAeuaexaf8AfoafvBfyBglAgsAgtAgwAgxAhkAhqahtAhwahxaj9AjdAjiBjvAjzBkdA
fever . a0aafAamBapBavAb2ab9AbcAbfAc9AcfBcgAcmacpad7BddBdeBdfAdnEdpFdxae3ae4aefaelAeubexaf8BfmCfoafsAfyBg0Ag9AgbAgdAgeAgnAgtAgwBheahkBhtChxai5Ai7Ai8AiaAigaihAiqAirajebjnAjrAjvEk4Ak6ak7akaCkdBkmAkuDkvC
figurative . 8zaa1aahaapaayAcgAcmacqAd3AeeaezaffAfhag4ag9Agiahcahtahxairaixbkiakla
figurative_death . 90a9db9rAa1aahaauab9abbadpAekBezag2agiagjahtahwAi7aiaaihAjna
figure b debe1aeeaejaerAfhahha
filler . 94a98A9iA9ja9ta9xaa0aa2Aa8AarAb4Ab8BbcabeAblAbmAbtAc3ac4ac8Ac9AcmBcnad2ad4Ae3be8AemAeuaexaf3Af5AgeAgjAgrAguAgwAgyAgzah5ahaAhcaheAhfAhjAhmBi4Ai7AihAilajgAjiak2akdakhAksA
find . 9rBbbAchAd9AdeAewAezAgcAj7ajjak7Ckia
fine a arbcqAeeaf8affAg9Ahcai4Ajhakia
finger_place . d0AekAg8AghBhhAhoahtAi5Aigaiiciqa
fingertip B 9jAbaacgBf7A
finished . 9jadeAdzbf8AffafwafyAk6a
fire . baAbbBcgAciaerAgiBgwAigAj7AjvA
firework A afBcgB
first_day A erbksB
fistula_word C coB
fit B
flashes_word . 9eAazagdAiiAjwA
floaters_word .
floor . 9iAamAavBbiAbjbduAe1Ag9ageBigaj4BklAkrA
floppy . afAchAdpAe4Ae9ak6A
fluid . amAbbAc6AdyBf8BfhBfzAhwajrA
foam . deBe1Ae9AeeAerAgjBh6AhjAhtBhvAitAj7Aj8ak7AkrA
food . 9rAa2Aa4aaaAahAauAb4Abaabjbbuabxbc6AceacpAcrAdcae3Ae4aeuAezAf7Bfzag3Ag8AgdagqBgxah4Ah6AhbAhtAi8aiaaibbidaieAigaihBiiCiuAj2aj6aj8ajiajkajrajwajxAk3Ak4ak6akbakeakkAkmA
food_poisoning . kla
foolish A
foreign_body B
foreign_language c
foreign_throat B itB
forgive .
fork B afAcgAhbAhhAj7AkkA
found . 9rBa6AbbAbiabjac7AcgAcoAd9adeBduAe1Ae3AejAepaewAfjAg7Ah4Bh9BhwAhxBi8AiyAj7ajeajjak7Ck9BkiaklA
fracture a aqbc9AeeaejAigBiraj8a
fruity . irAjzA
full . bbAcbAdeAe4AfwagsAhwAifAj7AjzAk7Akha
fumigated C ihB
gas a biB
gas_poison . a6Bafab6AbbabiAbkAcgadcAdeBeeAezBfoAfsahkahyaitAj7A
gas_smell F b6AbiCe4AgsB
gasps . i5a
gave . amAapaavabpBcgacpBcqAd0Ad9adaCdgCeeAefAesaeuAeyAezAfhafyagfCgjBgvahkai4AikBj6AjeajfAjzAkgBklA
get_up . a4Aa6AauAbgAchAdeAdyCe3aeeAezafhAfsCgbAgtAitAj2AjeAjvBjzAk9A
gibberish D a2AdaAdcAenaerAffAg9Ch3Bh4BheBhfBi9AjhAk6AklA
glands a
glass . a6Bc9AcoAcwAedBerAf7AfbAfhAfsAhkAhqAipAkrA
goodbye . d8AerA
grabbed . amAbaCbiac9AcgAciacoAd4Ad9Ae3AewAezAf7Bg9AglAgtAigAjja
green . c5af3agsChwajzCkvA
gush A bbAc6AcmAdeAdrAe1AeiAgtAixA
haemophilia B
half . bfAbgAcoAgdBguAh4A
half_body C e8Bk9B
half_face A erAk9B
halo A ejAgdAi5A
halted . dzbgjAgsaigakqa
hand . apAaqabaCbgAbjAbsachAdeae4Ae5CeaAekAelAffBfhafoBfsbgiBgtBgyAh6Ahoai5Ai7BiiAiyaj7AjtAkbAkkAkrA
hands_at_neck . dkBigAitA
hard . b2AbiAciAcmBd0AdyaekAfhafxAfyAgzah0aheBhvAi5Ai9Aj4AjeAjnaklA
hard_belly E e1AejCevBgbAkmC
hard_breathe F hvAjeA
hard_speak D
hard_swallow . iyA
head . bmAcdAcgBcoacyadfAdgAe1Ae3be9AeeAf4BfhAfoafuAfvBfwAg9AgbAgdBgsAhhAi5Ai9BiwBixajvBjwAjzBk9akdAkiakpCkqAkvA
head_injury_word D
head_seen C
headache . ataauCazab2bb6AbiAcdBcmbdnAdoBe9AefAezafeAgdAi5Bi9BigbiiAiwAj0aj7ajhajwBklakpD
heart . avabmacmAdgAejDerAg9AgsBhlBigAihBirAixDj7AjfAkea
heart_attack D c4bcgce3aejAerA
heartburn b epaf8affaigbk7a
heat_word . caadyae3aepagxahkai5ak7a
heater . axAb6BbbabiAe9AejAfoAgsBh5AirAjrbjzA
height . avCbaabbabfAbiabvacmacpActAcvadgAdnAdwae3ae9AeeAesaexaezaf8ag4ag9AgbAgjAglah1AhhAhtAhvahwbiuAj4AjeajrAjvajxak7a
hi B bnAfoAg9AgsAhkAi8AiaB
hidden_place . deaerAfhagsAigAjjA
high_number A gsBhhAiaBjyBjzB
high_temperature . deBdnAdpAdyae3BfkAfpAg9AgeAgwAhtAi7AiaAiiaioaiqairajeak4Ak7akaBkuAkvA
hip . eeAeja
hit_by A bbAe4BerAfhBfzBjrEjzA
hives . b4AcoAcyAfsag2BgsAgvAhvAhwAiiAirBitBjeBjxAjzBkhB
hoard . jja
hoarse . e1AeragiAgsAi5aigAjeA
hold a cga
home . bjAcsAdfafhagiAigAj6akia
homemade_alcohol B
horse A ctAerCfyB
hot_body . erA
hot_thing . bbadmAelAfoAfsagiAgsAgyBhkAigAj7aj9akea
household . bcabjAboAbuabvac6AckAclAdgAdjAdmadyaeuafhAfoAg6Ag9AgtAhkahpahvahwAi8AigAiraiuajcajkajrajzbk7akiaksBkuA
hurts_eyes . btAeqafbahkahtAiiAiqA
hypo D coBduAe1BgiB
hypothermia_number . boAcpAgiAiaB
imaginary . cmAerBg9BgdBgtAheBk5Ak6A
in_stock . bgablachAd8ad9ae8AefaesafbAfdafeaguAgvah1aheahkAhtajoak2Ak3Ak6aklb
incontinent A gjAj3A
indoors . biAbjAcoAcqAcsAdfaecAerAesafhafyag2AgeAhhAhxai5AiraitBj2Bj6aj8AjeAjiAjrAjvaklAkrA
ingested A c5AcaacmAcoAcpAcxBd0Ad4AduAe3aepaezAfhAfsAh6AhkAigAj7AjcAjdAjpBjvAkiA
inhaled . bkCcoAdeadsAdyae1Ae5Be9AekAezDfhAgiAgzAh0AiiAkebkla
inhaler . byAdgAdrAe1Ae5CezAfaahqAhxai5AigAj4AklA
injury . dnBfyBgiA
install a erAesahcaiaAirakka
instead . csAe4AefAerBeyAigAikAjrA
insulin_pen . daCdgAe1agiaj7BjfAkia
invisible B heB
iron a d0AerAeuaf3af8AffAhwcj7ajvckla
itch a fyagiagwahwai5aj4akla
jaw A cgAd0AejAg4Ag9AgtAihBj8a
joking b c0aeeahha
jump . i5AkiA
keep_down . e1A
ketone_number . byAgsAiaBibB
ketones A cpAejAfyAgiAgsAj4AjzAklA
kick A coad0ae1AepAfyBkiA
kill . eraigBkia
know a
larger . cgAcoAflAgtAhhAkrA
late_weeks A d0aepAfbBixAjwAk8A
laugh_mark b erak9a
leaf . cbaglBgsBigBj2BjzA
leak . cgAcoBdyae1af8BfhAfiAglAhuak7B
lean A e1AerBgtAh1A
learning . cgad0aepberAeuagjahkakia
leg . cqAcsBduAedAejaekAezAf7Af8aghAgiAgxbgyAh6BhgAhmBhuAhwBhxai5Ai9AigBiuAj4aj7AjeajgBjkajoAjrAjtAjzakbB
less . caAcoCd0AdfBf8Bfoagxahhai5AiiakdAkuAkvA
lethal_height . e4aeeAfwagiAhhBhtak6a
lie_flat .
life . kpB
lift . eeAejagiAgwAhhAkla
light . d0Ae1AeyAg2AgdbgiAgsA
limb . chBcwBdfadjadxae5Be6ae9AekAeoBexaf7CfoAg8BgbAgeAghCglAgnAgtAgxagyAh6BhdAheAhgBhmBhoahuBhxai7AiuBiwbj7AjgajhAjkajsajtBk4akbBkeakkA
limp A chAckAdpAe1Ae4AerAfsAgtBheAi5AjeajrA
lips . deAejaezAghagtBhlaiiBixaiyAjvAk9A
lithium_word . gjA
locked_car A e4AjrA
locked_in . gsA
long_time . cmAcqad9bdjAdzEe8aefBejBeyAfoAfyAg9BgdAguAgvagzah0ahcaheAhkAhtAhxAiiAinAiqAirAj7ajbAjhBjiajnajvAk2ak3akeAksAktAkuA
loss . coBd0AepAeubf8BgdBixajeajxb
lots . coAduAdyadzBe5AeeAeiBeqbf3Af5Bf8AfbAflAfoAfsAfwag7AgcAgjAheahjAhwBhxAi0ai8AiiAiqAisAitAj0Aj5AjbAjjAjnajqBjwAk2a
low_mmol . csAcxAeeBefaejAeyaffAfyAgeah1AhaAhqAibCikBixBj7ajbAkea
low_number . cqad3addAdpBdzCe3Beuaexaf8AfkAfsAgcAgnAgwAi5AiaEihAikAiyajbAk4Ak7akaB
low_percent . efafbafkbg8Bg9Aixa
low_temperature . dpAepAiaAkuAkvA
low_word . d0adnBfxafzAg0AgiAgsAgtAgxahkAiaAibAjsAjzAklakra
lump a epaiqAkua
lying_place . erBhcAi5a
machine_word . ejafyAi7AjjC
magnet D e4cfhAigCinAirAj7AjcA
make_sound . e4bitAjeA
malaise C
many . deAdxadyae5AeqafbafpAfsAfwag8Ah1aheahwAifAikAipaitAj0Aj6Aj7CjdajhAjnajwAkdakhA
many_grams C
mattress a ejbgsa
measured_fever . d3adnAdpBe3BfkAfsAg9AgeAgnAgwAhhAiaAigajeajjAjnAk4AkaBkuAkvA
medicine_store . igAj7A
melena D
memory_loss A
meningitis D
message . e1aesagsa
mine . daAdeadgCe1aeeAefaeyafaafcafhaixajfBkla
mistake A daAe3aejBeuBezAfzAgiAh2AheAhfAigAjdajrAk7BkiAkqa
mistaken . ezA
mix . ezAgcBheBhfBitA
mottled B
mouth . dgBdiAdlBduAdvCdyce1Be3Ae4AekAerBeuaezDfoAfsag5BghagjAgtCgvBgwBgzahdAheAhkahlahoahqAhvBhwAhxBi4Ai7Ai8Ai9AiiDiraitAiyAj2AjeCjfBjgCjvCjzAk9AklakrA
move . duAe1Aeraf8AfyagbAh4A
multiple A e4AeuAhhAhwaikBixaj7AjdAjrAkia
muscle . gsai8a
mush . heB
mushroom . evCezBgsCigBjzA
mute_word .
nails . ejagia
nausea . e1ae4aerAf8bffafyAg1AgiahlAixAjrakla
neck . duAg4Ag6Bg9Ah1ai8BigAjzBk7Akla
never . duakpA
newborn B e1Ahwb
nipple a eja
nitro C ejBfhA
no_better A iiA
no_insulin B
no_more . e8AekAerAg0Ag2Bg9AgtAh0AhfAhwAi5Ai9AihAitAjdajzak7AkqakrA
no_tears C klA
nobody b eeaerag9ahha
normal_temperature b efag8biaailakdakuakva
nose . dyaeeaejaepaeraeuAfcaffafhafoAg7ahhbhkaixak7b
nosebleed . e1AfpagiahtBhxbjhakla
nostrils_flare A
not . e1Ae6ae8AerAeucexaf2AfbAfkCflAfvBg0Ag4agcAgdAggagjAgnAgtAh3Ah8Ah9BheAhkAhmahyai8BicAihAiiAikailAinAisaixAj2BjcajfajnBjzBk0Ak2Ak7AkbbkhAkiAkpAksAktA
not_breathing_word G e3berCgjajdb
not_now b e3cefaehberbexAeyaezaf1af8bffafyAg6cgebh6ahhai8Aidairaixaj4Aj7bjdajkajrajvak4ak6ak7bklA
not_of_body . ecaeiAejag6Ah1Ahkahpahxailbiraj6ajjAjrA
not_working . erAezafwaheAi9AigAixA
not_yet . kia
nothing_out C heBk6B
numb_word . euagtBh0ah1ahcAi5AigAj4akiA
odd . h7AheAhwailak6A
oil A ezAgiBira
on_fire D
open . esa
opened . fha
out_of_water . euaexaf8AfjBfvBghAgxAgzAh0AheAhfAhhAhjAhkAi7Ai8AifaiiAj9AjeajhAjiBjkajzAk7C
over_a_day . epaeqaeuaezafeAfkbg8Bi5Aj7AjeAklA
over_now a fyagsaira
overdose_word D i1Bkic
pad . haB
pain . f7afbafhAg0Ag1Ag3AgbAgdAgiAgqAgsAgxah4ahcAhebhobhtBhxai5Ai9AihBinAioBiyAj2Aj8aj9ajnAjwAk3AkbaktA
pale . foAgjAhhAhkaj2bk9AkuAkvA
palm . epAerAfsagwaigAiiBkiA
palpitation . gsC
paper a erahxakia
paralysed A g0AgtB
per_day . eqaetaeuaf5BfcaffAfpAfsBgjBgnAi8Aigaitaixaj0aj5Aj7ajbAjzAkeaksA
period a eyagsa
person . f1bf3Af8Af9afjAflAfsAfuafvAg0Ag4ag6AgbAgjBgnAgtAh1Ah6ah8ahaAhbAhhAhjAhmBhqahtBhwAi7AiaaibaihAinAj7AjcbjiCjqBk5AkkBkna
pharmacy . fhajeAk4bkla
phlegm . ksa
phone . ezafbafcagiagsahcAhebhwai7airAjfAjjak7ak9a
picked . evBezAfsBgiagtAhcAigAirA
pillbox . igA
played . ffag2AhcAi5airajcakla
plenty . f8Ag8Ahqaj7BjeAjwAk7akvA
poison . f8afoBg9agzah0ah1ah7ChhAhvahwAhxahyaigGj7Cjdajrakeakla
poison_figure a
poisoned C kia
polyuria . igA
poo . gsAhwAigak9AklB
pop_noise A i5B
postpartum A giBhaAjbA
power_line A j9C
power_tool . ghBhqAirAj7AkqAkra
pregnant . feAfhAfyBgdBgeBh0bi5Ai8aiiAimaitaj0ajkajwCjzak6ak8Ak9akea
prepared .
prescribed a giaixaj7a
pressed . fcafoafsBhhahkAhlAhqBi5AihBkdBkea
pressure . feAffAgiAhhahxaioaj6aj7ajwB
pressure_number_high . j4a
pressure_number_raised .
preterm . gdAgjBguAh4ahdAheBhfAiaCifAikAjiAjwBk2ak8C
prevent b
product . fhafzAigAjeAjfajzAk9akia
projectile . gsA
puddle . g7Ai8A
pulse . j7b
pupil B giAgtAi5AiiAiqAizA
purpura_word D hkC
pushing B
put . fsAg5AgeBglAgxahbAi7aitAj6ajrajvAkbAkkA
quit_verb . giagjAgsa
rapid_insulin A h2A
raw_place . i7a
red . g2agdAgiagtAgwagxahjBhqBhwairAj5Aj7Aj8aj9ajnajzAk7bklAkuB
red_jelly B hwD
remember .
repeats . fvBgjBhdB
replaced a gtakla
respond .
ribs . g6AgbAhmBi5Ai8BimaixAjrAjxAk7Akda
ride . g6AixajrBkgA
right_low A g2AgsBi5Ak2Ak9B
rings A gsAh5a
ripped . gxahcBiiBirAk7AkqA
ripping . gqBirA
rise . gtAjzA
rolled A hhahtBjrB
run_over F giBi5Ai7AjrB
sank . k7B
sats A
say . giahcaheAhfAhgAhhAiaAigAiraitAj7AjrCk7akeakrA
scald C
scream_word A gsAi5AiiA
sedative A giAgjAhcAhkAj6A
see . gjAguAhhAi9BigAjdbjsBkeaksA
seizure E geCgiBhcakiAkla
seizure_medicine C
serotonin_drug . gjBhkA
sever A ghAgiAhcahhAigAirAj7AkqA
severe_burn . giBgjAgoAgwBgyAhaAhcBhlAhtAhvAi0Ai5AiiAikAitaj9AjbAjhajxAk2ak9AkbAkeakgakkAkqB
shake A hxAi5BiaBibAihCj3BjhAjzBk7akla
shaken_baby D
sharp . glBh1ai7BigBiuBixaj7BjeakbAkiakqakrA
shin_bone A gxa
shiver . h9BhxBk7a
shock_word A hbAkkC
short_leg A
shoulder_blades A irB
shrill A i5A
sick . gxah5AhdAhtAhxai7AiaAidAieAihAinAitbiyAj2AjiAjwAjxAk3A
side . gtAguCh0Ah4ChmAhxAi2Ci8AigAimAiyAjiAjsAjwBk2Ak3Ak9BkhA
sight_lost D guAhhAi5Ai9BklB
sjs_drug . hqahwaitAjxAkla
skin . gyBhxai8aidairaiyakta
skin_bump . hkahqAigAjvak6akiAkra
skin_off A ida
sleep . k2akea
sleep_lots . hcAjhAjwajzAk2ak3ak7Bk9akeaksAktAkuAkvA
sleepy_cause . hfahtai5bigAixAiyakra
slow_insulin .
slow_speech C
smile A i7Ai9AjeajgBklAkuakva
smoke . hxa
snake A hoAhvAigBiiA
sniffed A
snores a i5bjra
snow A k7a
soak . iuAjbAkuA
socket . j9AkbA
someone_elses . hhAifaixAj4aj7BjdajiBjrAjzak6ak7Ak9A
spasm B hhAhtAkrA
speak . heBhhahxai9AjhAkia
speech_word . i9A
spike . i7AiuCkbA
spilled . hhAi6Ai8Aigaj6Aj9AjdAjiAjrBjyAkla
spine_word C
spit A itAj7Ajeak7Aksa
spots . hqChwahxai1Ai5AiaAigAihbiiAj9ajdajhajnAjvAk6akhA
squeeze . ixA
stabbed H
stagger A
stand_up . hwA
static_shock c jrb
stay . ipAixAklakua
steam .
sticks_out B
stiff . hwbhxAi7aiqAirAitAj4BkmBkpA
still_bleeds A
sting . iiAitAj7AjzAkhA
stool . i8AieBixAjdajeajkajvCkhAksakta
stop . i4bjnakiakqa
storage .
stranger B
strap .
street_drug C j7A
strength_loss C
stroke_figure b
stroke_word D k4bk6BklB
strong . i9AiiAinBiqAjnAjrAk7AkhBktA
strong_acid B j7A
stuck . i7AirBitCiuajcAjjBjzAkbAkrA
suck_in . k7AkhA
sudden . ihainBiwAj4AjsAjwAk9A
sugar . ihBjzAklb
sugar_mmol . ihAkla
suicide . k7A
sun . k7a
sunken E jzAk0A
swallow . itajdAjeAjwakia
swallowed . isAj2AjcAjeAjpBkjBksA
sweat . irAixAj4bk7BklakrA
swell . itCiyAj2Ej4aj8ajeBjtAjwAk2bk9Akla
symmetric A
syringe .
temp_word . k7a
test_word .
testicle . ioAiqAj7Ak2Ak3A
testicle_high .
testing . k6a
thick . irAj2Bj8a
thing_swallowed . itDj4Ajcajdbjhajkajnak6ak7akhB
thinner .
throat . iuAixAjcBjeCk2a
through A kbBkrA
throw_other b
thunder .
tight . keakia
tingling . j4aj8a
tiny_word . jvA
tiredness . k7Ak9akia
toilet_training b
tongue . jeBklA
tongue_bite .
tonight . j8ajhAjnak2ak6ak9a
tonsils_out A
too_much . j7Ck9akib
took . j7BjcAjwakiakkAkla
tooth .
touch . kkB
tourniquet_word B
towel . kqA
toy .
treatment . k9akeakia
trigger . jfAjhajxAk6akhBklakuakva
twice . kuA
twisted A
unable . klA
unconscious_word D jiBklB
under_word . jrBk7AklB
unhurt a
unprotected .
unweighed b kia
urinate . k6bkea
useless_word a
vape .
varicose .
vehicle . jzak6ak9AkgA
veil . jwB
venomous B
violence G
violet A jwAkeaklA
vision_sign . kdA
voice .
volts B
vomit . k7Ak9AkuAkvB
vomits_all A klA
vomits_blood_word C
wake .
wake_word .
walk . kia
wander B
want . kla
water_place .
waters F kdA
weak . k9A
weak_defence C
weapon . kkAkrB
weekly_drug A
weeks_along .
well a kua
went_down A
went_off B
wheeze .
where_when . kqakrA
wild_animal B
wire A
within_a_day . krAksBktB
wood .
work .
worse A
worst B
wound .
wrists .
yellow . kuB
yellow_sight . kuA
young_age .
young_months .`;

/** A weight, then the words that have it, by their first five letters. */
export const WORD_WEIGHTS = `A abajo abdom abund acaba aceno aceto acros actin acuer acues adder adelf agita aguar agudo ahoga ahora alarm alcan alcoh alete alred anape anaph and antic anyon anyth anzue apago aplas appar arach ariel arret arrie asked asmat atora atrag atrap atras atroc atrop attac attra aujou aunqu autoi autou autre avc avisp ayuda baies baign balbu baner bange barki bassi batte bayas bebit been belly betis bille bitte bizar blade blood blotc blow blue blurr body boili bolit bombe bonbo bone borbo borde borra boton bouff boy brase breat brigh brula by cable cacah cae cage cai caill came campo candy canno cant canti caram cardi cashe catch caugh caust cepha ceton chais chauf chemo chewe chiqu choc choqu chum cirro clamm clear cloth coca codei coeur cohet coinc colla coloc coma comin compl confo confu conna consi coord copai copd coppe coraz costi coups cowor crane crei creus crise croya crush cucha cuchi cuest curta cuvet cycli dad dan dark decap dechi decir decol delir derra desat desco desor despe dessu desta desva deuxi devan deven di diali diape didn die digo dio dispa disso dived dobla doce doesn door doses drain drole drool dropp drown drunk dun dur eaux ecart echan effon emerg encer enchu encim encue enfon enorm enter entra entro escup espos essou esta etang etran eucal even ever ex face fall falta fathe fell felt feo feu fight filli fish flari flojo flori flots fluid flush fond foxgl fract freid frias frijo fritu fuert fuerz fuite fume gamba garga gasps gauch gaz geint gelee gens gente girl given glace glyce going gomin gonfl got goudr gramo grape grey grito grose gtn gurgl hacia han hangi hard harpi head hemor her him hiper his hit hoja hold hole homme hondo horne hours huele hui hunde hurle husba hypo ictus il iman impor incoh infar injur insec into its jaw jerki jugab kicke knife knock lad ladde lados lady lagri lame lance lange leaki leo less levre lift like limp line liqui lithi litre liver llama llego llora lo loo looke looki losin loss luego lui lumin lying macho madre madru maint maiso makin maman mamie manga mani mano marea mari marih masti match maxim meat medio metro mezcl middl mient milie minut mira mirad mista mixed moani moiti mojad mom moned mordi mordu moret morfi morph moto mottl mou mouss mover movin muchi muy nacid nan nanas narin negra negro neige nitro noise noix nonst nostr not notre nowhe noye noyer numb numbn nunca nuque nuts ocho odd odeur oeuf off ont opres oreja orino oscur our overh packe pad padre pains pale palid panue panza papi parec parej pari parle paro passi patea peanu pear pedaz peed pega pegad pelle pench pendu peopl perds perdu pere perso perte phras picks pierd pile pisse pisto pitch plong poele poitr polis ponen ponie pote power prawn probo profo proje puede puest puffs pukin pulga pulli pulsa pumpi punal punti pure puse pusie qu quart queja quimi raide raidi raisi ramas ramip recie recog recov recu recup rendu respo ribs rigid rippe road rock ronde roomm ropa rosad roto roule route rugby sabe sale salto sangr sank sauci scald scoot se secon segun sent sente senti settl shake shaki shive shot showe showi sien sient silba silla sip sipho siste skull slow smile snow soake soaki socke soit someb sont sopor sorti sosa sosti sound soup souri space spark spell spitt splas split spot spray sprea squee squir store stree strok strug stuck stylo subit suce sucke sucki suda sudde sudo suelo sure surge swall swapp sweat swell tabla tabs talki tears templ ten tenem tenia terre tetee then thigh thru thund tibia tide tiene tient tina tirad titub toall toco todo toget tomo tonde torci tordu torse tosta total touch tour touss towel traga trago trein tremb treme tripl tromp truck tub turne turni unblo under unida unite unos uprig vache valiu van vater veo vert veule vice vide vidri viens vient vingt viper visag visio vitre vois voitu volca volco volum vomit wake wall weird were wet while whole wife wifes wild wire wk wont words worst wound xarel y yaya young
B aboie abre abrio accid aceit acost adren agony ail aiman air aire allon almos aneur anoth antif apart appel apuna ardie arran arras arter asfix ataqu auto aveug azul azula babys bafou bano barel barra bat bm bolt boque bote both bouil boute brown calef camio canna cell charc chimi choki chopp chorr chuec ciego circu clavo closi clutc coin colch comio conoc cooke cord cordo cosas cote cotes crach cree crisi crook cuelg dado dalsy debou decle deep defor derec devie devue dextr diero digox dolio droop duro echa ecrou eleph elle empez encen encon epile erect erreu error espum estab estal estam eyeba facia fade fat fenta fistu fits fitti floor flopp foami fonce fonta forei foul frelo froth fuent fumig gas gasol gaspi gibbe gime girlf gomit grabb grado gramm grave groun ha habia habla hablo hacie haemo hasn hasnt he heavi heroi herse hes hi himse hipog hits horri hour huile hundi hypog incon inges isnt ivre izq izqui jarri kiwi lache lado look looks lopsi losa lucec mache malai mamy mar marc marid masca massi menin metal metha metho metio metre meula midaz mil min mins mixin monox monto mothb mumbl muria mushr nacio nafta nena newbo nieve nite noire noto noyad nuca oedem oil olean onto ours oxige papy parad pegaj pend pensa pez pilit pills pire plie pod pokin pond posos pouls primo pris prope puce pulse pulso pupil purpu puso rat rato rats rattl react reagi reall recon redon renve repos repre reves rippi sacam sacud salbu salch salen say seein sees sever she shock side sight sigue soft someo sort soude soule steak stopp stran sueur sunke suspe taken talk tarry techo tembl think times toile tonto took torax toso tragu tres trini uncon used uva ve vento very vibor viole vodka volts wc weed weedk went
C acido agarr aguas aidez anis arres atont azule bleue board boyfr bu bulgi cal cierr clots co consc convu crash creo crois dando degre doble doubl effor elect epipe estuv etau etouf fit fourc frapp gobe gris havin heate hemop hirvi impos inspi intox mucha net os palab parol partn plate plu pouri push repen respi sait sang shes shook slurr stabb suffo suspi terce third thora trapo voit
D reacc somni souda traum
E bebio drank
a abces about abrir absce aburr acari accro acele ache aches acoup add adiro adolo adult advic afrai agach age agrie agrur aguja aguje aide aine alegr alert almor alrea alto altur amigd ampol ampou ancie anda anima animo anniv antes antih anus anxio apaga apend appen appet apple appli appre apren apunt arnic arreg arros arsen as asien assur aunt aura aurai autor auxil avant avez babie bac ballo balon band bande bascu basta basur beach bebo bedti belle besoi betad bette bin bland bloqu blues bolso bon bonne boost boots bored bosse bough bougi bounc brace brain break bueno bug bum bumpe bumps burea burnt busqu butte c caduc cake calme cama camis canap canar candi cansa card carpi carri carro carry carte carti cast cebol celul cena cera cerca cerne cet cetir chama chamb chapp chass chaus cheer cherr chick chico chien chirp chist choco chois chris ciati cielo cintu class click climb clock club coat codo codos cole coler colir colit colly colou colum comid conci confi conjo consu cooki cor corn corre corse costu coude count courb court cpr crack cravi crech crema creme creva crick cried cross crout cru cruci cruje crutc cual cuale cuand culit cumpl cupbo cuppa cure curit curso curva cutti dandr dange dano debut decal decid deman demen denta denti dents depor depre depri desan desca deser devol diari dibuj dient dies diger diman dinne dire dispo dispu dizzi docte docum dogs doll domin dorma doudo drawe drivi due ears eat eaten eats echar ecole ecras effer effet eleve empac empie empoi energ enfan engin engor enlev ennui enseg ensem eruct eryth escan ese eso espac espin estom estos estri estud etein eu exam exams exerc expos extin eyeli faim faisa fake fasti febri feliz fenet ferry fesse fessi fete feuil fiche filet finie flato flexi flyin font foreh forgo franc frent fresa fria fridg frigo fuego fumar funci gafas gangl gato gatos genci genit gives gland glauc glute good gordo gota gp grani graze great griet grinc gripa guard gueul gums gusto gutte guy hacer hanch harta hate haut heale heari heels heiml hell helme hemat hike hikin homeo homew hopit humid humo humor hungr hurts ibupr id idea idees impri indig infan infir infus inr insta inter intim intol inven invie ir ironi itch itchi itchy jabon jabs jaja jajaj jauni jette jeu job joke joue jour jueve jumbl jumpe june juste karao keep keys kg kilos kine km knee known labia lacte lag lait lamio lasti latel laugh laund lawn leau leavi lecte lefto legum lejos lende lense lenti leque leve levot libra licke limon list liste listo livre llaga llave llevo lloro loin longe loro lourd love lozen lumba lump lunar lunet mad madri maitr mala malar man mando manio mante mardi mare mark matan matar matel matte max mayo mayor meals medec melat menst menu merca merci merie messa mets meurt midge migra mild milk minor misse mites momen monda mood moqui mord morte mosqu moust moves mudan muere mulet munec murde muscu music naiss nap natur navid neces need needl needs nerfs nerve nervi nervo netto neuf neumo neuve new news next nicot night ninos nits noel noisy nombr none note novel novia nudo nuits numer nurof nurse nursi o oblig obra odio odora offic ojera okay olfat omepr once openi ophta oposi or oral orang orden ordin ortei paint palie panic panne panta papas paper papie papil para param parc parce park parta pase paste patat pates paupi pedia peint pelad pelan peli pelic pelo pelot pen pepin pepit perce perd perio permi perri pesad pese peu pezon phone phy pica picor pide piedr piens pierc pies pimpl pinch pink pins pinta pisos placa plat platr plays pluie pneum poco poils poiss polen pomad pompe pongo poppe poqui porta portu pose possi potio pouce pound poupe pour pourq pox prefe prema premi prepa presc pret prevu prima print prise probi propr prueb prune psori pu puert puffy puree queas quede quel quell queme quil quito quitt rache racon rain rando range rappe ras rasag rasan raspo razor rcp recet recla recom recre refle reflu refue regim regle rein rembo remis rende renou renvo repas repea repit resec resta restl retra reve rhini rhino ri rigol ringi ringw rodil rojas romeo rough rubbe runni runny sabad saber sabor sache safe said saiso salid salin salir salte samed sante sarpu satur savoi saw scab scabb scale scare schoo sciat scrap scree seal seaso seat sec seca secas seche secs secur sed segur seins sel send sensi sento sepsi sera serai serin serpe serum seule share shift shing shoes shopp shoul shout show si signs simpl sirve size skate ski skiin skipp slept small smect smoke snack snore snot soap sock sofa sofoc soif solai solar solei somme sonar song sore sorta souci soupe spasf spicy sport spott squat stain stari starv stati steam stone stori straw stret stubb suave subir suelt suert suffi suite sun survi susto svt swim sympt tabac tacos taill take talks talle talon tan tanto tapis tapon tard tarje tasse tecni teddy teen teena tele telep telly tende tendu tener tenni tensi tent tenta thera thirs threa thumb thurs thyro tiemp tikto tinni tips tira tiran tiroi tiron tisan toi told toler tonsi tortu tot toujo toy trac trami trapp trata trava tren trip truco tu tue tuesd ulcer ultim unero upset urgen use usele usual vacac vacci valer valis vamos varic vaut veins vende vendr venen veran vergu vermi vers verte vi viaje vicks vieil vin vinai vineg viral virus visit vital voir volar volun vous vs vu vuelt wakin wanna wash wax wear well whats where will wind wine winte witho works world worri worth would wrong wrote yaour yeast yeso yo yoga yoghu yogur yrs zombi zoste zumbi
b acaro achy acne afeit afoni alime altit alway ambul amour anali angoi anime annee ansie antoj anxie apire app arthr artro asado aslee astil athle audit avril ayuna b backa bar barco beaut becau bill biolo bled bloat block boda braxt build bulto bunge calcu callo canci canke carga carpa cas caspa catar cats cauch certi cerum cest chans charl chat check chef chicl chole chron cicat circl cire cisti code coles colic coliq combi comez commo compu condu conge conju conse conta costr cradl craqu crayo cream croni crust cuant cuent curad curio cysti dar date delai deliv depil derma dessi dieta difer diffe diges dile dinos disfr divor does dors dossi drama dream drill drive dryne dust eccem eczem edad egrat elbow email encar enrhu entor enven equip esa escue esgui essay estac este estor etern evite exame expre factu falsa fan faut faux final flu flujo footi forge form forma forme formu fou foule free freez frequ froze fumer fungu game garra gases gassy gasta gemel gercu giggl gingi gotea gout goute gras gripe gripp groin gueri haha hair hallo hambr hamst hango happy haric hayfe hazar heel herba herpe hiver holid hongo horar horno how hungo ideas incar incen indic infec ingle ingro inscr insuf intes irrit jab joie joint juega juego jugan julie kebab kit knack leafl learn legan leger letra leves lice licen lombr loose lorat losar luck lyric maneg marat meal meani medus mejor menop metfo moco mocos mole moque moral mosca movil muerd mycos nadar nettl nice nicke noctu norma noter numbe octob often optic ordi orgel ortie ortig orzue osteo otiti oubli panad papel parki pasa pela pele peluc per pican pieds pierr piojo plan plast play polic polle polvo posib poux prete price proch prof profi prosp prost prote punto pupa quiz radio rasca raspa rate read recip recor refri regur reins renew renov resac resum rhuma rhume rinit rit roman rozad rules sad sandi sarte scar scrat seasi secos seque sert set shavi siemp sinon sinus sneez splin sprai stabl stage stitc stock stops story strep stres stye syrup takes talla tanta tapad tarea teeth telef tempr tendi tenis thank these thrus tic tick tickl tigre tique titre toca toena tomat tooth torti trace trist tv u usar uso vacan vacun vagin veget venti verdu verge verru veter viaja viern vitam wart warts weeke which wifi worms you zapat zinc zona
c aphte best brise cat cause defin dois douce expli gerce hiccu hipo hoque insom jeun lapto minec notic olvid otite preci prix resfr reuni revis scene sickn signe signi vet`;
