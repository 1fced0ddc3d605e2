/**
 * Condition of a profile × substances: exactly this finding. Written from section 6 of the dose facts; each row of the
 * rules has a line where it decides, and each condition one that it says nothing of.
 *
 * condition | substances | level and source, or -
 */
export const CONDITION_TABLE = `
chickenpox_now | hydrocortisone | ask unchecked
chickenpox_now | paracetamol | -
pregnancy | ibuprofen | ask ansm-pregnancy
pregnancy | phloroglucinol | ask unchecked
pregnancy | paracetamol | -
breastfeeding | dextromethorphan | refuse dextromethorphan-leaflet
breastfeeding | dexchlorpheniramine | refuse dexchlorpheniramine
breastfeeding | doxylamine | refuse doxylamine-leaflet
breastfeeding | omeprazole | ask unchecked
breastfeeding | ibuprofen | ask unchecked
breastfeeding | cetirizine | -
ulcer_bleed | aspirin | refuse ibuprofen-leaflet
ulcer_bleed | acetylcysteine | ask mucolytic-leaflet
ulcer_bleed | paracetamol | -
kidney | naproxen | refuse ibuprofen-leaflet
kidney | pseudoephedrine | refuse ema-pseudoephedrine
kidney | paracetamol | ask paracetamol-leaflet
kidney | paracetamol, ibuprofen | refuse ibuprofen-leaflet
kidney | cetirizine | ask cetirizine-leaflet
kidney | alginate | ask alginate-leaflet
kidney | diosmectite | ask unchecked
kidney | loratadine | -
liver | ibuprofen | refuse ibuprofen-leaflet
liver | domperidone | refuse domperidone
liver | paracetamol | ask paracetamol-leaflet
liver | dextromethorphan | ask dextromethorphan
liver | omeprazole | ask ppi-leaflet
liver | loratadine | ask loratadine-leaflet
liver | loperamide | ask unchecked
liver | cetirizine | -
heart_failure | ketoprofen | refuse ibuprofen-leaflet
heart_failure | alginate | ask alginate-leaflet
heart_failure | oxymetazoline | ask unchecked
heart_failure | paracetamol, effervescent | ask effervescent-paracetamol
heart_failure | paracetamol | -
coronary_stroke | domperidone | ask ansm-domperidone
coronary_stroke | oxymetazoline | ask unchecked
coronary_stroke | paracetamol | -
hypertension_severe | phenylephrine | refuse us-decongestants
hypertension_severe | ibuprofen | ask unchecked
hypertension_severe | paracetamol | -
hypertension_severe | paracetamol, effervescent | ask effervescent-paracetamol
hypertension | phenylephrine | ask us-decongestants
hypertension | ibuprofen | ask unchecked
hypertension | paracetamol | -
hypertension | paracetamol, effervescent | ask effervescent-paracetamol
rhythm_qt | domperidone | refuse ansm-domperidone
rhythm_qt | hydroxyzine | refuse interactions-index
rhythm_qt | loperamide | ask unchecked
rhythm_qt | paracetamol | -
asthma_copd | dextromethorphan | refuse dextromethorphan
asthma_copd | ibuprofen | ask ibuprofen-leaflet
asthma_copd | doxylamine | ask us-antihistamines
asthma_copd | cetirizine | -
epilepsy | cetirizine | ask cetirizine-leaflet
epilepsy | tramadol | ask unchecked
epilepsy | loratadine | -
glaucoma_closed | doxylamine | refuse anticholinergics
glaucoma_closed | oxymetazoline | ask unchecked
glaucoma_closed | cetirizine | -
retention_prostate | doxylamine | refuse anticholinergics
retention_prostate | oxymetazoline | ask us-decongestants
retention_prostate | codeine | ask unchecked
retention_prostate | cetirizine | -
diabetes | oxymetazoline | ask us-decongestants
diabetes | aspirin | ask unchecked
diabetes | ibuprofen | -
g6pd | aspirin | ask aspirin-leaflet
g6pd | paracetamol | ask paracetamol-italy
g6pd | nitrofurantoin | ask unchecked
g6pd | ibuprofen | -
immunosuppression | ibuprofen | ask unchecked
immunosuppression | paracetamol | -
anticoagulant_antiplatelet | ibuprofen | refuse interactions-index
anticoagulant_antiplatelet | miconazole | refuse interactions-index
anticoagulant_antiplatelet | tramadol | ask interactions-index
anticoagulant_antiplatelet | loratadine | ask unchecked
anticoagulant_antiplatelet | paracetamol | -
lithium | ibuprofen | refuse interactions-index
lithium | furosemide | ask interactions-index
lithium | paracetamol | -
methotrexate | aspirin | refuse interactions-index
methotrexate | trimethoprim | refuse interactions-index
methotrexate | omeprazole | ask interactions-index
methotrexate | paracetamol | -
alcohol | doxylamine | refuse interactions-index
alcohol | paracetamol | ask paracetamol-leaflet
alcohol | ibuprofen | ask unchecked
alcohol | phloroglucinol | -
dehydration_now | ibuprofen | refuse ibuprofen-leaflet
dehydration_now | bisacodyl | refuse bisacodyl-leaflet
dehydration_now | paracetamol | ask paracetamol-leaflet
dehydration_now | ramipril | ask unchecked
dehydration_now | diosmectite | -
nsaid_reaction | aspirin | refuse ibuprofen-leaflet
nsaid_reaction | diclofenac | refuse ibuprofen-leaflet
nsaid_reaction | paracetamol | -
asthma_copd | diphenhydramine | ask us-antihistamines
asthma_copd | dimenhydrinate | ask us-antihistamines
asthma_copd | chlorphenamine | ask us-antihistamines
asthma_copd | dexchlorpheniramine | ask us-antihistamines
asthma_copd | pheniramine | ask us-antihistamines
asthma_copd | brompheniramine | ask us-antihistamines
asthma_copd | promethazine | ask us-antihistamines
asthma_copd | oxomemazine | ask us-antihistamines
asthma_copd | alimemazine | ask us-antihistamines
asthma_copd | hydroxyzine | ask us-antihistamines
rhythm_qt | diphenhydramine | ask unchecked
rhythm_qt | dimenhydrinate | ask unchecked
rhythm_qt | chlorphenamine | ask unchecked
rhythm_qt | dexchlorpheniramine | ask unchecked
rhythm_qt | pheniramine | ask unchecked
rhythm_qt | brompheniramine | ask unchecked
rhythm_qt | promethazine | ask unchecked
rhythm_qt | oxomemazine | ask unchecked
rhythm_qt | alimemazine | ask unchecked
rhythm_qt | doxylamine | ask unchecked
rhythm_qt | cetirizine | ask unchecked
rhythm_qt | levocetirizine | ask unchecked
rhythm_qt | loratadine | ask unchecked
rhythm_qt | desloratadine | ask unchecked
rhythm_qt | fexofenadine | ask unchecked
rhythm_qt | bilastine | ask unchecked
rhythm_qt | ebastine | ask unchecked
rhythm_qt | rupatadine | ask unchecked
rhythm_qt | mequitazine | ask unchecked
epilepsy | doxylamine | ask unchecked
epilepsy | levocetirizine | ask cetirizine-leaflet
kidney | levocetirizine | ask cetirizine-leaflet
breastfeeding | oxymetazoline | ask unchecked
coronary_stroke | ibuprofen | ask unchecked
g6pd | low-dose-aspirin | ask aspirin-leaflet
nsaid_reaction | low-dose-aspirin | refuse ibuprofen-leaflet
nsaid_reaction | methyl-salicylate | refuse ibuprofen-leaflet
nsaid_reaction | bismuth-subsalicylate | refuse ibuprofen-leaflet
glaucoma_closed | ipratropium | refuse anticholinergics
g6pd | sulfamethoxazole | ask unchecked
`;
