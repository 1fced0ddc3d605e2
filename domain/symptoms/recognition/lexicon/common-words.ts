/**
 * Common words that one typing error separates from a word of the lexicon: who writes `contente` or `skipped` means it.
 * They are of the ten thousand most frequent words of each language, without names and other forms of what the lexicon
 * holds.
 */
export const COMMON_WORDS: readonly string[] = (
  "abogada abogado abogados abrela abrelo acceleration administered adresse affairs agrees ahorrar ahorros " +
  "aidant aiment alambre albert alegria allure altera amante amende ananas anterior apesta aporta apostar " +
  "aprecio asalto asiento atacado atraviesa atreves augmentant augmentent backed backing baking balade " +
  "banale bancos bandera banking banque banques banquette basada basado basico basketball baston batches " +
  "battle bearing belges betting binding blancas bloating blocking blowing boating boil bonita bonitas " +
  "booking boring bouffees bowling breeding breton brille burger buried buscado busque busqueda busquelo " +
  "busquemos busquen busques butter cadena cahier caisse caisses calling camilla camisa cannon canyon " +
  "capilla caring carino carnada carnet cartes carton casilla casino causing celebracion celebrando " +
  "celebrar celebrate celebration celles cerner cerramos certain certains certes certeza chamber champion " +
  "championnat championnats champions championship championships chance charge charged charging cheque " +
  "chevaux churches churros cierta cintura circular circuler claque claques clearing cliente clinic " +
  "cliquet coaches coffre coleres colina college colleges collegue collegues colonie coloris comence " +
  "comico comience comision comites commerce comodo comparta comparte compete competence competences " +
  "competencia competent competing competir competitif competitifs competition competitions competitive " +
  "competitivite competitors complement complementaire complementaires complexite complexity compliance " +
  "compliant complimentary compose compramos comprenant comprometida comprometido compromis compromise " +
  "compromiso compute concession concessions consommateur consommateurs consommation constructed " +
  "constructeur constructeurs construction constructions contado contados contando contaste content " +
  "contenta contente contentent contenter contentes contento contentos contents context contexte contract " +
  "contractors contracts convert cooked cooler cooper coquille coquilles cornet cosido cosidos costas " +
  "courent couture couvrant creame creating crecer creche croire cruise crusted cuarta cuerno cuernos " +
  "curita debieron decaler decors decoule decouper decouvrent depasser depose desarrollado desarrollar " +
  "desarrollo deseas desert desierto desktop despacho desperdiciar despidieron despite dessert desserts " +
  "detient devaient dificiles dijeras dijeron dining dioses disable disait disant distinguished dollar " +
  "douceur drafts dupuis easing echando echarpe ecoule ecoulee eleccion elecciones election elections " +
  "electronic electronico electronics elegante emperor empiezo emporte enable encanta enciende enforcement " +
  "entender entendido entirely entite entonces entrer envian envoie escala escalar escrito espacio espana " +
  "estacion estais expirent exploitation exploite exploiter explore exploring exposicion exposition " +
  "expositions extiende facher facons factura facture factures faille farmer farming faster feries feront " +
  "fiable fierte finder finesse fingir finnish firmar firmes flight flights flying folding fonction " +
  "fonctionnaire fonctionnaires fonctionnant fonctionnement fonctionnent fonctions fondre forget formes " +
  "fourni fournis franco fresco funcion funcionado funcionando funcionara funciones funding gambling " +
  "ganando garbage gargle gargled gargles genial geniale geniales gigote gigotent gigoter girando glance " +
  "gloire gotita gotitas grades grafico granadas grasses gratin grenada griffe guardado guarde gustar " +
  "hausses header heading healing heather heladera hinting homard hosting hunter imposable inferieur " +
  "inferior inline inserted instinto instintos integrante integrated integrating integration intended " +
  "intente intenten intentes internal intersection inusual invento invest jambon jeunes joindre jornada " +
  "jugada junction jurado juzgado lancement larger largue latino latter launch leading learned leasing " +
  "leccion legion lenses lenteur lesser letting levure libera libere lighting linked linking liquidation " +
  "liquidites lisible listed locking logged longue looked losses loving lugares manage manager managers " +
  "manche manches maneja manner manteau marges marines marker markers marketing marketplace markets " +
  "marking masque master mastin materia member menace mental mentido mention mercredi metodo meuble " +
  "minding mineur mining mirado miranda mirarme mistress moeurs mojada monsters montrees montrent mountain " +
  "mounted mowing muelle narices oeuvre oiseaux overdid overdo overdoing pagaron paiement paille painted " +
  "paises palier paques paradis paradise paradoxe paraiso paraissait paraissent parate parecio parite " +
  "parker parking partly passive patents patins payement paying paysage pecado pegale peigne pelada penale " +
  "pensado pension perdant perdona pesant peuple phases picque piense pierce pilotes pintando pinzas " +
  "pirates pistas placed placing plains plainte plaintes planes planet planeta planetas planets planned " +
  "planos plaster plasters plazos poetique poings pologne polonia pomada pomadas pondre porche portant " +
  "posing postre potter praise prefiere prenant presiento presta preston prices primes printing prints " +
  "prision prisionero prisioneros prisiones prison prives prizes proche produccion produisent propone " +
  "prouver puerto quedar quieto quinta quinto racial radical ranging ranking rastro rating rebond recente " +
  "reciben recover redaction refiero refine reforme refuge regain regano rejete remite renard rendant " +
  "rental repere reposer reputes reside resolver resort resorts restante retain retarde retenir retient " +
  "returned reveal revente revenue revers reverse revise revuelta reward riding robando roller roulant " +
  "ruining sabido sablon safely sailing salaire salmon saludo salvado salvando salvar sambre sauver " +
  "scolaire scored scores scoring secteur secundo seeking selling sellos senateur senores sentaba servent " +
  "setting sevilla sewing shared sharing shipped siendo sieste singing sintio sirviente skipped skips " +
  "skirt skirts sobrados solide soltando sonado sonore sonores soucis soumis soutien soutiennent souvenir " +
  "souvenirs souvent spears spelling springer starring started starting states statin stating stepped " +
  "strand streaming strike strikes styles stylus submit suisses tarado taxer taxes teaches tejido tenait " +
  "tentant tested textes thanks thongs thorough though threat timber tiques titled token touring tracked " +
  "traiga traigo traite transparence transparency transparent transparente transport transportation " +
  "transporte transporter transporteurs transports tratada tratado tratar travels treating trenes tricks " +
  "tummies tuning turner unlock unlocked usable valeur valeurs valiendo valiente valores values valves " +
  "vanilla varies veille vendant ventaja ventajas ventas venture verite vienes villes viniendo virage " +
  "visent visita vivent voient volando voyant vueltas warming watches weaning wearing wondering wording " +
  "writes"
).split(" ");
