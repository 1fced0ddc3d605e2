/** Words that say nothing a rule asks for, and words that only make another stronger. */
export const STOP_WORDS: ReadonlySet<string> = new Set(
  (
    "le la les avec than en in on at from eu habia wo my mes mon mi tus tes nos nuestras nuestros your l un une des du de d au aux a sur ma ton ta tes son sa ses notre nos votre vos leur leurs il elle on je j " +
    "tu nous vous ils elles me m te t se s ne n qui que qu quoi c ce cet cette ca est sont suis etait ai as ont avons " +
    "avez avait y tres vraiment tellement assez super hyper si pour par comme alors donc juste " +
    "voila svp merci bonjour lui eux toi cela quand lorsque chez vers toujours presque semble parait crois " +
    "with his con the an her our your their its it of to this that which is are am was were be been being has have had he " +
    "she they i we you any will would does do did very really so quite extremely pretty totally also just hello him " +
    "please as by when keeps keep kept got getting gets get gotten seems think been " +
    "el los las lo una unos unas del al su sus le por es esta estan esto eso fue ha he han muy tan bastante tengo " +
    "tiene tenemos tienen que como ya se nos les ella ello creo pues hola cuando porque esa ese era estaba sigue"
  ).split(" "),
);
