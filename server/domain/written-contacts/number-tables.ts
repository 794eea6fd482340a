// Number words in correct and careless spelling: English, Bengali and Hindi, each also in the scripts of the others.

/** The words for each digit, from zero on. */
export const DIGIT_WORDS = {
  english: [
    'zero oh o zeero zro ziro nil nought naught null nill zeros zeroes cipher',
    'one wan won ones i',
    'two tu too to tow twos ii',
    'three thri tree free thre threes iii',
    'four for fore foor fours iv',
    'five faiv fife fiv fives v',
    'six siks sicks sexx sixes vi',
    'seven sevan sevn saven sevens vii',
    'eight aight eit ate eigt eaight eights viii',
    'nine nain nein nin nyn nyne nines ix',
  ],
  other: [
    'jiro shunno shunyo shunya sunnya shunyaw shonno sifar siphar sunn শূন্য শুন্ন শূন্যি জিরো জিরু ওহ ও শুন্যো शून्य शुन्य जीरो ज़िरो सिफर',
    'ek ak aek eak ekk akta ekta এক একে একটা ওয়ান ওয়ান্ এ্যাক एक वन',
    'dui du dvi doi do duy dooi duto duita টু দুই দু দুটো दो टू',
    'tin teen tri tinn থ্রি তিন তিনটা থ্রী तीन थ्री त्रि',
    'char chaar chaer cher chaur চার চারটে ফোর चार फोर',
    'panch paanch pach paach pac ponch পাঁচ ফাইভ पांच पाँच पाच फाइव',
    'choy chhoi chhay choe soy chha chhe chhah cheh chho choya chai ছয় ছ সিক্স छह छः छ छे छै सिक्स',
    'sat saat shat shaat sath saath সাত সেভেন সাত্ सात सेवन',
    'at aat aath ath aatt aht আট এইট आठ एट',
    'noy noi nou nau noe nay naw noya no nao nao- নয় নাইন ন नौ नाइन',
  ],
} as const;

/** The English words from ten to nineteen. */
export const TEENS = 'ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen';
/** The English words from ten to nineteen in Bengali and in Hindi script, each in two spellings. */
export const TEENS_IN_INDIC = [
  'টেন ইলেভেন টুয়েলভ থার্টিন ফোর্টিন ফিফটিন সিক্সটিন সেভেন্টিন এইটিন নাইন্টিন',
  'টেন এলেভেন টোয়েলভ থার্টীন ফোরটিন ফিফটীন সিক্সটীন সেভেনটিন এইট্টিন নাইনটিন',
  'टेन इलेवन ट्वेल्व थर्टीन फोर्टीन फिफ्टीन सिक्सटीन सेवेंटीन एटीन नाइंटीन',
  'टेन इलैवन ट्वेल्व थर्टिन फोरटीन फिफ्टिन सिक्स्टीन सेवनटीन एट्टीन नाइनटीन',
];
/** The multiples of ten, from zero on; `-` where there is no word. */
export const TENS = [
  '- - twenty thirty forty fifty sixty seventy eighty ninety',
  '- - twenti tharti fourty fifti siksty sevnty eity ninty',
  '- - twentee thirti forti fity sixti sevanty eighti naintee',
  '- - tuenti therti phorti phifti sikisti sebenti eiti nainti',
  '- - টোয়েন্টি থার্টি ফোর্টি ফিফটি সিক্সটি সেভেন্টি এইট্টি নাইনটি',
  '- - টুয়েন্টি থারটি ফর্টি ফিফ্টি সিক্সটী সেভেনটি এইটি নাইন্টি',
  '- - টুয়েন্টী থাট্টি ফোরটি ফিপটি সিকস্টি সেবেন্টি এইটটি নাইন্টী',
  '- - ट्वेंटी थर्टी फोर्टी फिफ्टी सिक्सटी सेवेंटी एटी नाइंटी',
  '- - ट्वेन्टी थर्टि फॉर्टी फिफ्टि सिक्स्टी सेवनटी एट्टी नाइनटी',
];
/** Words for two, three and four times. */
export const TIMES = [
  'double dbl dubble duble dabol dobol dabal dobal daball doubel dabble doble twice jora ডবল জোড়া জোড় ডাবল ডাবোল ডবোল দুবার ডাব্‌ল डबल डबळ',
  'triple tripple trippl trebl treble trebley tripal tripol trpl trippel thrice tipple তিনবার ট্রিপল ট্রিপেল ত্রিপল ট্রিপাল ট্রিপোল তিনটে তিনটি ट्रिपल',
  'quadruple quad চারবার',
];

