// Vocabulary that distinguishes rows of code words from prose, and digits in other languages that a reader may know.

/** Frequent words of families. A row that contains one of them is prose. */
export const PROSE =
  'a an the and or of to in on at by is are was were be been it its this that these those with for from as but if so no not only our my your his her their we i you he she they me us him them who what when where which how all any some very more most much many one good like have has had do does did will would can could should also too just than then there here ' +
  'father mother brother sister elder younger son daughter uncle aunt cousin parents family boy girl groom bride married unmarried divorced widow single job service business govt government private teacher engineer doctor nurse bank retired housewife homemaker working works work house home village town city district school college university india kolkata bengal bangladesh dhaka caste religion hindu muslim brahmin kayastha general height age years year months complexion fair slim simple honest educated cultured want wants need needs looking wanted partner life love music song songs sing cricket football match day days night morning evening please thanks thank ' +
  'ami amar amra amader amake apni apnar apnader tumi tomar tomake se tar tara tader ei oi o r ar aar ebong kintu jodi to e te ke ki kon je jara jodi na nei noy hoy hobe hole ache achi achhe chai chay kore korte kori koren korun den din debe thake theke thaken bhalo valo khub onek sob shob sobai chele meye baba ma bhai bon dada didi poribar biye chakri porasona barir bari ghor desh gram kotha bolte ' +
  'hai hain ka ki ke ko se me mein par aur ya nahi bhi hum ham mera meri hamara aap apka ladka ladki beta beti pita mata bhai behen shaadi ghar kaam accha bahut ' +
  'আমি আমার আমরা আমাদের আমাকে আপনি আপনার আপনাদের তুমি তোমার সে তার তারা তাদের এই ওই ও আর এবং কিন্তু যদি তো এ কে কি কী কোন কোনো যে যা যারা না নেই নয় হয় হবে হলে আছে আছি চাই চায় করে করতে করি করেন করুন দেন দিন দেবে থাকে থেকে থাকেন ভালো ভাল খুব অনেক সব সবাই ছেলে মেয়ে বাবা মা ভাই বোন দাদা দিদি পরিবার বিয়ে চাকরি বাড়ি ঘর দেশ গ্রাম কথা বলতে জন্য সঙ্গে সাথে বা একটি একজন বড় ছোট';

/** Words for calling somebody in other languages. */
export const CALLS_ABROAD =
  'llam(?:a|e|ar)(?:me|nos)?|telefon\\w*|telephon\\w*|movil|celular|numeros?|appel\\w*|portable|handy(?:nummer)?|nummer\\w*|anruf\\w*|ruf\\w*|chiam\\w*|cellulare|raqam\\w*|jawal|hatif\\w*|fon|fone|numbr|nmber|numba|nomor|hp|ligue|ring|fonu|nambr|moobile|mobil|mobaile|fonn|whatsap+|watsap+|phon\\w*|digit\\w*|dialling|dialing|kol|kall|cal|caal';

/** The digits in other languages, from zero on. */
export const LANGUAGES: readonly string[] = [
  'zero un|une deux trois quatre cinq six sept huit neuf',
  'cero uno|una dos tres cuatro|quatro cinco seis siete ocho nueve',
  'zero um|uma dois|duas tres quatro cinco seis|meia sete oito nove',
  'zero uno due tre quattro cinque sei sette otto nove',
  'null eins|ein|eine zwei|zwo drei vier funf|fuenf sechs sieben acht neun',
  'nul een twee drie vier vijf zes zeven acht negen',
  'sifr|sefr|sifir wahid|wahed ithnan|ithnayn|itnan|itnein|athnan thalatha|talata|thalath arbaa|arba|arbaah khamsa|hamsa|khamsah sitta|sita|sittah sabaa|saba|sabah|sabaah thamania|tamania|thamaniya|thamaniyah tisaa|tisa|tisah|tissa',
  'shunya|sunya|shunyam|sunyam eka|ekam|ekah dvi|dve|dwi|dvau tri|trini|trayah chatur|chatvari|catur|chaturthi pancha|panch|pancham shat|shash|shada|sat|shad sapta|saptam ashta|asta|ashtau nava|navam|naba',
  'shunya|sifar|zero ek do teen|tin char|chaar paanch|panch chhe|chhah|che|chah saat|sat aath|ath nau|no',
  'sifar|siffar|sefr|sifr ek|yek do teen|se char|chahar panj|panch|panjum chhe|shash|shesh saat|haft|saath aath|hasht|ath nau|noh|nuh',
  'pujyam|suzhiyam|poojyam onru|ondru|onnu|onu|ondu irandu|rendu|rentu|erandu moonru|moondru|moonu|munru|mundru|mooru|muru naangu|nangu|naalu|nalu|naalku ainthu|aindhu|anju|aidu|ayidu aaru|aru|aarru ezhu|elu|yelu ettu|yettu|entu onpathu|ombathu|onbadhu|ombadhu|ompathu|ombattu',
  'sunna|sonne|sunnah okati|ondu|onnu|okkati rendu|randu|eradu moodu|mudu|moonnu|mooru naalugu|nalugu|naalku|naalu|nalu aidu|ayidu|anchu|anju aaru|aru edu|yedu|elu|ezhu enimidi|entu|ettu tommidi|thommidi|ombattu|onpathu|ombathu',
  'poojyam|pujyam onnu randu|rendu moonnu|munnu naalu|nalu anchu|anju aaru|aru ezhu|elu ettu|yettu onpathu|ombathu|onbathu',
  'ling|ring yi|yao er|liang san si wu liu qi ba jiu',
  'zero|rei|maru ichi|iti ni san shi|yon go roku shichi|nana hachi kyu|ku|kyuu',
  'gong|yeong il i sam sa o yuk|ryuk chil pal gu',
  'sifir bir iki uc dort bes|beş alti|altı yedi sekiz dokuz',
  'kosong|nol|sifar satu|esa dua tiga empat|ampat lima enam tujuh|tuju lapan|delapan sembilan',
  'nol|nul|noll odin|adin dva|dve tri chetyre|chetire pyat|piat shest sem vosem devyat|deviat',
  'sifuri moja mbili tatu nne tano sita saba nane tisa',
  'miden|midhen ena|enas dio|dyo tria|tris tessera|tesera pente exi|eksi epta|efta okto|ohto ennea|ennia',
  'nihil|nulla|nullus unus|una|unum duo|duae tres|tria quattuor|quatuor quinque sex septem octo novem',
  'shunya|sunno|xunya ek|eka dui|duita tini|tin sari|chari pas|panch|pach soi|choy|chaw sat|xat ath|aath no|na|nau',
  'wala isa dalawa tatlo apat lima anim pito walo siyam',
  'শূন্য এক|একা দ্বি|দ্বে|দুই ত্রি|ত্রয়|তিন চতুর|চতুঃ|চার পঞ্চ|পাঁচ ষট|ষষ্ঠ|ছয় সপ্ত|সাত অষ্ট|আট নব|নয়',
];
