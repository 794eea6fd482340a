import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fold } from './fold.ts';
import { deceasedTitles, middleNames, suffixes, titles } from './name-words.ts';
import { samePerson, sameSurname } from './same-name.ts';
import { surnameGroups } from './surname-groups.ts';

const onePerson = [
  ['Sri Amal Kumar Mukherjee', 'Amal Kr. Mukhopadhyay'],
  ['Late Bimal Ch. Banerjee', 'বিমল চন্দ্র বন্দ্যোপাধ্যায়'],
  ['৺ হরিপদ চট্টোপাধ্যায়', 'Haripada Chatterjee'],
  ['Nirmalendu Ganguly', 'Nirmalendu Gangopadhyay'],
  ['Lt. Sailendra Nath Bose', 'শৈলেন্দ্রনাথ বসু'],
  ['Dr. Rabindra Nath Ghosh', 'Rabindranath Ghose'],
  ['Jyotirmoy Dutta', 'Jyotirmay Datta'],
  ['Swapan Kumar Roy', 'Sri Swapan Kr Ray'],
  ['Rabindra Nath Ghosh', 'রবীন্দ্রনাথ ঘোষ'],
  ['Sailendra Sen', 'Shoilendra Sen'],
  ['Swapan Dey', 'স্বপন দে'],
  ['Vishwajit Pal', 'বিশ্বজিৎ পাল'],
  ['Md. Abdur Rahman', 'আব্দুর রহমান'],
  ['Sk. Rafikul', 'Rafikul Sheikh'],
  ['শেখ রফিকুল', 'Rafikul Sk'],
  ['Gnanendra Das', 'Jnanendra Das'],
  ['Gyanendra Das', 'জ্ঞানেন্দ্র দাস'],
  ['Lakshmi Kanta Roy', 'লক্ষ্মীকান্ত রায়'],
  ['Laxmi Kanta Roy', 'Lakshmikanta Ray'],
  ['Akshay Kr Dutta', 'অক্ষয় কুমার দত্ত'],
  ['Jyotirmoy Datta', 'জ্যোতির্ময় দত্ত'],
  ['Prafulla Ch Sen', 'প্রফুল্ল চন্দ্র সেন'],
  ['Krishna Pada Mondal', 'কৃষ্ণপদ মণ্ডল'],
  ['Shankar Roy', 'শংকর রায়'],
  ['Sankar Roy', 'শঙ্কর রায়'],
  ['Soumitra Chatterjee', 'সৌমিত্র চট্টোপাধ্যায়'],
  ['Satyajit Ray', 'সত্যজিৎ রায়'],
  ['Hrishikesh Mukherjee', 'হৃষীকেশ মুখোপাধ্যায়'],
  ['Zakir Hossain', 'জাকির হোসেন'],
  ['Amiya Bagchi', 'অমিয় বাগচী'],
  ['Amiyo Bagchi', 'Amiya Bagchi'],
  ['Debabrata Biswas', 'দেবব্রত বিশ্বাস'],
  ['Debobroto Biswas', 'Debabrata Viswas'],
  ['Bhupen Hazra', 'ভূপেন হাজরা'],
  ['Arunava Sinha', 'অরুণাভ সিনহা'],
  ['Yogesh Dutta', 'যোগেশ দত্ত'],
  ['Ashutosh Lahiri', 'আশুতোষ লাহিড়ী'],
  ['Phanibhushan Kar', 'ফণিভূষণ কর'],
  ['Fani Bhusan Kar', 'ফণিভূষণ কর'],
  ['Haripado Das', 'Hari Pada Das'],
  ['Tarapada Roy', 'তারাপদ রায়'],
  ['Ishwar Chandra Bandyopadhyay', 'ঈশ্বরচন্দ্র বন্দ্যোপাধ্যায়'],
  ['Late Bimal Banerjee', 'Bimal Banerjee (Late)'],
  ['Ananta Kumar Pal', 'Anant Kr Pal'],
  ['Buddhadeb Bhattacharya', 'বুদ্ধদেব ভট্টাচার্য'],
  ['Nihar Ranjan Ray', 'নীহাররঞ্জন রায়'],
  ['Chittaranjan Das', 'চিত্তরঞ্জন দাশ'],
  ['Subhas Chandra Bose', 'সুভাষচন্দ্র বসু'],
  ['Meghnad Saha', 'মেঘনাদ সাহা'],
  ['Kazi Nazrul Islam', 'কাজী নজরুল ইসলাম'],
  ['Sukumar Sen', 'সুকুমার সেন'],
  ['Shyamal Ganguly', 'শ্যামল গাঙ্গুলী'],
  ['Dwijendra Nath Tagore', 'দ্বিজেন্দ্রনাথ ঠাকুর'],
  ['Dijendranath Thakur', 'দ্বিজেন্দ্রনাথ ঠাকুর'],
  ['Ranjit Singh', 'Ranjit Singh'],
  ['Anita Devi', 'অনিতা দেবী'],
  ['Joydeb Kundu', 'জয়দেব কুণ্ডু'],
  ['Jayanta Nandy', 'জয়ন্ত নন্দী'],
  ['Mrinal Kanti Dhar', 'মৃণাল কান্তি ধর'],
  ['Dipankar Roy Chowdhury', 'দীপঙ্কর রায়চৌধুরী'],
  ['Ajay Mitter', 'অজয় মিত্র'],
  ['Ajoy Mitra', 'Ajay Mitra'],
  ['Pronab Mukherjee', 'প্রণব মুখার্জী'],
  ['Pranab Kumar Mookerjee', 'Pronob Kr. Mukhopadhyay'],
  ['Rameswar Murmu', 'রামেশ্বর মুর্মু'],
  ['Sanjib Chatterjee', 'সঞ্জীব চট্টোপাধ্যায়'],
  ['Anwar Hossain', 'আনোয়ার হোসেন'],
  ['Yusuf Ali', 'ইউসুফ আলী'],
  ['Yasmin Khatun', 'ইয়াসমিন খাতুন'],
  ['Wahid Molla', 'ওয়াহিদ মোল্লা'],
  ['Ram Chandra Das', 'রামচন্দ্র দাস'],
  ['Ramchandra Das', 'Ram Ch. Das'],
  ['Kali Pada Ghosh', 'কালীপদ ঘোষ'],
  ['Bipin Behari Ganguly', 'Bipin Behari Gangopadhyay'],
  ['Dhirendra Nath Dutta', 'ধীরেন্দ্রনাথ দত্ত'],
  ['Jagadish Chandra Bose', 'জগদীশচন্দ্র বসু'],
  ['Jagdish Bose', 'Jagadish Basu'],
  ['Smt. Sandhya Rani Das', 'সন্ধ্যা রানী দাস'],
  ['Indira Devi', 'ইন্দিরা দেবী'],
  ['Sk. Md. Salim', 'Sheikh Mohammad Salim'],
  ['Sk Md Salim', 'Salim Sheikh'],
  ['Upendrakishore Ray Chowdhury', 'উপেন্দ্রকিশোর রায়চৌধুরী'],
  ['Jogesh Chandra Chowdhury', 'যোগেশচন্দ্র চৌধুরী'],
  ['Satyendra Nath Bose', 'সত্যেন্দ্রনাথ বসু'],
  ['Aurobindo Ghose', 'অরবিন্দ ঘোষ'],
  ['Arabinda Ghosh', 'Aurobindo Ghose'],
  ['Shyama Prasad Mukherjee', 'শ্যামাপ্রসাদ মুখোপাধ্যায়'],
  ['Syamaprasad Mookerjee', 'Shyama Prasad Mukherjee'],
  ['Sourav Ganguly', 'সৌরভ গঙ্গোপাধ্যায়'],
  ['Mahashweta Bhattacharya', 'মহাশ্বেতা ভট্টাচার্য'],
  ['Ujjwal Pal', 'উজ্জ্বল পাল'],
  ['Ujjal Pal', 'উজ্জ্বল পাল'],
  ['Tanmay Das', 'তন্ময় দাস'],
  ['Soumya Sen', 'সৌম্য সেন'],
  ['Ritwik Ghatak', 'ঋত্বিক ঘটক'],
  ['Kshitish Das', 'Khitish Das'],
  ['ক্ষুদিরাম বসু', 'Khudiram Bose'],
  ['Piyush Roy', 'পীযূষ রায়'],
  ['Pijush Roy', 'Piyush Ray'],
  ['Abhijit Sen', 'Avijit Sen'],
  ['Ayan De', 'অয়ন দে'],
  ['Shreya Das', 'শ্রেয়া দাস'],
  ['Rezaul Karim', 'রেজাউল করিম'],
  ['Saiful Islam', 'সাইফুল ইসলাম'],
  ['Shamsul Haque', 'শামসুল হক'],
  ['Fatema Bibi', 'ফাতেমা বিবি'],
  ['Jahanara Begum', 'জাহানারা বেগম'],
  ['Dibyendu Adhikari', 'দিব্যেন্দু অধিকারী'],
  ['Ishwar Das', 'ঈশ্বর দাস'],
  ['Tarak Nath Sen', 'Tarakanath Sen'],
  ['Jibanananda Das', 'জীবনানন্দ দাশ'],
  ['Haraprasad Shastri', 'হরপ্রসাদ শাস্ত্রী'],
  ['Bidyut Pal', 'বিদ্যুৎ পাল'],
  ['Lakshmi Murmu', 'লক্ষ্মী মুর্মু'],
  ['Sidhu Murmu', 'সিধু মুর্মু'],
  ['Birsa Munda', 'বীরসা মুণ্ডা'],
  ['Birsa Munda', 'বিরসা মুন্ডা'],
  ['Gurudas Banerjee', 'গুরুদাস বন্দ্যোপাধ্যায়'],
  ['Guru Das Banerjee', 'গুরুদাস ব্যানার্জি'],
  ['Durga Das Roy', 'দুর্গাদাস রায়'],
  ['Kalidas Nag', 'কালিদাস নাগ'],
  ['Bhagabati Devi', 'ভগবতী দেবী'],
  ['Nityananda Saha', 'নিত্যানন্দ সাহা'],
  ['Chaitanya Pal', 'চৈতন্য পাল'],
  ['Chittaranjan Dash', 'Chitta Ranjan Das'],
  ['Madhusudan Dutt', 'মধুসূদন দত্ত'],
  ['Michael Madhusudan Dutta', 'Michael Madhusudan Datta'],
  ['Bankim Ch. Chatterjee', 'বঙ্কিমচন্দ্র চট্টোপাধ্যায়'],
  ['Sarat Chandra Chattopadhyay', 'শরৎচন্দ্র চট্টোপাধ্যায়'],
  ['Bibhuti Bhusan Banerjee', 'বিভূতিভূষণ বন্দ্যোপাধ্যায়'],
  ['Tarashankar Banerjee', 'তারাশঙ্কর বন্দ্যোপাধ্যায়'],
  ['Manik Bandopadhyay', 'মানিক বন্দ্যোপাধ্যায়'],
  ['Premendra Mitra', 'প্রেমেন্দ্র মিত্র'],
  ['Sukanta Bhattacharya', 'সুকান্ত ভট্টাচার্য'],
  ['Sunil Gangopadhyay', 'সুনীল গাঙ্গুলি'],
  ['Shirshendu Mukhopadhyay', 'শীর্ষেন্দু মুখোপাধ্যায়'],
  ['Shakti Chattopadhyay', 'শক্তি চট্টোপাধ্যায়'],
  ['Ashapurna Devi', 'আশাপূর্ণা দেবী'],
  ['Nabaneeta Dev Sen', 'নবনীতা দেবসেন'],
  ['Buddhadeva Bose', 'বুদ্ধদেব বসু'],
  ['Annada Shankar Ray', 'অন্নদাশঙ্কর রায়'],
  ['Rajsekhar Basu', 'রাজশেখর বসু'],
  ['Pramatha Chaudhuri', 'প্রমথ চৌধুরী'],
  ['Jagadananda Roy', 'জগদানন্দ রায়'],
  ['Meghnad Saha', 'মেঘনাদ সাহা'],
  ['Prasanta Ch Mahalanobis', 'প্রশান্তচন্দ্র মহলানবিশ'],
  ['Ashok Mitra', 'অশোক মিত্র'],
  ['Jyoti Basu', 'জ্যোতি বসু'],
  ['Buddhadev Bhattacharjee', 'বুদ্ধদেব ভট্টাচার্য'],
  ['Mamata Banerjee', 'মমতা বন্দ্যোপাধ্যায়'],
  ['Subhash Mukhopadhyay', 'সুভাষ মুখোপাধ্যায়'],
  ['Nirendranath Chakraborty', 'নীরেন্দ্রনাথ চক্রবর্তী'],
  ['Amartya Sen', 'অমর্ত্য সেন'],
  ['Abhijit Vinayak Banerjee', 'অভিজিৎ বিনায়ক বন্দ্যোপাধ্যায়'],
  ['Uttam Kumar', 'উত্তম কুমার'],
  ['Suchitra Sen', 'সুচিত্রা সেন'],
  ['Bhanu Bandyopadhyay', 'ভানু বন্দ্যোপাধ্যায়'],
  ['Chhabi Biswas', 'ছবি বিশ্বাস'],
  ['Pahari Sanyal', 'পাহাড়ী সান্যাল'],
  ['Tulsi Chakraborty', 'তুলসী চক্রবর্তী'],
  ['Robi Ghosh', 'রবি ঘোষ'],
  ['Dhiren Kr Roy', 'ধীরেন কুমার রায়'],
  ['Shivaji Roy', 'শিবাজী রায়'],
  ['Jnan Prakash Ghosh', 'জ্ঞানপ্রকাশ ঘোষ'],
  ['Gyan Prakash Ghosh', 'জ্ঞানপ্রকাশ ঘোষ'],
  ['Vijnan Das', 'বিজ্ঞান দাস'],
  ['Yudhisthir Mondal', 'যুধিষ্ঠির মণ্ডল'],
  ['Judhisthir Mandal', 'যুধিষ্ঠির মন্ডল'],
  ['Panchanan Mondal', 'পঞ্চানন মণ্ডল'],
  ['Nimai Das', 'নিমাই দাস'],
  ['Gour Hari Das', 'গৌরহরি দাস'],
  ['Gourhari Das', 'Gaur Hari Das'],
  ['Krishnendu Sen', 'কৃষ্ণেন্দু সেন'],
  ['Sachindra Nath Sanyal', 'শচীন্দ্রনাথ সান্যাল'],
  ['Sachin Sen', 'শচীন সেন'],
  ['Chunilal Goswami', 'চুনীলাল গোস্বামী'],
  ['P. K. Banerjee', 'P.K. Banerjee'],
] as const;

