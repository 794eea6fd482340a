import { expect, test } from 'vitest';
import { hasContact } from './contact-in-words.ts';

const PHONES = {
  'American groups': ['(408) 896-8609', '510.954.7327', 'Mob 510.954.7327', 'area code 848 then 784 then 1820'],
  landlines: [
    'Landline 02-9352630',
    '031-632485',
    'STD code 03222 then 265531',
    'landline 2337 1234',
    'এসটিডি ০৩২৫২ নম্বর ২৯১৭৩১',
  ],
  'numbers abroad': ['Kuwait 9912 3456 call', '0412 345 678', '055-123-4567 UAE', '+39 320 123 4567'],
  pieces: [
    'first half 99146 and the second half 24194',
    'start 620, middle 500, end 8916',
    '891 se shuru, 187 beech mein, 8818 last',
    '99879 is the first five, 17907 is the last five',
    'Take 914. Add 920. Finish with 5571. That is my WhatsApp.',
    '86861 (my roll) 38880 (my PIN) put together and dial',
    'begin six two eight pause two seven seven then three one three one',
    'নম্বর ৯৮৩০০ এরপর ১২৩৪৫',
    '৯৯৩৪৪\n৩৪৬১৯\nফোন',
  ],
  'letters within': [
    '623abc137def8144 only the digits matter',
    'nine mangoes, eight plums, three, zero, zero, one, two, three, four, five: my number',
  ],
  'letters like figures': [
    '99SIIo72I3',
    'ping ol8oo 275776',
    '839S76IOO6',
    'O1711E45678',
    '98З1022456',
    's3v3n z3r0 f0ur f0ur f0ur 0n3 n1n3 z3r0 31ght three',
  ],
  'other digits': [
    '⁹⁸⁴⁹⁹³⁷⁹¹⁰',
    '７０４４４１９０８３',
    '७०४४४१९०८३',
    '௯௮௩௧௦௨௨௪௫௬',
    '⠛⠚⠙⠙⠙⠁⠊⠚⠓⠉',
    '七〇四四四一九〇八三',
    'IX VI VIII III VII VIII V III VII III',
  ],
  'words run together': [
    'ohoneeightthreesevenonezeroninenineninefive',
    'আটতিনপাঁচআটচারশূন্যআটচারশূন্যনয়',
    'AtTinEkEkShunnoChoySatPanchShunnoTin',
  ],
  tens: [
    'চুরানব্বই তেত্রিশ শূন্য এক আঠারো বাহাত্তর',
    'churanobboi tetrish shunno ek atharo bahattor',
    'सत्तर चौवालीस इकतालीस नब्बे तिरासी',
  ],
  'twice and thrice': [
    'mera number triple no ek char do saat shunya panch no',
    'Eight Six Nine Two Eight Six Four Thrice Five',
    'do baar nau, aath, teen, ek, shunya, do, do, char, paanch',
  ],
  misspellings: ['nyn one oh eigt seven too nyn ate fore seven', 'noi aht tin sunno sunno aek du teen chaer pach'],
  'a way to read': ['2781 1089 33 49 reversed', 'উল্টো দিক থেকে পড়ুন ৫২৭৩৭৯১৩৮৯'],
  'as something else': ['Rs 64,72,981,053 is not money', 'My salary is 8971684440 rupees', 'zoom id 693 486 5613'],
  codes: [
    'morse --... ...-- ----. .---- ----- -.... .---- -.... --... .....',
    'base64 MDE1ODQzMjEzNjM=',
    '|||||||| ||| | |||| | ||||||| ||| ||| ||| ||||||||',
    'H F F I E: A=1 B=2',
  ],
};
test.each(Object.entries(PHONES))('%s are found', (_kind, texts) => {
  expect(texts.filter((text) => !hasContact(text))).toEqual([]);
});

const NUMBERS = {
  years: [
    'UPSC attempts 2017, 2018, 2019; now happily teaching',
    'Read 1984 thrice, Fahrenheit 451 twice, Catch-22 never finished',
  ],
  marks: [
    'Marks in class ten: 96 91 88 99 95, maths was my favourite.',
    'Madhyamik 2012 with 60.48%, HS 2014 with 76.69%',
    'SSC 2005 GPA 5.00, HSC 2007 GPA 4.98',
  ],
  ranks: ['GATE score 638, AIR 398.', 'JEE rank 4250, WBJEE rank 996, state topper in chemistry.'],
  times: [
    'Wake at 5:15, gym 5:45, office by 9:30, asleep at 10:30',
    'Shift duty 6-2, 2-10, 10-6',
    'Office 9 to 6, gym 7 to 8, call with ma at 9.30, sleep at 11.',
  ],
  money: ['Salary 18,50,000, EMI 25,000 till 2031.', 'Package is $134,000 base + 15% bonus, H1B valid till 2028.'],
  places: [
    'We stay near Asansol 700 143',
    'Flat 4B, Tower 7, New Town, Kolkata 700160',
    'House 23, Road 11, Sector 4, Uttara, Dhaka 1230.',
  ],
  'trains and buses': [
    'Trains I love: 12345 Saraighat, 12301 Rajdhani, 13021 Mithila.',
    'Bus 240, 45B, S-12, AC-9 - I know them all',
  ],
  'standards and versions': [
    'ISO 9001:2015 auditor, travel 10 days a month',
    'ISO 9001, ISO 27001 and CMMI level 5 company.',
    'Senior dev, Next.js 14.2.19, Python 3.12.4',
    'I grew up with 192.168.0.1',
  ],
  'words in prose': [
    'noy noy kore dosh bochor holo',
    'Seven eight nine hours of sleep, no less',
    'One, two, three, four, five, six, seven, eight, nine, ten: I count when angry.',
    'at eight I began tabla, at twelve I left it',
  ],
  'talk of phones': [
    'Phone is Redmi Note 11 Pro 5G, camera is good',
    "I don't share my phone number",
    'I still use a Nokia 3310, no kidding',
  ],
};
test.each(Object.entries(NUMBERS))('%s are no phone', (_kind, texts) => {
  expect(texts.filter(hasContact)).toEqual([]);
});

test('what one sentence says of calls is not said of numbers far from it', () => {
  const apart =
    'We prefer that nobody calls on a phone before both families have met at our home in the puja holidays.';
  expect(hasContact(`GATE score 638, AIR 3981. ${apart} ${apart} My roll was 912 in those days.`)).toBe(false);
  expect(hasContact(`${apart} ${apart} The first half is 98300 and the second half is 12345. ${apart}`)).toBe(true);
});
