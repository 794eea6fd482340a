// Services as families call them: names in pieces, nicknames, and descriptions of the app's logo.

/** Names of services, in pieces and as nicknames. */
export const NETWORKS =
  'face ?book|f ?b|f\\.b\\.?|e?ff?bee|feb[uo]|phebu|mukh ?boi|mukh ?book|boi ?mukh|book of faces|insta(?: ?gram)?|instu|instaa|ig|the gram|tele(?: ?gram)?|tg|whats ?app|what ?sapp?|whats|wats ?app|hoa(?:ts)?(?: ?app)?|snap(?: ?chat)?|messenger|msngr|linked ?in|twitter|you ?tube|yt|quora|viber|imo|botim|discord|skype|share ?chat|moj|tiktok|threads|reddit|pinterest|hike|signal|' +
  'ফেস ?বুক|ফে-?বু|মুখ ?বুক|এফ ?বি|মুখ ?বই|মুখপুস্তক|বই ?মুখ|ইনস্টা(?: ?গ্রাম)?|ইন্সটা(?: ?গ্রাম)?|ইনষ্টা(?:গ্রাম)?|ইনস্টু|আইজি|টেলি(?: ?গ্রাম)?|হোয়াটস(?: ?অ্যাপ| ?এপ)?|হোয়াটসঅ্যাপ|হোয়াটসাপ|হোয়াটস্যাপ|হোয়া|ওয়াটসঅ্যাপ|স্ন্যাপ(?: ?চ্যাট)?|মেসেঞ্জার|ম্যাসেঞ্জার|লিংকড ?ইন|লিঙ্কড ?ইন|টুইটার|ইউ ?টিউব|ইমো|ভাইবার|কোরা|টিকটক|ডিসকর্ড|স্কাইপ|' +
  'फेस ?बुक|एफबी|मुखपुस्तक|इंस्टा(?: ?ग्राम)?|इन्स्टा(?:ग्राम)?|टेली(?:ग्राम)?|व्हाट्स(?: ?ऐप| ?एप)?|स्नैप(?:चैट)?|मैसेंजर|लिंक्ड ?इन|ट्विटर|यूट्यूब';
/** What the logos of apps look like. */
const SIGNS =
  'nil|neel|nila|blue|sobuj|shobuj|green|hara|golapi|pink|holud|yellow|lal|red|purple|beguni|kalo|black|f|chh?obir?|photor?|fotor?|pic|camera|reels?|(?:kagoj(?:er)? |paper )?(?:plane|pleyn|rocket)|ghost|bhoot|bhuter?|pakhir?|bird|chithir?|zuckerberg|jukerberg|gaaner|video|meta|mark(?:er)?|' +
  'নীল|সবুজ|গোলাপি|গোলাপী|হলুদ|লাল|বেগুনি|কালো|এফ|ছবির?|ফটোর?|ক্যামেরার?|রিলের?|(?:কাগজের )?(?:প্লেন|প্লেনের|উড়োজাহাজের?|এরোপ্লেনের?)|ভূতের?|পাখির?|চিঠির?|জুকারবার্গের?|ভিডিওর?|মেটার?|মার্কের|' +
  'नीले?|हरे|हरा|गुलाबी|पीले|लाल|काले|फोटो|कैमरे|भूत|चिड़िया';
/** Words between the sign and the app. */
const OF_SIGN =
  '(?: (?:f|rong(?:er)?|ronger|er|r|wala|wali|wale|icon|logo|dewar|tolar|debar|diye|je|lekha|aka|sada|চিহ্নের|রঙের|রংয়ের|রঙা|দেওয়ার|তোলার|ওয়ালা|চিঠির|লেখা|আঁকা|সাদা|f|দিয়ে|যে|এর|রঙ এর|वाले|वाला|रंग के|के)){0,3}';
/** Words for an app or a site. */
const AN_APP = '(?:app?s?|apl?p|application|site|অ্যাপ|এপ|অ্যাপস|সাইট|ऐप|एप|साइट)';
/** An app described by its logo or by what people do there: the app with the ghost. */
export const APP = `(?:(?:${SIGNS})(?:[ -](?:${SIGNS}))?${OF_SIGN} ?${AN_APP}|(?:jei?|যে|যেই|जिस) ${AN_APP}(?:e|ে|টায়|ta[yi]?)?(?: [^\\s"“.!?।]{1,12}){1,4} (?:okhan|sekhan|ওখান|সেখান|वहां|वहाँ)|app with (?:the|a|an) (?:ghost|camera|blue|green|plane|bird|yellow|f|pink)(?: (?:f|logo|sign|icon|picture))?)`;
/** Case endings and prepositions after a service. */
export const CASE =
  '(?: ?(?:app|অ্যাপ|ऐप|एप))?(?:-?(?:te|e|ete|y|er|pe|par|tay)|তে|টায়|টাতে|এ|ে|য়ে|য়|র|ের|এর)?(?: (?:te|e|pe|par|on|the|এ|তে|পে|पर|में|पे|er|sekhane|সেখানে))?';
