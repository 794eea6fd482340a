import { expect, test } from 'vitest';
import { hasContact } from './contact-in-words.ts';

const ACCOUNTS = {
  mail: [
    'gmail: sohel_bose',
    'My gmail id is arindambiswas90',
    'জিমেইল আইডি banerjee.arindam43',
    'papripaul is my yahoo id',
    'gmail e nusrat.haque naame achi',
  ],
  'mail in disguise': [
    'rakibsarkar (@) live,com',
    'tanvir_akter attherate proton me',
    'sanchari.hazra{a}rediffmail{d}com',
    'roy.bubai🌀gmail⚫com',
    'p r a t i b h a @ g m a i l . c o m',
    'moc.liamg@irihal.p',
    'bimalsahaatgmaildotcom',
    'name#gmail#com',
  ],
  links: [
    'bit.ly/mehedikar45',
    'linktr.ee/papri',
    't me slash kaushik__35',
    'fb dot com slash sadiaer.golpo',
    'facebook . com / the.souvik',
    'wa . me / 919830012345',
    'hxxps://kernel[.]me',
    'dohadiaries dot io is my page',
    'is.gd/swapnag',
  ],
  payment: ['upi name@okhdfc', '9477537049@paytm', 'ruma at okaxis'],
  instagram: [
    'insta pe milo senbose',
    'IG - souvikbose',
    '1nsta dolaroy98',
    'in$ta its_aritra',
    'i n s t a : the.dola.haque',
    'the gram: anik_kolkata',
    'insta cloudybird',
    'ইন্সটা আইডি sumaiya_islam',
    'इंस्टा पर oishee_blr',
  ],
  facebook: [
    'Search Rimi Haque Chattogram on Facebook',
    'ফেসবুকে খুঁজুন রুমা দাস',
    'Facebook e "Sen Haque" likhe search dao',
    'fb id Dola Ghosh',
    'FB name is Rimi Islam',
    'ফেসবুকে স্বপ্না গুঁই নামে খুঁজুন',
  ],
  others: [
    'wechat id bipasharahman',
    'discord moumitaislam#4471',
    'skype sutapa.chowdhury',
    'snap: mou__79',
    'telegram e the.ananya likhe khujo',
    'reddit u/priyanka89',
    'koo te ishita47',
    'line id: riya_22',
    't3l3gr4m: xdebjani416',
  ],
  'names alone': [
    '📸 rituparna_kolkata09',
    '@rumasen',
    'same name everywhere: its_ishita_66',
    'blue f app: aritra.kundu',
  ],
};
test.each(Object.entries(ACCOUNTS))('%s: accounts are found', (_kind, texts) => {
  expect(texts.filter((text) => !hasContact(text))).toEqual([]);
});

const NONE = {
  products: [
    'I develop in ASP.NET and Node.js',
    'Order everything from amazon.in, even mustard oil',
    'Booking.com and makemytrip have all my money',
    'Earlier at naukri.com, now with Swiggy.',
  ],
  'not using them': [
    'I do not use Facebook',
    'No Insta, no Snapchat, only books',
    'ফেসবুক করি না, বই পড়ি।',
    'Facebook chalai na, somoy nei',
    'insta te nei, boi niye thaki',
    'Facebook: no. Instagram: no. Books: yes.',
  ],
  'talking of them': [
    'We met through Instagram',
    'My Instagram feed is all food and cats.',
    'I post my paintings on Instagram sometimes',
    'I follow Sourav Ganguly on Twitter.',
    'My mother runs three WhatsApp groups and I am muted in all',
    'I run the Instagram page of our NGO.',
  ],
  work: [
    'He works at Google',
    'Works at Yahoo, lives in Sunnyvale.',
    'I work at Meta on Messenger calls',
    'Staying @ Salt Lake, working @ TCS.',
  ],
  'words that services are named by': [
    'Signal processing at ISRO.',
    'I draw the line at lies.',
    'Discord between brothers',
    'Threads and needles: I do kantha.',
    'The gram panchayat knows us',
  ],
  'dots and dashes': [
    'Dinner at nine on the dot',
    'The underscore of my life is tea',
    'Polka dot sarees',
    'I work in a dot com company',
    'My name is Mou.My hobby is singing.',
    'He is honest.in fact too honest.',
    'B.Com from St. Xavier, M.Com from CU',
    'Father/mother both retired.',
  ],
};
test.each(Object.entries(NONE))('%s: no account', (_kind, texts) => {
  expect(texts.filter(hasContact)).toEqual([]);
});
