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
  ['Amal Mukherjee', 'AMAL MUKHOPADHYAY'],
  ['Mr. Amal Mukherjee', 'Amal Mukherjee'],
  ['Amal Mukherjee Babu', 'Amal Mukherjee'],
  ['অমলবাবু মুখার্জি', 'অমল মুখার্জি'],
  ['Smt Anita Das', 'শ্রীমতী অনিতা দাস'],
  ['Anita Das', 'কুমারী অনিতা দাস'],
  ['Late. Bimal Sen', 'স্বর্গীয় বিমল সেন'],
  ['স্বর্গীয় বিমল সেন', 'স্বর্গীয় বিমল সেন'],
  ['ঁবিমল সেন', 'বিমল সেন'],
  ['৺বিমল সেন', '৺ বিমল সেন'],
  ['প্রয়াত বিমল সেন', 'Bimal Sen'],
  ['Bimal Chandra Sen', 'Bimal Ch Sen'],
  ['Bimal Charan Sen', 'Bimal Ch. Sen'],
  ['Bimal C. Sen', 'Bimal Chandra Sen'],
  ['Bimal K Sen', 'Bimal Kumar Sen'],
  ['Bimal Kumar Chandra Sen', 'Bimal Kumar Sen'],
  ['Md. Rafiqul Islam', 'মোঃ রফিকুল ইসলাম'],
  ['Mohammad Ali', 'Md Ali'],
  ['মোহাম্মদ আলী', 'Md. Ali'],
  ['Mosammat Rahima Khatun', 'রহিমা খাতুন'],
  ['Alhaj Abdul Gani Mondal', 'আব্দুল গনি মণ্ডল'],
  ['Shri Ram Pada Das', 'রামপদ দাস'],
  ['Dr B. K. Sen', 'B K Sen'],
  ['Bimal Sen.', 'Bimal Sen'],
  ['Bimal  Sen', 'bimal sen'],
  ['Bimal-Kumar Sen', 'Bimal Kumar Sen'],
  ['Sen Gupta Amal', 'Sen Gupta Amal'],
  ['Amal Sen-Gupta', 'Amal Sengupta'],
  ['অমল সেন গুপ্ত', 'Amal Sengupta'],
  ['Amal Roychoudhury', 'অমল রায় চৌধুরী'],
  ['Amal Raychaudhuri', 'Amal Roy Chowdhury'],
  ['Amal Guha Thakurta', 'অমল গুহঠাকুরতা'],
  ['Amal Ghosh Dastidar', 'অমল ঘোষদস্তিদার'],
  ['Amal Sinha Roy', 'অমল সিংহ রায়'],
  ['Amal Singha Ray', 'অমল সিনহারায়'],
  ['Amal Basu Roy', 'Amal Bose Ray'],
  ['Amal Dutta Gupta', 'অমল দত্তগুপ্ত'],
  ['Amal Das Mahapatra', 'অমল দাস মহাপাত্র'],
  ['Amal Bose Mallick', 'অমল বসু মল্লিক'],
  ['Amal Bose Mullick', 'অমল বসুমল্লিক'],
  ['Amal Mitra Mustafi', 'অমল মিত্র মুস্তাফী'],
  ['Amal Nag Chowdhury', 'অমল নাগচৌধুরী'],
  ['Amal Deb Roy', 'অমল দেবরায়'],
  ['Amal Sen Sharma', 'অমল সেনশর্মা'],
  ['Amal Dutta Roy', 'অমল দত্তরায়'],
  ['Amal Deb Nath', 'অমল দেবনাথ'],
  ['Amal Kr Nath', 'অমল কুমার নাথ'],
  ['Krishna Kali Das', 'কৃষ্ণকালী দাস'],
  ['Radha Gobinda Kar', 'রাধাগোবিন্দ কর'],
  ['Shib Shankar Pal', 'শিবশংকর পাল'],
  ['Siva Sankar Paul', 'শিবশঙ্কর পাল'],
  ['Hara Gouri Das', 'হরগৌরী দাস'],
  ['Ganga Prasad Shaw', 'গঙ্গাপ্রসাদ সাউ'],
  ['Amal Shaw', 'Amal Sau'],
  ['Gangadhar Das', 'গঙ্গাধর দাস'],
  ['Mangal Tudu', 'মঙ্গল টুডু'],
  ['Ranga Lal Banerjee', 'রঙ্গলাল বন্দ্যোপাধ্যায়'],
  ['Benimadhab Das', 'বেণীমাধব দাস'],
  ['Venimadhav Das', 'Beni Madhab Das'],
  ['Chandramadhab Ghosh', 'চন্দ্রমাধব ঘোষ'],
  ['Ramtanu Lahiri', 'রামতনু লাহিড়ী'],
  ['Prafulla Chaki', 'প্রফুল্ল চাকী'],
  ['Matangini Hazra', 'মাতঙ্গিনী হাজরা'],
  ['Pritilata Waddedar', 'প্রীতিলতা ওয়াদ্দেদার'],
  ['Kalpana Datta', 'কল্পনা দত্ত'],
  ['Kanailal Dutta', 'কানাইলাল দত্ত'],
  ['Binoy Basu', 'বিনয় বসু'],
  ['Badal Gupta', 'বাদল গুপ্ত'],
  ['Jatindranath Mukherjee', 'যতীন্দ্রনাথ মুখোপাধ্যায়'],
  ['Satindra Nath Sen', 'সতীন্দ্রনাথ সেন'],
  ['Trailokyanath Chakraborty', 'ত্রৈলোক্যনাথ চক্রবর্তী'],
  ['Rashbehari Bose', 'রাসবিহারী বসু'],
  ['Rasbihari Basu', 'রাসবিহারী বসু'],
  ['Barindra Kumar Ghosh', 'বারীন্দ্রকুমার ঘোষ'],
  ['Ullaskar Dutta', 'উল্লাসকর দত্ত'],
  ['Hemanta Mukherjee', 'হেমন্ত মুখোপাধ্যায়'],
  ['Manna Dey', 'মান্না দে'],
  ['Sandhya Mukherjee', 'সন্ধ্যা মুখোপাধ্যায়'],
  ['Kishore Kumar Ganguly', 'কিশোর কুমার গাঙ্গুলী'],
  ['Salil Chowdhury', 'সলিল চৌধুরী'],
  ['Geeta Dutt', 'গীতা দত্ত'],
  ['Ritu Sarkar', 'ঋতু সরকার'],
  ['Rishi Roy', 'ঋষি রায়'],
  ['Aindrila Sen', 'ঐন্দ্রিলা সেন'],
  ['Oishi Sen', 'ঐশী সেন'],
  ['Ushashi Pal', 'ঊষসী পাল'],
  ['Leela Majumdar', 'লীলা মজুমদার'],
  ['Jharna Das', 'ঝর্ণা দাস'],
  ['Chhaya Das', 'ছায়া দাস'],
  ['Chaya Das', 'ছায়া দাস'],
  ['Jhumpa Lahiri', 'ঝুম্পা লাহিড়ী'],
  ['Dhananjay Das', 'ধনঞ্জয় দাস'],
  ['Mritunjoy Das', 'মৃত্যুঞ্জয় দাস'],
  ['Mrityunjay Das', 'মৃত্যুঞ্জয় দাস'],
  ['Sanjukta Das', 'সংযুক্তা দাস'],
  ['Sanghamitra Das', 'সংঘমিত্রা দাস'],
  ['Sangita Das', 'সঙ্গীতা দাস'],
  ['Sangeeta Das', 'সংগীতা দাস'],
  ['Ranajit Guha', 'রণজিৎ গুহ'],
  ['Himangshu Das', 'হিমাংশু দাস'],
  ['Himanshu Das', 'হিমাংশু দাস'],
  ['Sudhangshu Das', 'সুধাংশু দাস'],
  ['Sitangsu Roy', 'শীতাংশু রায়'],
  ['Ahindra Chowdhury', 'অহীন্দ্র চৌধুরী'],
  ['Brahmananda Das', 'ব্রহ্মানন্দ দাস'],
  ['Vishnu Dey', 'বিষ্ণু দে'],
  ['Bishnupada Das', 'বিষ্ণুপদ দাস'],
  ['Lakshman Das', 'লক্ষ্মণ দাস'],
  ['Laxman Das', 'Lakshman Das'],
  ['Lakkhan Das', 'লক্ষণ দাস'],
  ['Akshaya Kumar Datta', 'অক্ষয়কুমার দত্ত'],
  ['Daksha Roy', 'দক্ষ রায়'],
  ['Gnanada Devi', 'জ্ঞানদা দেবী'],
  ['Jagneswar Das', 'যজ্ঞেশ্বর দাস'],
  ['Jajneswar Das', 'যজ্ঞেশ্বর দাস'],
  ['Padma Das', 'পদ্মা দাস'],
  ['Smriti Das', 'স্মৃতি দাস'],
  ['Atma Ram Das', 'আত্মারাম দাস'],
  ['Swarup Das', 'স্বরূপ দাস'],
  ['Sarup Das', 'স্বরূপ দাস'],
  ['Jagannath Das', 'জগন্নাথ দাস'],
  ['Jagannatha Das', 'জগন্নাথ দাস'],
  ['Annapurna Das', 'অন্নপূর্ণা দাস'],
  ['Wazed Ali', 'ওয়াজেদ আলী'],
  ['Ruhul Amin', 'রুহুল আমিন'],
  ['Nurul Huda', 'নূরুল হুদা'],
  ['Khairul Bashar', 'খায়রুল বাশার'],
  ['Zahir Raihan', 'জহির রায়হান'],
  ['Syed Mujtaba Ali', 'সৈয়দ মুজতবা আলী'],
  ['Qazi Motahar Hossain', 'কাজী মোতাহার হোসেন'],
  ['Mirza Galib', 'মির্জা গালিব'],
  ['Yakub Ali', 'ইয়াকুব আলী'],
  ['Eunus Ali', 'ইউনুস আলী'],
  ['Younus Ali', 'ইউনুস আলী'],
  ['ডাঃঅনিল ঘোষ', 'Dr Anil Ghosh'],
  ['SK Sen', 'S.K. Sen'],
  ['Hrishikesh Das', 'ঋষিকেশ দাস'],
  ['Khirod Sen', 'Kshirode Sen'],
  ['Binode Sen', 'বিনোদ সেন'],
  ['Panchu Gopal Das', 'পাঁচুগোপাল দাস'],
  ['Champa Das', 'চাঁপা দাস'],
  ['Chand Ali', 'চাঁদ আলী'],
  ['Gourhari Jana', 'গৌরহরি জানা'],
  ['Narhari Jana', 'নরহরি জানা'],
  ['Ajit Kumar Guha Neogi', 'অজিত গুহ নিয়োগী'],
  ['Fatima Bibi', 'ফাতেমা বিবি'],
  ['Aisha Khatun', 'Ayesha Khatun'],
  ['Aysha Khatun', 'আয়েশা খাতুন'],
  ['Rabia Khatoon', 'রাবেয়া খাতুন'],
  ['Selim Molla', 'Salim Mollah'],
  ['Moslem Uddin', 'Muslim Uddin'],
  ['SK Das Gupta', 'S. K. Dasgupta'],
  ['Sk Habibur Rahman', 'Habibur Rahman Sheikh'],
  ['Sk Abdul Mondal', 'Sheikh Abdul Mondal'],
  ['Shamol Das', 'শ্যামল দাস'],
  ['Shamal Das', 'Shyamal Das'],
  ['Syamapada Das', 'শ্যামাপদ দাস'],
  ['Ghanashyam Das', 'ঘনশ্যাম দাস'],
  ['Shamim Ahmed', 'শামীম আহমেদ'],
  ['Radhashyam Das', 'Radhe Shyam Das'],
  ['মোঃআলী হোসেন', 'Md. Ali Hossain'],
  ['স্বঃবিমল সেন', 'Late Bimal Sen'],
  ['মোসাঃরহিমা খাতুন', 'Rahima Khatun'],
  ['শ্রীAnil ঘোষ', 'অনিল Ghosh'],
  ['Lt. Col. Anil Das', 'Capt. Anil Das'],
  ['বিমল চন্দ্র বন্দ্যোপাধ্যায় babu', 'Bimal Chandra Banerjee'],
  ['Bimal Sinha Babu', 'বিমল সিংহবাবু'],
  ['Md Moniruzzaman', 'মনিরুজ্জামান'],
  ['Md. Ali', 'মোহাম্মদ আলী'],
  ['Ashoke Kumar Sarkar', 'অশোক কুমার সরকার'],
  ['Asoke Mitra', 'Ashok Mitra'],
  ['Lokkhi Das', 'লক্ষ্মী দাস'],
  ['Lakhi Hembram', 'Lakshmi Hembrom'],
  ['Rowshan Ara', 'রওশন আরা'],
  ['Showkat Ali', 'শওকত আলী'],
  ['Nawaz Ali', 'নওয়াজ আলী'],
  ['Nasiruddin Mondal', 'নাসিরউদ্দিন মণ্ডল'],
  ['Sk Jamal Uddin', 'শেখ জামালউদ্দিন'],
  ['Kamaluddin Ahmed', 'কামালউদ্দিন আহমেদ'],
  ['Habibullah Khan', 'হাবিবউল্লাহ খান'],
  ['Nepal Neogi', 'নেপাল নিয়োগী'],
  ['Nepal Tiwari', 'নেপাল তেওয়ারী'],
  ['Nepal Acharjee', 'নেপাল আচার্য্য'],
  ['Nepal Burdhan', 'নেপাল বর্ধন'],
  ['Nepal Home', 'নেপাল হোম'],
  ['Nepal Auddy', 'নেপাল আঢ্য'],
  ['Nepal Bysack', 'নেপাল বসাক'],
  ['Nepal Khan', 'নেপাল খাঁ'],
  ['Nepal Panja', 'নেপাল পাঁজা'],
  ['Nepal Bhuiyan', 'নেপাল ভূঁইয়া'],
  ['Nepal Bairagi', 'নেপাল বৈরাগ্য'],
  ['Hari Das Adhikari', 'হরিদাস অধিকারী'],
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
  ['Md Rahman', 'Md Islam'],
  ['Shyama Das', 'Soma Das'],
  ['শ্যামা দাস', 'সোমা দাস'],
  ['Shyamnath Das', 'সোমনাথ দাস'],
  ['Md Alim', 'Md Ali'],
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
  ['Acharya', 'Bhattacharya'],
  ['Laha', 'Lahiri'],
] as const;

