/**
 * Given names of Bengali families, Latin then Bengali, as families usually write them. The list is written by hand from
 * general knowledge. Other spellings of a name are found by sound.
 */
export const givenNames: readonly (readonly [latin: string, bengali: string])[] = (
  'Abhijit অভিজিৎ, Abhik অভীক, Abhirup অভিরূপ, Abhishek অভিষেক, Abdul আব্দুল, Aditi অদিতি, Aditya আদিত্য, Ahana অহনা, Aindrila ঐন্দ্রিলা, ' +
  'Ajay অজয়, Ajit অজিত, Akash আকাশ, Akash আকাশ, Alok অলোক, Aloka অলকা, Amal অমল, Amar অমর, Amina আমিনা, Amit অমিত, Amita অমিতা, Amitabha অমিতাভ, ' +
  'Amiya অমিয়, Amrita অমৃতা, Anamika অনামিকা, Ananda আনন্দ, Ananya অনন্যা, Anil অনিল, Anima অণিমা, Animesh অনিমেষ, Anindita অনিন্দিতা, ' +
  'Anindya অনিন্দ্য, Aniket অনিকেত, Anirban অনির্বাণ, Aniruddha অনিরুদ্ধ, Anita অনিতা, Anjali অঞ্জলি, Anjan অঞ্জন, Ankita অঙ্কিতা, Ankur অঙ্কুর, Antara অন্তরা, ' +
  'Anup অনুপ, Anupam অনুপম, Anuradha অনুরাধা, Anusree অনুশ্রী, Anwesha অন্বেষা, Aparajita অপরাজিতা, Aparna অপর্ণা, Apurba অপূর্ব, Arati আরতি, ' +
  'Archana অর্চনা, Arghya অর্ঘ্য, Arijit অরিজিৎ, Arindam অরিন্দম, Arka অর্ক, Arnab অর্ণব, Arpan অর্পণ, Arpita অর্পিতা, Arun অরুণ, Arundhati অরুন্ধতী, ' +
  'Arunima অরুণিমা, Asha আশা, Ashim অসীম, Ashis আশিস, Ashok অশোক, Asit অসিত, Atanu অতনু, Atasi অতসী, Avijit অভিজিৎ, Avik অভীক, Ayan অয়ন, Ayesha আয়েশা, ' +
  'Baishakhi বৈশাখী, Bappa বাপ্পা, Barnali বর্ণালী, Barun বরুণ, Basudeb বাসুদেব, Bibhas বিভাস, Bidisha বিদিশা, Bikash বিকাশ, Bikram বিক্রম, Bimal বিমল, ' +
  'Bina বীণা, Bipasha বিপাশা, Biplab বিপ্লব, Bipul বিপুল, Bishnu বিষ্ণু, Biswajit বিশ্বজিৎ, Biswanath বিশ্বনাথ, Chaitali চৈতালী, Chanchal চঞ্চল, Chandan চন্দন, ' +
  'Chandana চন্দনা, Chandrani চন্দ্রাণী, Chandrima চন্দ্রিমা, Chayan চয়ন, Chinmoy চিন্ময়, Chiranjib চিরঞ্জীব, Chiranjit চিরঞ্জিত, Chitra চিত্রা, Debabrata দেবব্রত, ' +
  'Debanjan দেবাঞ্জন, Debarati দেবারতি, Debashis দেবাশিস, Debasmita দেবস্মিতা, Debjani দেবযানী, Debjit দেবজিৎ, Debolina দেবলীনা, Debopriya দেবপ্রিয়া, ' +
  'Dibyendu দিব্যেন্দু, Dilip দিলীপ, Dipa দীপা, Dipak দীপক, Dipali দীপালি, Dipankar দীপঙ্কর, Dipanwita দীপান্বিতা, Dipika দীপিকা, Diya দিয়া, Dola দোলা, Dolon দোলন, ' +
  'Durga দুর্গা, Esha এষা, Farhana ফারহানা, Fatima ফাতিমা, Gargi গার্গী, Gautam গৌতম, Gita গীতা, Gopa গোপা, Gopal গোপাল, Gourab গৌরব, Gouri গৌরী, Haradhan হারাধন, ' +
  'Hari হরি, Haripada হরিপদ, Hemanta হেমন্ত, Ila ইলা, Indrajit ইন্দ্রজিৎ, Indranil ইন্দ্রনীল, Indrani ইন্দ্রাণী, Ipsita ঈপ্সিতা, Ishani ঈশানী, Ishita ঈশিতা, ' +
  'Jayanta জয়ন্ত, Jayanti জয়ন্তী, Jayasree জয়শ্রী, Jayita জয়িতা, Jharna ঝর্ণা, Jhuma ঝুমা, Joy জয়, Joydeb জয়দেব, Joydeep জয়দীপ, Jyoti জ্যোতি, Jyotirmoy জ্যোতির্ময়, ' +
  'Jyotsna জ্যোৎস্না, Kajal কাজল, Kakali কাকলি, Kalpana কল্পনা, Kalyan কল্যাণ, Kalyani কল্যাণী, Kamal কমল, Kamala কমলা, Kankana কঙ্কনা, Kartik কার্তিক, Kaushik কৌশিক, ' +
  'Kaustav কৌস্তভ, Kaveri কাবেরী, Keya কেয়া, Koel কোয়েল, Krishanu কৃশানু, Krishna কৃষ্ণ, Krishnendu কৃষ্ণেন্দু, Kuheli কুহেলি, Kumkum কুমকুম, Kunal কুণাল, Kushal কুশল, ' +
  'Lakshmi লক্ষ্মী, Lily লিলি, Lipika লিপিকা, Lopamudra লোপামুদ্রা, Madhab মাধব, Madhabi মাধবী, Madhumita মধুমিতা, Madhuri মাধুরী, Madhurima মধুরিমা, Mahua মহুয়া, ' +
  'Mainak মৈনাক, Mala মালা, Malabika মালবিকা, Malati মালতী, Mallika মল্লিকা, Mamata মমতা, Manas মানস, Manashi মানসী, Mandira মন্দিরা, Manik মানিক, Manisha মনীষা, Manju মঞ্জু, ' +
  'Manoj মনোজ, Mausumi মৌসুমী, Maya মায়া, Megha মেঘা, Meghna মেঘনা, Mihir মিহির, Milan মিলন, Mina মীনা, Minakshi মীনাক্ষী, Mita মিতা, Mitali মিতালী, Mithu মিঠু, ' +
  'Mithun মিঠুন, Molay মলয়, Monalisa মোনালিসা, Moumita মৌমিতা, Mousumi মৌসুমী, Mrinal মৃণাল, Mukul মুকুল, Nabanita নবনীতা, Namita নমিতা, Nandini নন্দিনী, Nandita নন্দিতা, ' +
  'Narayan নারায়ণ, Nasrin নাসরিন, Nayan নয়ন, Nilanjan নীলাঞ্জন, Nilanjana নীলাঞ্জনা, Nilima নীলিমা, Niloy নিলয়, Nirmal নির্মল, Nisha নিশা, Nivedita নিবেদিতা, ' +
  'Nupur নূপুর, Nusrat নুসরাত, Oindrila ঐন্দ্রিলা, Palash পলাশ, Pallab পল্লব, Pallabi পল্লবী, Panchali পাঞ্চালী, Papia পাপিয়া, Paramita পারমিতা, Paresh পরেশ, Partha পার্থ, ' +
  'Payel পায়েল, Piyali পিয়ালী, Poulami পৌলমী, Poulomi পৌলমী, Prabir প্রবীর, Pradip প্রদীপ, Pranab প্রণব, Prasenjit প্রসেনজিৎ, Prasun প্রসূন, Pratik প্রতীক, Pratima প্রতিমা, ' +
  'Priya প্রিয়া, Priyanka প্রিয়াঙ্কা, Pritam প্রীতম, Prosenjit প্রসেনজিৎ, Puja পূজা, Purnima পূর্ণিমা, Rabindra রবীন্দ্র, Rabi রবি, Rahul রাহুল, Raja রাজা, Rajat রজত, ' +
  'Rajib রাজীব, Rajarshi রাজর্ষি, Rakhi রাখী, Rama রমা, Ramen রমেন, Ramesh রমেশ, Ranajay রণজয়, Ranjan রঞ্জন, Ranjit রঞ্জিত, Ratan রতন, Ratna রত্না, Reba রেবা, Rekha রেখা, ' +
  'Renuka রেণুকা, Ria রিয়া, Rima রিমা, Rimi রিমি, Rina রীনা, Rita রীতা, Ritwik ঋত্বিক, Ritika ঋতিকা, Rituparna ঋতুপর্ণা, Rokeya রোকেয়া, Romila রোমিলা, Rudra রুদ্র, ' +
  'Ruksana রুকসানা, Ruma রুমা, Rumpa রুম্পা, Runa রুনা, Rupa রূপা, Rupam রূপম, Sabina সাবিনা, Sabita সবিতা, Sagar সাগর, Sagarika সাগরিকা, Sahana সাহানা, Saikat সৈকত, ' +
  'Samar সমর, Samir সমীর, Samrat সম্রাট, Sanchari সঞ্চারী, Sanchita সঞ্চিতা, Sandhya সন্ধ্যা, Sandip সন্দীপ, Sandipan সন্দীপন, Sanghamitra সংঘমিত্রা, Sanjay সঞ্জয়, ' +
  'Sanjib সঞ্জীব, Sankar শঙ্কর, Santanu শান্তনু, Santosh সন্তোষ, Saptarshi সপ্তর্ষি, Saraswati সরস্বতী, Sarbani শর্বাণী, Sarmistha শর্মিষ্ঠা, Satarupa শতরূপা, Satyajit সত্যজিৎ, ' +
  'Sayan সায়ন, Sayani সায়নী, Sayantan সায়ন্তন, Sayantani সায়ন্তনী, Shabnam শবনম, Shamik শমীক, Shampa শম্পা, Shankha শঙ্খ, Shanti শান্তি, Sharmila শর্মিলা, ' +
  'Sharmistha শর্মিষ্ঠা, Shibani শিবানী, Shikha শিখা, Shila শীলা, Shilpa শিল্পা, Shipra শিপ্রা, Shirin শিরিন, Shreya শ্রেয়া, Shreyasi শ্রেয়সী, Shubham শুভম, ' +
  'Shubhankar শুভঙ্কর, Shyamal শ্যামল, Shyamali শ্যামলী, Smita স্মিতা, Sneha স্নেহা, Sohini সোহিনী, Soma সোমা, Somnath সোমনাথ, Souvik সৌভিক, Soumen সৌমেন, Soumi সৌমী, ' +
  'Soumitra সৌমিত্র, Soumya সৌম্য, Sourav সৌরভ, Sreya শ্রেয়া, Srijita সৃজিতা, Srabani শ্রাবণী, Srabanti শ্রাবন্তী, Subhas সুভাষ, Subhajit শুভজিৎ, Subhankar শুভঙ্কর, ' +
  'Subhashis শুভাশিস, Subhendu শুভেন্দু, Subir সুবীর, Sabuj সবুজ, Subrata সুব্রত, Suchitra সুচিত্রা, Sudeshna সুদেষ্ণা, Sudip সুদীপ, Sudipa সুদীপা, Sudipta সুদীপ্ত, ' +
  'Sujata সুজাতা, Sujay সুজয়, Sujit সুজিত, Sukanta সুকান্ত, Sukanya সুকন্যা, Sukumar সুকুমার, Suman সুমন, Sumana সুমনা, Sumit সুমিত, Sumita সুমিতা, Sumitra সুমিত্রা, ' +
  'Sunanda সুনন্দা, Sunil সুনীল, Suparna সুপর্ণা, Supriya সুপ্রিয়া, Surajit সুরজিৎ, Surya সূর্য, Susanta সুশান্ত, Susmita সুস্মিতা, Sutapa সুতপা, Swagata স্বাগতা, ' +
  'Swapan স্বপন, Swapna স্বপ্না, Swarup স্বরূপ, Swati স্বাতী, Tamal তমাল, Tania তানিয়া, Tanmoy তন্ময়, Tanusree তনুশ্রী, Tanushree তনুশ্রী, Tanuja তনুজা, Tapan তপন, ' +
  'Tapas তাপস, Tapati তপতী, Tarun তরুণ, Taslima তসলিমা, Tathagata তথাগত, Tiyasha তিয়াষা, Titas তিতাস, Titir তিতির, Titli তিতলি, Trina তৃণা, Trisha তৃষা, Tuhin তুহিন, ' +
  'Tumpa টুম্পা, Tusar তুষার, Uddalak উদ্দালক, Ujjal উজ্জ্বল, Ujjwal উজ্জ্বল, Uma উমা, Urmi ঊর্মি, Urmila ঊর্মিলা, Utpal উৎপল, Uttam উত্তম, ' +
  'Afroza আফরোজা, Ahsan আহসান, Aminul আমিনুল, Amirul আমিরুল, Anisur আনিসুর, Anwar আনোয়ার, Arif আরিফ, Asif আসিফ, Aslam আসলাম, Azad আজাদ, ' +
  'Azizul আজিজুল, Babul বাবুল, Faisal ফয়সাল, Farida ফরিদা, Faruk ফারুক, Firoz ফিরোজ, Firoza ফিরোজা, Habib হাবিব, Habibur হাবিবুর, Hafiz হাফিজ, ' +
  'Halima হালিমা, Hasan হাসান, Hasina হাসিনা, Imran ইমরান, Iqbal ইকবাল, Jahanara জাহানারা, Jahangir জাহাঙ্গীর, Jamal জামাল, Jasmin জেসমিন, ' +
  'Kabir কবীর, Kamrul কামরুল, Karim করিম, Khadija খাদিজা, Laila লায়লা, Lutfur লুৎফুর, Mahbub মাহবুব, Mahmuda মাহমুদা, Masud মাসুদ, ' +
  'Mehedi মেহেদি, Mehnaz মেহনাজ, Mizanur মিজানুর, Mofijul মফিজুল, Mumtaz মমতাজ, Murshida মুর্শিদা, Najma নাজমা, Nazma নাজমা, Nazrul নজরুল, ' +
  'Nasir নাসির, Nilufar নিলুফার, Nurul নুরুল, Parveen পারভিন, Rabeya রাবেয়া, Rafiqul রফিকুল, Rahima রহিমা, Rakib রাকিব, Rashid রশিদ, ' +
  'Rehana রেহানা, Reshma রেশমা, Rezaul রেজাউল, Rubina রুবিনা, Sabir সাবির, Sabiha সাবিহা, Sadia সাদিয়া, Saiful সাইফুল, Sajid সাজিদ, ' +
  'Salim সেলিম, Salma সালমা, Sharif শরিফ, Sharifa শরিফা, Shahid শহিদ, Shamim শামীম, Shamima শামীমা, Sohel সোহেল, Sultana সুলতানা, Tanvir তনভির, ' +
  'Tariq তারিক, Yasmin ইয়াসমিন, Zakir জাকির, Zahid জাহিদ, Birsa বিরসা, Budhu বুধু, Dulari দুলারি, Lakhan লখন, Mangal মঙ্গল, Phulmoni ফুলমণি, ' +
  'Sidhu সিধু, Kanhu কানহু, Raghunath রঘুনাথ, Sarala সরলা, Surabala সুরবালা, ' +
  'Peter পিটার, Mary মেরি, David ডেভিড, Michael মাইকেল, Stephen স্টিফেন, Samuel স্যামুয়েল, Rachel রাহেল, Grace গ্রেস, Francis ফ্রান্সিস, ' +
  'James জেমস, Joseph জোসেফ, Anne অ্যান, Farhad ফরহাদ, Moazzem মোয়াজ্জেম, Mostafizur মুস্তাফিজুর, Rhea রিয়া, Yeasmin ইয়াসমিন'
)
  .split(', ')
  .map((pair) => {
    const [latin = '', bengali = ''] = pair.split(' ');
    return [latin, bengali.normalize('NFC')] as const;
  });