const twoPeople = [
  ['Bimal K Sen', 'Bimal C Sen'],
  ['Debendranath Tagore', 'Dwijendranath Tagore'],
  ['Surendra Nath Das', 'Narendra Nath Das'],
  ['Birendra Pal', 'Dhirendra Pal'],
  ['Manindra Roy', 'Phanindra Roy'],
  ['Nanda Roy', 'Ananda Roy'],
  ['Kamal Sen', 'Kamala Sen'],
  ['Amal Kanti Sen', 'Amal Kumar Sen'],
  ['Nitish Das', 'Nitesh Das'],
  ['Gyanendra Pal', 'Ganendra Pal'],
  ['Subhas Bose', 'Subhasis Bose'],
  ['Ramen Das', 'Raman Das'],
  ['Rama Das', 'Ramesh Das'],
  ['Jatin Roy', 'Jiten Roy'],
  ['Nilima Das', 'Nirmala Das'],
  ['Prabir Sen', 'Pranab Sen'],
  ['Tapas Sen', 'Tapan Sen'],
  ['Sunita Das', 'Sumita Das'],
  ['Anita Das', 'Amita Das'],
  ['Mira Sen', 'Nira Sen'],
  ['Mina Das', 'Mira Das'],
  ['Ramkrishna Das', 'Ramkanta Das'],
  ['Kalipada Roy', 'Kalidas Roy'],
  ['Shibnath Roy', 'Shibdas Roy'],
  ['Haripada Sen', 'Krishnapada Sen'],
  ['Gopal Chandra Das', 'Gopal Krishna Das'],
  ['Swapan Kumar Sen', 'Swapna Kumari Sen'],
  ['Rabin Das', 'Robi Das'],
  ['Dipak Sen', 'Dipika Sen'],
  ['Ashok Pal', 'Alok Pal'],
  ['Barun Sen', 'Tarun Sen'],
  ['Biman Sen', 'Bimal Sen'],
  ['Sanat Das', 'Sanatan Das'],
  ['Bijan Roy', 'Bijoy Roy'],
  ['Ajoy Roy', 'Ajit Roy'],
  ['Subal Das', 'Sabal Das'],
  ['Dinesh Roy', 'Ganesh Roy'],
  ['Rajen Das', 'Rajat Das'],
  ['Mohan Das', 'Mohini Das'],
  ['Ramesh Das', 'Rameshwar Das'],
  ['Nikhil Sen', 'Nikhilesh Sen'],
  ['Asim Roy', 'Nasim Roy'],
  ['Mukul Dey', 'Bakul Dey'],
  ['Montu Das', 'Mintu Das'],
  ['Jadu Nath Das', 'Madhu Nath Das'],
  ['Amal Kumar Sen', 'Amal Kumar Sengupta'],
  ['Bimal Banerjee', 'Kamal Banerjee'],
  ['Haripada Das', 'Haripada Dasgupta'],
  ['Nirmal Ghosh', 'Nirmal Ghoshal'],
  ['Sunil Kumar De', 'Sunil Kumar Deb'],
  ['Subodh Mitra', 'Subodh Maitra'],
  ['Amala Sen', 'Amal Sen'],
  ['Haripada Das', 'Haricharan Das'],
  ['Amal Kumar Sen', 'Amal Chandra Sen'],
  ['Soumitra Sen', 'Sumitra Sen'],
  ['Tapan Roy', 'Swapan Roy'],
  ['Ajit Roy', 'Sujit Roy'],
  ['Nirmal Sen', 'Nirmalendu Sen'],
  ['Sunil Das', 'Anil Das'],
  ['Sudhir Pal', 'Subir Pal'],
  ['Rabi Sen', 'Rabin Sen'],
  ['Dilip Roy', 'Dipak Roy'],
  ['Bimal Banerjee', 'Bimal Mukherjee'],
  ['Amit Sen', 'Sumit Sen'],
  ['Tarun Pal', 'Arun Pal'],
  ['Kanai Das', 'Balai Das'],
  ['A. K. Sen', 'Amal Kumar Sen'],
  ['Sen', 'Sen'],
  ['', 'Sen'],
  ['Manoj Pal', 'Manas Pal'],
  ['অমলা সেন', 'অমল সেন'],
  ['Bimal Ghosh', 'বিমল ঘোষাল'],
  ['Hari Das', 'Haripada Das'],
  ['Samir Roy', 'Sudhir Roy'],
  ['Samir De', 'Samar De'],
  ['Sukumar Roy', 'Kumar Roy'],
  ['Ashim Sen', 'Ashis Sen'],
  ['Ratan Das', 'Rathin Das'],
] as const;