const surnamesOne = [
  ['Sen Gupta', 'Sengupta'],
  ['Sen-Gupta', 'সেনগুপ্ত'],
  ['SK Das', 'Das'],
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

// No two of these are one given name, and no two of the next list are one surname.
const givenNames =
  'Amal Bimal Kamal Nirmal Shyamal Parimal Amala Bimala Kamala Nirmala Shyamala Tapan Swapan Ratan Chandan Ranjan Anjan Madan Kanchan Arun Barun Tarun Karun Aruna Karuna Ajit Sujit Ranjit Biswajit Indrajit Abhijit Satyajit Debjit Prasenjit Amit Sumit Asit Rohit Mohit Lalit Ajay Bijay Sanjay Dhananjay Mrityunjay Anil Sunil Salil Kapil Nikhil Akhil Asim Nasim Salim Karim Rahim Ashok Alok Pulak Tilak Dipak Bipin Nabin Rabin Prabin Jatin Satin Nitin Sachin Bina Mina Rina Tina Hena Lina Nilima Pratima Purnima Sushama Dilip Pradip Sandip Kuldip Sudip Manik Kartik Ganesh Dinesh Ramesh Suresh Naresh Paresh Mukesh Rajesh Umesh Nitish Satish Jagadish Girish Harish Debesh Biresh Subrata Debabrata Satyabrata Priyabrata Sukumar Nabakumar Rajkumar Sudhir Subir Prabir Samir Kabir Rudra Indra Chandra Surendra Birendra Dhirendra Narendra Jitendra Jatindra Debendra Dwijendra Manindra Phanindra Rabindra Upendra Nripendra Harendra Gopendra Jogendra Satyendra Sailendra Bhupendra Gyanendra Nagendra Khagendra Mahendra Shubhendu Purnendu Amalendu Bimalendu Nirmalendu Dibyendu Sukhendu Saradindu Tapas Manas Debdas Haridas Kalidas Ramdas Haripada Kalipada Tarapada Krishnapada Shyamapada Haricharan Ramcharan Bhagabaticharan Gobinda Mukunda Arabinda Ananda Sadananda Nityananda Paramananda Jagadananda Gopal Dulal Bilal Jalal Jawahar Manohar Murari Bihari Girdhari Bansi Kashi Shashi Rishi Babu Montu Mintu Pintu Nantu Santu Jhantu Bapi Tapi Kalu Bhola Bholanath Loknath Kedarnath Somnath Shibnath Taraknath Amarnath Dinanath Priyanath Biman Suman Raman Ramen Dhiren Biren Naren Jiten Satyen Sailen Bhupen Khagen Rathin Mathin Sibu Sital Sitala Kajal Sajal Ujjwal Utpal Shyama Uma Rama Bhama Kalyan Kalyani Ishan Nisha Asha Usha Jaya Maya Chhaya Sandhya Vidya Sabita Namita Sumita Anita Sunita Amita Lalita Kabita Nandita Rita Gita Sita Mita Rekha Shikha Rakha Meera Neera Hira Tara Bharati Arati Malati Saraswati Parbati Revati Swati Smriti Kirti Mohan Rohan Sohan Mohini Sohini Rohini Bandana Chandana Archana Kalpana Alpana Jharna Swapna Ratna Krishna Tanmay Mrinmoy Hiranmoy Chinmoy Jyotirmoy Gaurav Saurabh Soumitra Sumitra Soumen Sumen Somen Gautam Uttam Anupam Manoj Saroj Pankaj Neeraj Suraj Biraj Bijan Sujan Kumud Pramod Binod Subodh Prabodh Anirban Sayan Ayan Nayan Rahul Atul Mukul Bakul Nazrul Saiful Rezaul Anwar Sarwar Munawar Yasin Hasan Husain Kasem Hashem'.split(
    ' ',
  );

const surnames =
  'Acharya Aich Ali Ansari Atta Auddy Bagchi Bag Bagh Bagdi Bairagi Baitha Bakshi Bala Bal Banik Bar Bardhan Barik Barman Barua Barui Baski Basak Basu Baul Bauri Bera Besra Bhadra Bhaduri Bhandari Bhanja Bhar Bhattacharya Bhowmik Bhuiya Bhunia Bhuin Biswas Bodhak Boral Brahma Chaki Chakladar Chakma Chakraborty Chanda Chandra Char Chatterjee Chaudhuri Chhetri Chongdar Dafadar Dalal Dam Dan Dandapat Das Dasgupta De Deb Debnath Dhali Dhang Dhar Dhara Dolui Duari Dubey Dutta Gain Gayen Ganguly Garai Ghatak Ghorai Ghosh Ghoshal Ghara Giri Goswami Goldar Gope Gorain Guchhait Guha Gupta Guria Guin Hait Halder Hansda Haque Hari Hati Hazra Hembram Hossain Hui Jana Jash Joardar Kapat Kapali Kar Karak Karan Karmakar Kanrar Khan Khanra Khatun Khatua Kisku Koley Konar Kora Koyal Kuila Kumar Kundu Lahiri Laha Lala Laskar Layek Let Lohar Maity Maitra Majhi Majumdar Mal Malakar Malla Mallick Manna Mandal Mandi Mardi Marandi Mahapatra Mahata Mahali Mitra Mistry Modak Mohanta Molla Mukherjee Munda Munshi Murmu Nag Naha Nandan Nandi Nanda Naskar Nath Nayak Neogi Ojha Oraon Paik Pain Pal Palit Panda Pandit Panja Parui Patra Patar Pathak Pattanayak Pahari Paria Poddar Pradhan Pramanik Purkait Purkayastha Rahman Rakshit Rana Ray Roychowdhury Rudra Rout Sadhu Sadhukhan Saha Sahoo Sanyal Samaddar Samanta Samui Santra Sana Sarkar Sardar Sarbajna Sasmal Sau Sen Sengupta Seth Sett Shah Sharma Sheikh Shikari Shome Sikdar Singh Sinha Sinhababu Soren Sur Sutradhar Swarnakar Syed Talukdar Tarafdar Tapadar Tewari Thakur Tripathi Tudu Upadhyay Hasan Islam Ahmed Mia Gazi Kazi Mir Mirza Pathan Seal'.split(
    ' ',
  );

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
  test.each(onePerson)('%s and %s may be one person', (a, b) => {
    expect(samePerson(a, b)).toBe(true);
    expect(samePerson(b, a)).toBe(true);
  });

  test.each(twoPeople)('%s and %s are different people', (a, b) => {
    expect(samePerson(a, b)).toBe(false);
    expect(samePerson(b, a)).toBe(false);
  });

  test.each(fold(`${titles} ${deceasedTitles}`).split(' '))('the title %s is not part of a name', (title) => {
    expect(samePerson(`${title}. Bimal Kumar Sen`, 'বিমল সেন')).toBe(true);
  });

  test.each(fold(suffixes).split(' '))('the suffix %s is not part of a name', (suffix) => {
    expect(samePerson(`Bimal Sen ${suffix}`, 'Bimal Sen')).toBe(true);
  });

  test.each(fold(middleNames).split(' '))('the middle name %s may be missing and distinguishes nobody', (middle) => {
    expect(samePerson(`Bimal ${middle} Sen`, 'Bimal Sen')).toBe(true);
    expect(samePerson(`Bimal ${middle} Sen`, `Kamal ${middle} Sen`)).toBe(false);
  });

  test('recognizes a title attached to the name with a joiner', () => {
    expect(samePerson('স্\u200cবঃবিমল সেন', 'বিমল সেন')).toBe(true);
    expect(samePerson('শ্\u200dরীঃবিমল সেন', 'বিমল সেন')).toBe(true);
  });

  test('is symmetric and ignores case, spacing, titles, joiners and normal form', () => {
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

test.each(['constructor', '__proto__', 'toString', 'hasOwnProperty'])('%s is treated as an ordinary name', (word) => {
  expect(samePerson(`Amal ${word} Sen`, `Amal ${word.toUpperCase()} Sen`)).toBe(true);
  expect(samePerson(`${word} Sen`, 'Amal Sen')).toBe(false);
  expect(sameSurname(word, 'Sen')).toBe(false);
});

test('reads only the beginning of a very long text', () => {
  const long = `Amal Sen ${'das'.repeat(30_000)}`;
  expect(samePerson(long, `${long} Roy`)).toBe(true);
  expect(sameSurname(long, 'Sen')).toBe(false);
});

test('a missing name matches nobody', () => {
  for (const name of [null, undefined, '']) {
    expect(samePerson(name, 'Bimal Sen')).toBe(false);
    expect(samePerson(name, name)).toBe(false);
    expect(sameSurname('Sen', name)).toBe(false);
  }
});

describe('sameSurname', () => {
  const groups = surnameGroups.map((line) => line.split(', '));

  test.each(groups)('%s and its other spellings are one surname', (canonical, ...others) => {
    for (const other of others) {
      expect(sameSurname(canonical, other), other).toBe(true);
      expect(sameSurname(`Dr. Amal Kumar ${other}`, canonical), other).toBe(true);
    }
  });

  test('common given names and surnames are distinguished', () => {
    const pairs = (words: readonly string[]) =>
      words.flatMap((a, at) => words.slice(at + 1).map((b) => [a, b] as const));
    expect(pairs(givenNames).filter(([a, b]) => samePerson(`${a} Sen`, `${b} Sen`))).toEqual([]);
    expect(pairs(surnames).filter(([a, b]) => sameSurname(a, b))).toEqual([]);
  });

  test('no two surnames of the table are one', () => {
    const equalPairs = groups.flatMap((one, at) =>
      groups
        .slice(at + 1)
        .flatMap((other) => one.flatMap((a) => other.filter((b) => sameSurname(a, b)).map((b) => [a, b]))),
    );
    expect(equalPairs).toEqual([]);
  });

  test.each(surnamesOne)('%s is %s', (a, b) => expect(sameSurname(a, b)).toBe(true));

  test.each(surnamesApart)('%s is not %s', (a, b) => {
    expect(sameSurname(a, b)).toBe(false);
    expect(sameSurname(`Amal ${a}`, `Amal ${b}`)).toBe(false);
    expect(samePerson(`Amal ${a}`, `Amal ${b}`)).toBe(false);
  });

  test.each(compounds)('%s is one surname split or joined, and is neither of its parts', (compound) => {
    const joined = compound.replace(' ', '').toLowerCase();
    expect(sameSurname(compound, joined)).toBe(true);
    expect(samePerson(`Bimal ${compound}`, `Bimal ${joined}`)).toBe(true);
    for (const part of compound.split(' ')) expect(sameSurname(compound, part)).toBe(false);
  });

  test.each(['', '   ', '৺', '123'])('%j has no surname', (text) => expect(sameSurname(text, text)).toBe(false));
});