/** From 10 to 99 in Bengali and in Hindi, each in its own and in Latin letters. */
export const TEN_TO_NINETY_NINE = [
  'দশ এগারো বারো তেরো চোদ্দো পনেরো ষোলো সতেরো আঠারো উনিশ কুড়ি একুশ বাইশ তেইশ চব্বিশ পঁচিশ ছাব্বিশ সাতাশ আঠাশ উনত্রিশ ' +
    'তিরিশ একত্রিশ বত্রিশ তেত্রিশ চৌত্রিশ পঁয়ত্রিশ ছত্রিশ সাঁইত্রিশ আটত্রিশ উনচল্লিশ চল্লিশ একচল্লিশ বিয়াল্লিশ তেতাল্লিশ চুয়াল্লিশ পঁয়তাল্লিশ ছেচল্লিশ সাতচল্লিশ আটচল্লিশ উনপঞ্চাশ ' +
    'পঞ্চাশ একান্ন বাহান্ন তিপ্পান্ন চুয়ান্ন পঞ্চান্ন ছাপ্পান্ন সাতান্ন আটান্ন উনষাট ষাট একষট্টি বাষট্টি তেষট্টি চৌষট্টি পঁয়ষট্টি ছেষট্টি সাতষট্টি আটষট্টি উনসত্তর ' +
    'সত্তর একাত্তর বাহাত্তর তিয়াত্তর চুয়াত্তর পঁচাত্তর ছিয়াত্তর সাতাত্তর আটাত্তর উনআশি আশি একাশি বিরাশি তিরাশি চুরাশি পঁচাশি ছিয়াশি সাতাশি অষ্টআশি উননব্বই ' +
    'নব্বই একানব্বই বিরানব্বই তিরানব্বই চুরানব্বই পঁচানব্বই ছিয়ানব্বই সাতানব্বই আটানব্বই নিরানব্বই',
  'dosh egaro baro tero choddo ponero sholo sotero atharo unish kuri ekush baish teish chobbish ponchish chhabbish satash atash untrish ' +
    'trish ektrish botrish tetrish choutrish poytrish chhotrish saitrish attrish unchollish chollish ekchollish biyallish tetallish chuallish poytallish chhechollish satchollish atchollish unoponchash ' +
    'ponchash ekanno bahanno tippanno chuanno ponchanno chhappanno satanno atanno unoshat - ekshotti bashotti teshotti choushotti poyshotti chheshotti satshotti atshotti unoshottor ' +
    'shottor ekattor bahattor tiyattor chuattor ponchattor chhiyattor satattor atattor unoashi ashi ekashi birashi tirashi churashi ponchashi chhiyashi satashi oshtashi unonobboi ' +
    'nobboi ekanobboi biranobboi tiranobboi churanobboi ponchanobboi chhiyanobboi satanobboi atanobboi niranobboi',
  'दस ग्यारह बारह तेरह चौदह पंद्रह सोलह सत्रह अठारह उन्नीस बीस इक्कीस बाईस तेईस चौबीस पच्चीस छब्बीस सत्ताईस अट्ठाईस उनतीस तीस इकतीस बत्तीस तैंतीस चौंतीस पैंतीस छत्तीस सैंतीस अड़तीस उनतालीस ' +
    'चालीस इकतालीस बयालीस तैंतालीस चौवालीस पैंतालीस छियालीस सैंतालीस अड़तालीस उनचास पचास इक्यावन बावन तिरपन चौवन पचपन छप्पन सत्तावन अट्ठावन उनसठ साठ इकसठ बासठ तिरसठ चौंसठ पैंसठ छियासठ सड़सठ अड़सठ उनहत्तर ' +
    'सत्तर इकहत्तर बहत्तर तिहत्तर चौहत्तर पचहत्तर छिहत्तर सतहत्तर अठहत्तर उन्यासी अस्सी इक्यासी बयासी तिरासी चौरासी पचासी छियासी सतासी अट्ठासी नवासी नब्बे इक्यानवे बानवे तिरानवे चौरानवे पचानवे छियानवे सत्तानवे अट्ठानवे निन्यानवे',
  'das gyarah barah terah chaudah pandrah solah satrah atharah unnis bees ikkis bais teis chaubis pachchis chhabbis sattais atthais untis tees ikattis battis taintis chauntis paintis chhattis saintis adtis untalis ' +
    'chalis iktalis bayalis taintalis chauvalis paintalis chhiyalis saintalis adtalis unchas pachas ikyavan bavan tirpan chauvan pachpan chhappan sattavan atthavan unsath - iksath basath tirsath chausath painsath chhiyasath sadsath adsath unhattar ' +
    'sattar ikhattar bahattar tihattar chauhattar pachhattar chhihattar satattar athattar unasi assi ikyasi bayasi tirasi chaurasi pachasi chhiyasi satasi athasi navasi nabbe ikyanave banave tiranave chauranave pachanave chhiyanave sattanave atthanave ninyanave',
];
/** Further spellings of two-digit numbers, each after its number. */
export const MORE_WORDS =
  '14 চোদ্দ 14 চৌদ্দ 16 ষোল 18 আঠার 11 এগার 12 বার 13 তের 15 পনের 17 সতের 20 বিশ 20 bish 20 koori 30 ত্রিশ 30 tirish 28 আটাশ 33 তেত্তিরিশ 89 ঊননব্বই 79 ঊনআশি 80 আশী 88 অষ্টাশি 88 attashi 88 আটাশি 89 unanobboi 90 নব্বুই 90 nobbui ' +
  '98 আটানব্বুই 98 atanobbui 98 aatanobboi 83 তিরাশী 84 চুরাশী 85 পঁচাশী 85 pochashi 75 pochattor 95 pochanobboi 25 pochish 98 অষ্টানব্বই 70 সত্তুর 99 nirranobboi 99 ninyanbe 98 atthanbe 98 athanve 97 sattanbe 96 chhiyanbe 95 pachanbe 94 chauranbe 93 tiranbe 92 banbe 91 ikyanbe';