const surnamesApart = [
  ['Sen', 'Sengupta'],
  ['Das', 'Dasgupta'],
  ['De', 'Deb'],
  ['Deb', 'Debnath'],
  ['Dutta', 'Deb'],
  ['Ghosh', 'Ghoshal'],
  ['Basu', 'Biswas'],
  ['Ray', 'Roychowdhury'],
  ['Pal', 'Palit'],
  ['Mitra', 'Maitra'],
  ['Kar', 'Karmakar'],
  ['Sinha', 'Sinhababu'],
  ['Mallick', 'Molla'],
  ['Banerjee', 'Mukherjee'],
  ['Singh', 'Sinha'],
  ['Saha', 'Shah'],
  ['Mal', 'Molla'],
  ['Chanda', 'Chandra'],
  ['Deb', 'Devi'],
  ['Guha', 'Guha Thakurta'],
  ['Kar', 'Kar Gupta'],
  ['Ray', 'রায়চৌধুরী'],
  ['Bag', 'Bagdi'],
] as const;

const surnamesOne = [
  ['Sen Gupta', 'Sengupta'],
  ['Sen-Gupta', 'সেনগুপ্ত'],
  ['সেন গুপ্ত', 'SENGUPTA'],
  ['Amal Kumar Sen Gupta', 'সেনগুপ্ত'],
  ['Mukharjee', 'Mukherjee'],
  ['Sanyal', 'সান্যাল'],
  ['Talukder', 'তালুকদার'],
  ['Bagchi', 'বাগচী'],
  ['Lahiri', 'লাহিড়ী'],
  ['Guha Roy', 'গুহরায়'],
  ['Pal Chowdhury', 'পালচৌধুরী'],
  ['Ghosh Roy Chowdhury', 'Ghosh Roychowdhury'],
  ['Chakravarthy', 'Chakraborty'],
  ['Maitra', 'মৈত্র'],
  ['Roy Choudhury', 'Raychaudhuri'],
  ['Dr. Nilima Bose', 'বসু'],
] as const;

const compounds = [
  'Roy Chowdhury',
  'Ray Chaudhuri',
  'Sinha Roy',
  'Ghosh Dastidar',
  'Basu Ray',
  'Das Gupta',
  'Sen Gupta',
  'Guha Thakurta',
  'Deb Roy',
  'Dutta Roy',
  'Datta Gupta',
  'Sen Sharma',
  'Das Mahapatra',
  'Bose Mallick',
  'Mitra Mustafi',
  'Ghosh Roy',
  'Nag Chowdhury',
] as const;

describe('samePerson', () => {
  test.each(onePerson)('%s may be %s', (a, b) => {
    expect(samePerson(a, b)).toBe(true);
    expect(samePerson(b, a)).toBe(true);
  });

  test.each(twoPeople)('%s is not %s', (a, b) => {
    expect(samePerson(a, b)).toBe(false);
    expect(samePerson(b, a)).toBe(false);
  });

  test.each(fold(`${titles} ${deceasedTitles}`).split(' '))('the title %s is no part of a name', (title) => {
    expect(samePerson(`${title}. Bimal Kumar Sen`, 'বিমল সেন')).toBe(true);
  });

  test.each(fold(suffixes).split(' '))('the suffix %s is no part of a name', (suffix) => {
    expect(samePerson(`Bimal Sen ${suffix}`, 'Bimal Sen')).toBe(true);
  });

  test.each(fold(middleNames).split(' '))(
    'the middle name %s may be missing, but tells nobody apart from others',
    (middle) => {
      expect(samePerson(`Bimal ${middle} Sen`, 'Bimal Sen')).toBe(true);
      expect(samePerson(`Bimal ${middle} Sen`, `Kamal ${middle} Sen`)).toBe(false);
    },
  );

  test('is symmetric and survives case, spacing, titles, joiners and the normal form', () => {
    const names = fc.constantFrom(...onePerson.flat(), ...twoPeople.flat());
    const dress = fc.constantFrom(
      (name: string) => name.toUpperCase(),
      (name: string) => `  ${name.replaceAll(' ', '   ')} `,
      (name: string) => name.normalize('NFD'),
      (name: string) => name.normalize('NFC'),
      (name: string) => `Late ${name}`,
      (name: string) => `শ্রী ${name}`,
      (name: string) => name.replaceAll('ড়', 'ড়').replaceAll('ঢ়', 'ঢ়').replaceAll('য়', 'য়'),
      (name: string) => name.replaceAll('্', '্‌'),
    );
    fc.assert(
      fc.property(names, names, dress, (a, b, dressed) => {
        expect(samePerson(dressed(a), b)).toBe(samePerson(a, b));
        expect(samePerson(b, a)).toBe(samePerson(a, b));
      }),
      { numRuns: 1000 },
    );
  });
});

describe('sameSurname', () => {
  const groups = surnameGroups.map((line) => line.split(', '));

  test.each(groups)('%s and its other spellings are one surname', (canonical, ...others) => {
    for (const other of others) {
      expect(sameSurname(canonical, other), other).toBe(true);
      expect(sameSurname(`Dr. Amal Kumar ${other}`, canonical), other).toBe(true);
    }
  });

  test('no two surnames of the table are one', () => {
    const wrong = groups.flatMap((one, at) =>
      groups
        .slice(at + 1)
        .flatMap((other) => one.flatMap((a) => other.filter((b) => sameSurname(a, b)).map((b) => [a, b]))),
    );
    expect(wrong).toEqual([]);
  });

  test.each(surnamesOne)('%s is %s', (a, b) => expect(sameSurname(a, b)).toBe(true));

  test.each(surnamesApart)('%s is not %s', (a, b) => {
    expect(sameSurname(a, b)).toBe(false);
    expect(sameSurname(`Amal ${a}`, `Amal ${b}`)).toBe(false);
    expect(samePerson(`Amal ${a}`, `Amal ${b}`)).toBe(false);
  });

  test.each(compounds)('%s is one surname split or joined, and neither of its parts', (compound) => {
    const joined = compound.replace(' ', '').toLowerCase();
    expect(sameSurname(compound, joined)).toBe(true);
    expect(samePerson(`Bimal ${compound}`, `Bimal ${joined}`)).toBe(true);
    for (const part of compound.split(' ')) expect(sameSurname(compound, part)).toBe(false);
  });

  test.each(['', '   ', '৺', '123'])('%j has no surname', (text) => expect(sameSurname(text, text)).toBe(false));
});
