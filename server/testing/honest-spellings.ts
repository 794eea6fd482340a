/** Invented names as families write them in both scripts, written down from general knowledge and not from the lists of the product. */
export const honestSpellings: readonly (readonly [latin: string, bengali: string])[] = (
  'Sharmistha Maitra = শর্মিষ্ঠা মৈত্র, Anirban Bagchi = অনির্বাণ বাগচী, Soumyadeep Mukherji = সৌম্যদীপ মুখোপাধ্যায়, Ritwik Bhowmik = ঋত্বিক ভৌমিক, ' +
  'Rituparna Bhowmick = ঋতুপর্ণা ভৌমিক, Jayanta Adhikari = জয়ন্ত অধিকারী, Joyeeta Adhikary = জয়িতা অধিকারী, Debashree Jana = দেবশ্রী জানা, ' +
  'Swarnali Kayal = স্বর্ণালী কয়াল, Swagata Halder = স্বাগতা হালদার, Dipankar Haldar = দীপঙ্কর হালদার, Tanushree Samanta = তনুশ্রী সামন্ত, ' +
  'Abhishek Samanta = অভিষেক সামন্ত, Avishek Pramanik = অভিষেক প্রামাণিক, Avijit Paramanik = অভিজিৎ পরামানিক, Abhijit Bera = অভিজিৎ বেরা, ' +
  'Kaushik Majumdar = কৌশিক মজুমদার, Koushik Mazumder = কৌশিক মজুমদার, Sayantani Sen = সায়ন্তনী সেন, Sayantan Guha Thakurta = সায়ন্তন গুহঠাকুরতা, ' +
  'Paramita Ray Chaudhuri = পারমিতা রায়চৌধুরী, Paromita Sharma = পারমিতা শর্মা, Sudeshna Roy Choudhury = সুদেষ্ণা রায় চৌধুরী, ' +
  'Subhankar Sinha = শুভঙ্কর সিংহ, Shubhankar Singha = শুভঙ্কর সিংহ, Ishita Ganguly = ঈশিতা গঙ্গোপাধ্যায়, Ipsita Das Gupta = ঈপ্সিতা দাশগুপ্ত, ' +
  'Arunabha Karmakar = অরুণাভ কর্মকার, Arunava Kormokar = অরুণাভ কর্মকার, Mousumi Ghoshal = মৌসুমী ঘোষাল, Moushumi Khan = মৌসুমী খাঁ, ' +
  'Tapan Kumar Mondal = তপন কুমার মণ্ডল, Tapas Hazra = তাপস হাজরা, Laxmi Rani Saha = লক্ষ্মী রানী সাহা, Lakshmi Hajra = লক্ষ্মী হাজরা, ' +
  'Gnanendra Nath Nag = জ্ঞানেন্দ্রনাথ নাগ, Jnanendra Nath Kundu = জ্ঞানেন্দ্র নাথ কুণ্ডু, Rabindranath Sikdar = রবীন্দ্রনাথ শিকদার, ' +
  'Rabindra Nath Maity = রবীন্দ্র নাথ মাইতি, Saurav Mallick = সৌরভ মল্লিক, Sourav Mullick = সৌরভ মল্লিক, Surajit Dolui = সুরজিৎ দলুই, ' +
  'Surojit Patra = সুরজিৎ পাত্র, Indrani Bandopadhyay = ইন্দ্রাণী বন্দ্যোপাধ্যায়, Utpal Chattopadhyay = উৎপল চট্টোপাধ্যায়, Utsab Acharya = উৎসব আচার্য, ' +
  'Utsav Acharjee = উৎসব আচার্য, Bhaskar Nath = ভাস্কর নাথ, Srijit Bhuniya = সৃজিত ভুঁইয়া, Shrabani Bhunia = শ্রাবণী ভূঁইয়া, ' +
  'Srabanti Chanda = শ্রাবন্তী চন্দ, Sukanya Chandra = সুকন্যা চন্দ্র, Suvendu Kanjilal = শুভেন্দু কাঞ্জিলাল, Dilip Kumar Ghorai = দিলীপ কুমার ঘড়াই, ' +
  'Mampi Kanungo = মাম্পি কানুনগো, Tumpa Laha = টুম্পা লাহা, Piyali Aich = পিয়ালী আইচ, Payel Aditya = পায়েল আদিত্য, Riya Santra = রিয়া সাঁতরা, ' +
  'Rhea Bagchi = রিয়া বাগচী, Moumita Bakshi = মৌমিতা বক্সী, Moumita Barman = মৌমিতা বর্মন, Sanchita Burman = সঞ্চিতা বর্মণ, ' +
  'Anwesha Dutta Gupta = অন্বেষা দত্তগুপ্ত, Aishwarya Naskar = ঐশ্বর্য নস্কর, Oishi Thakur = ঐশী ঠাকুর, Oindrila Tagore = ঐন্দ্রিলা ঠাকুর, ' +
  'Aindrila Layek = ঐন্দ্রিলা লায়েক, Ujjwal Kumar Kundu = উজ্জ্বল কুমার কুন্ডু, Ujjal Bardhan = উজ্জ্বল বর্ধন, Rajat Subhra Sinha = রজতশুভ্র সিনহা, ' +
  'Sudipta Som = সুদীপ্তা সোম, Snehasish Shome = স্নেহাশিস সোম, Debasish Deb = দেবাশিস দেব, Debashis Mukhopadhyay = দেবাশিস মুখোপাধ্যায়, ' +
  'Shreya Bhattacharyya = শ্রেয়া ভট্টাচার্য, Sreeja Daw = শ্রীজা দাঁ, Prosenjit Nandi = প্রসেনজিৎ নন্দী, Prasenjit Nandy = প্রসেনজিৎ নন্দী, ' +
  'Sutapa Goswami = সুতপা গোস্বামী, Jhuma Gosain = ঝুমা গোঁসাই, Jhumpa Kha = ঝুম্পা খাঁ, Khokan Basak = খোকন বসাক, Purnendu Bysack = পূর্ণেন্দু বসাক, ' +
  'Shashwata Dhar = শাশ্বত ধর, Saswata Dhara = শাশ্বত ধাড়া, Titas Gayen = তিতাস গায়েন, Bratati Gain = ব্রততী গাইন, Vidya Ruidas = বিদ্যা রুইদাস, ' +
  'Vivekananda Bauri = বিবেকানন্দ বাউরি, Bibekananda Bagdi = বিবেকানন্দ বাগদি, Chandrima Lohar = চন্দ্রিমা লোহার, Chhanda Kole = ছন্দা কোলে, ' +
  'Kshitij Koley = ক্ষিতিজ কোলে, Khitish Ghara = ক্ষিতীশ ঘড়া, Smritikana Bairagya = স্মৃতিকণা বৈরাগ্য, Smita Bairagi = স্মিতা বৈরাগী, ' +
  'Padma Neogi = পদ্মা নিয়োগী, Padmanava Neogy = পদ্মনাভ নিয়োগী, Atma Ram Poddar = আত্মারাম পোদ্দার, Yashodhara Niyogi = যশোধরা নিয়োগী, ' +
  'Jashodhara Sur = যশোধরা সুর, Jadunath Dhali = যদুনাথ ঢালী, Yudhishthir Dhol = যুধিষ্ঠির ঢোল, Hrishikesh Purkait = হৃষিকেশ পুরকাইত, ' +
  'Rishav Purkayastha = ঋষভ পুরকায়স্থ, Rishabh Maitra = ঋষভ মৈত্র, Ankita Bhadra = অঙ্কিতা ভদ্র, Sanjukta Rakshit = সংযুক্তা রক্ষিত, ' +
  'Sanyukta Bardhan Roy = সংযুক্তা বর্ধন রায়, Ahana Tarafdar = অহনা তরফদার, Ahona Talukdar = অহনা তালুকদার, Meghna Selim = মেঘনা সেলিম, ' +
  'Rwitobroto Jahan = ঋতব্রত জাহান, Ritabrata Begam = ঋতব্রত বেগম, Suchismita Nasrin = শুচিস্মিতা নাসরিন, Subhra Kanti Dan = শুভ্রকান্তি দাঁ, ' +
  'Nilanjana Yasmin = নীলাঞ্জনা ইয়াসমিন, Nilanjan Khatoon = নীলাঞ্জন খাতুন, Neel Kamal Konar = নীলকমল কোনার, Swapan Kumar Konar = স্বপন কুমার কোঙার, ' +
  'Swati Murshid = স্বাতী মুরশিদ, Swastika Rahaman = স্বস্তিকা রহমান, Jyotirmoy Hossain = জ্যোতির্ময় হোসেন, Jyoti Yeasmin = জ্যোতি ইয়াসমিন, ' +
  'Gargi Gazi = গার্গী গাজী, Arghya Kamal Sadhukhan = অর্ঘ্যকমল সাধুখাঁ, Arghyadeep Sadhu Khan = অর্ঘ্যদীপ সাধুখাঁ, Shampa Haque = শম্পা হক, ' +
  'Champa Karim = চম্পা করিম, Trina Parvin = তৃণা পারভিন, Trisha Parveen = তৃষা পারভীন, Gourab Ahmed = গৌরব আহমেদ, Gaurav Ahammed = গৌরব আহাম্মেদ, ' +
  'Sanatan Akram = সনাতন আক্রাম, Brindaban Akhtar = বৃন্দাবন আখতার, Krishnendu Pathan = কৃষ্ণেন্দু পাঠান, Krisnendu Bewa = কৃষ্ণেন্দু বেওয়া, ' +
  "Madhusudan Mirza = মধুসূদন মির্জা, Subrata Gomes = সুব্রত গোমেজ, Subroto Gomez = সুব্রত গোমেজ, Vaswati D'Costa = ভাস্বতী ডি'কস্টা, " +
  "Bhaswati Rozario = ভাস্বতী রোজারিও, Chaitali D'Souza = চৈতালী ডি'সুজা, Shaoli Sarkar = শাঁওলী সরকার, Saonli Biswas = শাঁওলি বিশ্বাস, " +
  'Ranadhir Mondal = রণধীর মণ্ডল, Tithi Das = তিথি দাস, Tiasha Singh = তিয়াষা সিং, Ujan Som Chaudhuri = উজান সোমচৌধুরী, Rukmini Baroi = রুক্মিণী বাড়ৈ, ' +
  'Meenakshi Rodrigues = মীনাক্ষী রড্রিগস, Minakshi Pereira = মীনাক্ষী পেরেইরা, Akshay Murmu = অক্ষয় মুর্মু, Okkhoy Hansda = অক্ষয় হাঁসদা, ' +
  'Md. Rafikul Islam = মহঃ রফিকুল ইসলাম, Md Shafiqul Islam = মোঃ শফিকুল ইসলাম, Mohammad Abdul Karim = মোহাম্মদ আব্দুল করিম, ' +
  'Mohammed Hembram = মহম্মদ হেমব্রম, Muhammad Hasan Ali = মুহাম্মদ হাসান আলী, Sk. Abdur Rahman = সেখ আব্দুর রহমান, Sk Nasiruddin = শেখ নাসিরউদ্দিন, ' +
  'Sheikh Nasir Uddin = শেখ নাসিরুদ্দিন, Sk. Jahangir Alam = সেখ জাহাঙ্গীর আলম, Nusrat Soren = নুসরাত সোরেন, Mst. Rokeya Khatun = মোছাঃ রোকেয়া খাতুন, ' +
  'Mosammat Ayesha Bibi = মোসাম্মত আয়েষা বিবি, Sahanara Kisku = শাহানারা কিস্কু, Taslima Oraon = তসলিমা ওরাওঁ, Farhana Munda = ফারহানা মুন্ডা, ' +
  'Firdousi Tudu = ফিরদৌসী টুডু, Golam Mostafa Mondal = গোলাম মোস্তাফা মণ্ডল, Ghulam Besra = গোলাম বেসরা, Mijanur Mandi = মিজানুর মান্ডি, ' +
  'Mizanur Rahman Molla = মিজানুর রহমান মোল্লা, Jakir Baskey = জাকির বাস্কে, Zakir Husain Laskar = জাকির হোসেন লস্কর, Sabina Lakra = সাবিনা লাকড়া, ' +
  'Shahjahan Tamang = শাহজাহান তামাং, Enamul Gurung = এনামুল গুরুং, Quazi Anisur Rahman = কাজি আনিসুর রহমান, Rezaul Rava = রেজাউল রাভা, ' +
  'Ruksana Mahato = রুকসানা মাহাতো, Rukhsana Mahata = রুখসানা মাহাত, Sirajul Haque Biswas = সিরাজুল হক বিশ্বাস, Tajuddin Das = তাজউদ্দিন দাস, ' +
  'Tahmina Mondal = তাহমিনা মণ্ডল, Wasim Shil = ওয়াসিম শীল, Oasim Seal = ওয়াসিম শীল, Yusuf Sil = ইউসুফ শীল, Zeenat Ara Khan = জিনাত আরা খান, ' +
  'Nurjahan Sen = নূরজাহান সেন, Masum Billah Sardar = মাসুম বিল্লাহ সরদার, Abu Taher Middya = আবু তাহের মিদ্যা, Shabnam Sen = শবনম সেন, ' +
  'Joseph Ghatak = যোসেফ ঘটক, Mary Chatterjee = মেরি চট্টোপাধ্যায়, Maria Chattopadhyay = মারিয়া চট্টোপাধ্যায়, Anthony Tagore = অ্যান্টনি ঠাকুর, ' +
  'John Ray = জন রায়, David Majhi = ডেভিড মাঝি, Daniel Maji = ড্যানিয়েল মাজি, Elizabeth Roy = এলিজাবেথ রায়, Thomas Ray = টমাস রায়, ' +
  'Stephen Bandyopadhyay = স্টিফেন বন্দ্যোপাধ্যায়, Teresa Banerjee = টেরেসা বন্দ্যোপাধ্যায়, Paul Sukumar Haldar = পল সুকুমার হালদার, ' +
  'Agnes Devi = অ্যাগনেস দেবী, Sunil Devi = সুনীল দেবী, Birbaha Bhattacharya = বীরবাহা ভট্টাচার্য, Sombari Ghosh = সোমবারি ঘোষ, Lakhan Paul = লখন পাল, ' +
  'Lakshmiram Chattopadhyay = লক্ষ্মীরাম চট্টোপাধ্যায়, Budhu Majumdar = বুধু মজুমদার, Sukra Bose = শুক্রা বসু, Rani Guha = রানি গুহ, ' +
  'Champa Das = চম্পা দাশ, Mangal Basu = মঙ্গল বসু, Dulari Bose = দুলারী বসু, Phulmani Mondal = ফুলমণি মণ্ডল, Sanjay Dasgupta = সঞ্জয় দাশগুপ্ত, ' +
  'Bimal Khatun = বিমল খাতুন, Bina Bibi = বীণা বিবি, Susanta Begum = সুশান্ত বেগম, Srikanta Imam = শ্রীকান্ত ইমাম, ' +
  'Raghunath Sing Sardar = রঘুনাথ সিং সর্দার, A. K. Sen = এ. কে. সেন, A K Sen = এ কে সেন, Dr. Amit Pal = ডাঃ অমিত পাল, Dr Sumana Dutta = ডাঃ সুমনা দত্ত, ' +
  'Dr. Partha Sarathi Gupta = ড. পার্থসারথি গুপ্ত, Prof. Sukanta Chaudhuri = অধ্যাপক সুকান্ত চৌধুরী, Smt. Anjali Das = শ্রীমতী অঞ্জলি দাস, ' +
  'Mrs. Anjali Das = শ্রীমতী অঞ্জলি দাস, Sri Bimal Kar = শ্রী বিমল কর, Shri Kamal Dutta = শ্রী কমল দত্ত, Mr. Amal Sen = শ্রী অমল সেন, ' +
  'Adv. Bikash Bhattacharya = অ্যাডভোকেট বিকাশ ভট্টাচার্য, Mithu = মিঠু, Bubai Kabir = বুবাই কবীর, Mita (Buri) Das = মিতা (বুড়ি) দাস, ' +
  'Tuktuki Razia = টুকটুকি রাজিয়া, Babai Hansda = বাবাই হাঁসদা, Poltu Hembrom = পল্টু হেমব্রম, Haimanti Soren = হৈমন্তী সোরেন, M. Khatun = এম. খাতুন, ' +
  'T. Murmu = টি. মুর্মু, Suchitra Sarkar = সুচিত্রা সরকার, Mrinal Mallick = মৃণাল মল্লিক, Ritwik Ray = ঋত্বিক রায়, Saumitra Ghosh = সৌমিত্র ঘোষ, ' +
  'Aparna Ghosh = অপর্ণা ঘোষ, Sharmila Maitra = শর্মিলা মৈত্র, Satyajit Pal = সত্যজিৎ পাল, Jyotsna Bose = জ্যোৎস্না বসু, Jyotsna Roy = জোৎস্না রায়, ' +
  'Sandhya Bhattacharyya = সন্ধ্যা ভট্টাচার্য, Bijoya Dalmia = বিজয়া ডালমিয়া, Tarasankar Chowdhury = তারাশঙ্কর চৌধুরী, Ashapurna Singh = আশাপূর্ণা সিং, ' +
  'Mahasweta Santra = মহাশ্বেতা সাঁতরা, Mahashweta Panja = মহাশ্বেতা পাঁজা, Sankha Roy = শঙ্খ রায়, Shankhari Bej = শাঁখারী বেজ, ' +
  'Shakti Barua = শক্তি বড়ুয়া, Leela Baral = লীলা বড়াল, Buddhadeb Khatun = বুদ্ধদেব খাতুন, Buddhadev Das = বুদ্ধদেব দাস, Pratibha Sarkar = প্রতিভা সরকার, ' +
  'Krishna Saha = কৃষ্ণা সাহা, Jogen Ghosh = যোগেন ঘোষ, Yash Roy = যশ রায়, Md. Asadul Sheikh = মোঃ আসাদুল শেখ, Sk. Monirul = সেখ মনিরুল, ' +
  'Md Saddam Hossain = মহঃ সাদ্দাম হোসেন, Khadija Biswas = খাদিজা বিশ্বাস, Fatema Das = ফতেমা দাস, Fatima Mondal = ফাতিমা মণ্ডল, ' +
  'Jahanara Rana = জাহানারা রানা, Humayun Sheikh = হুমায়ুন শেখ, Sultana Sen = সুলতানা সেন, Smt. Gita Dey = শ্রীমতী গীতা দে, ' +
  'Purnima Agarwal = পূর্ণিমা আগরওয়াল, Saraswati Agarwala = সরস্বতী আগরওয়ালা, Swaraswati Gupta = সরস্বতী গুপ্তা, Rai Jaiswal = রাই জয়সওয়াল, ' +
  'Koel Singh = কোয়েল সিং, Dolon Sharma = দোলন শর্মা, June Verma = জুন ভার্মা, Saayoni Yadav = সায়নী যাদব, Sayani Prasad = সায়নী প্রসাদ, ' +
  'Lovely Shaw = লাভলী সাউ, Kshama Shaw = ক্ষমা সাহু, Khudiram Pandey = ক্ষুদিরাম পাণ্ডে, Hladini Pande = হ্লাদিনী পান্ডে, Uma Das Gupta = উমা দাশগুপ্ত, ' +
  'Sweta Mishra = শ্বেতা মিশ্র, Baishakhi Sinha Roy = বৈশাখী সিংহ রায়, Vaishali Misra = বৈশালী মিশ্র, Chaitanya Tripathi = চৈতন্য ত্রিপাঠী, ' +
  'Anjan Bhandari = অঞ্জন ভাণ্ডারী, Arjun Bhandary = অর্জুন ভান্ডারী, Jhumur Chhetri = ঝুমুর ছেত্রী, Chandrabati Rai = চন্দ্রাবতী রাই, ' +
  'Panchugopal Lepcha = পাঁচুগোপাল লেপচা, Panchu Gopal Dhara = পাঁচু গোপাল ধাড়া, Geetashree Sherpa = গীতশ্রী শেরপা, Madhurima Tamang = মধুরিমা তামাং, ' +
  'Priyanka Lama = প্রিয়ঙ্কা লামা, Lucky Roychoudhury = লাকি রায়চৌধুরী, Sweety Biswas = সুইটি বিশ্বাস, Beauty Hore = বিউটি হোড়, Happy Hor = হ্যাপি হোড়, ' +
  'Dolly Shit = ডলি শীট, Jolly Bhuinya = জলি ভুঁইয়া, Molly Bej = মলি বেজ, Lily Manna = লিলি মান্না, Pinky Dinda = পিঙ্কি দিন্দা, Ruby Giri = রুবি গিরি, ' +
  'Jewel Sau = জুয়েল সাউ, Rocky Jana = রকি জানা, Bobby Guchhait = ববি গুছাইত, Puja Kuila = পূজা কুইলা, Pooja Bar = পূজা বর, Neha Bag = নেহা বাগ, ' +
  'Rahul Hati = রাহুল হাতি, Vikram Pain = বিক্রম পাইন, Vishal Hui = বিশাল হুই, Varun Rit = বরুণ রীত, Rakesh Bag = রাকেশ বাগ, Manoj Dhank = মনোজ ধনক, ' +
  'Santosh Nath = সন্তোষ নাথ, Sanjay Pal = সঞ্জয় পাল, Kavita Kar = কবিতা কর, Kabita Sinha = কবিতা সিংহ, Ashok Dey = অশোক দে, Asok Ghosh = অশোক ঘোষ, ' +
  'Ashoke Khan = অশোক খান, Deepa Banerjee = দীপা ব্যানার্জি, Dipa Mukherjee = দীপা মুখার্জী, Pratima Chakraborty = প্রতিমা চক্রবর্তী, ' +
  'Sarita Bose = সরিতা বসু, Ongmu Basu = ওংমু বসু, Pema Sengupta = পেমা সেনগুপ্ত, Dawa Roy = দাওয়া রায়, Sunita Khan = সুনীতা খান, ' +
  'Kalyani Das = কল্যাণী দাস, Amalendu Roy Chowdhury = অমলেন্দু রায়চৌধুরী, Bijan Behari Sarkar = বিজন বিহারী সরকার, Banani Mohsin = বনানী মহসিন, ' +
  'Chinmoy Singh = চিন্ময় সিং, Chinmay Ghosh = চিন্ময় ঘোষ, Tanmoy Chakraborty = তন্ময় চক্রবর্তী, Swapna Paul = স্বপ্না পাল, Sukumar Saha = সুকুমার সাহা, ' +
  'Sujoy Saha = সুজয় সাহা, Bijoy Dey = বিজয় দে, Ajoy Nandi = অজয় নন্দী, Sanjoy Sengupta = সঞ্জয় সেনগুপ্ত, Mrityunjoy Das = মৃত্যুঞ্জয় দাস, ' +
  'Mrityunjay Mitra = মৃত্যুঞ্জয় মিত্র, Dhananjoy Mitra = ধনঞ্জয় মিত্র, Nityananda Sen = নিত্যানন্দ সেন, Satyananda Sarma = সত্যানন্দ শর্মা, ' +
  'Gopal Chandra Mal = গোপালচন্দ্র মাল, Nabakumar Dutta = নবকুমার দত্ত, Prabir Kumar Pan = প্রবীর কুমার পান, Subir Bora = সুবীর বরা, ' +
  'Sudhir Roy = সুধীর রায়, Sudhanshu Das = সুধাংশু দাস, Himangshu Dey = হিমাংশু দে, Himanshu Sen = হিমাংশু সেন, Priyanshu Roy = প্রিয়াংশু রায়, ' +
  'Shubhangshu Mitra = শুভাংশু মিত্র, Subhrangshu Sen = শুভ্রাংশু সেন, Amrita Sen = অমৃতা সেন, Amrit Lal Sinha = অমৃতলাল সিংহ, Hrithik Ghosh = হৃতিক ঘোষ, ' +
  'Hridoy Lahiri = হৃদয় লাহিড়ী, Hriday Lahiri = হৃদয় লাহিড়ি, Snigdha Sharma = স্নিগ্ধা শর্মা, Sneha Dutta = স্নেহা দত্ত, ' +
  'Shreyashi Dutta = শ্রেয়সী দত্ত, Sreyasi Sarkar = শ্রেয়সী সরকার, Tapashi Rani Das = তাপসী রানী দাস, Urmi Mala = ঊর্মিমালা, ' +
  'Urmimala Chakraborty = ঊর্মিমালা চক্রবর্তী, Ushashi Faria = ঊষসী ফারিয়া, Ushoshi Ganguly = উষসী গাঙ্গুলি, Eshita Chakraborty = ঈশিতা চক্রবর্তী, ' +
  'Ekta Hazra = একতা হাজরা, Aditi Chattopadhyay = অদিতি চট্টোপাধ্যায়, Arijit Chatterjee = অরিজিৎ চট্টোপাধ্যায়, Arka Prava Roy = অর্কপ্রভ রায়, ' +
  'Arkaprabha Sengupta = অর্কপ্রভ সেনগুপ্ত, Ayan Sengupta = অয়ন সেনগুপ্ত, Ayon Banerjee = অয়ন বন্দ্যোপাধ্যায়, Aayush Banerjee = আয়ুষ ব্যানার্জী, ' +
  'Ayush Mukherjee = আয়ুষ মুখোপাধ্যায়, Ayushi Basu = আয়ুষী বসু, Aritra Bose = অরিত্র বসু, Rudra Prasad Sen = রুদ্রপ্রসাদ সেন, ' +
  'Rudraprasad Das = রুদ্রপ্রসাদ দাস, Purbasha Das = পূর্বাশা দাস, Purba Roy = পূর্বা রায়, Poorva Basumatary = পূর্বা বসুমাতারি, ' +
  'Apurba Kishore Bir = অপূর্ব কিশোর বীর, Apurva Murmu = অপূর্ব মুর্মু, Diganta Mohammad = দিগন্ত মোহাম্মদ, Nilotpal Khatun = নীলোৎপল খাতুন, ' +
  'Nilutpal Osman = নীলোৎপল ওসমান, Satabdi Goni = শতাব্দী গনি, Shatabdi Gani = শতাব্দী গনি, Trishna Faruk = তৃষ্ণা ফারুক, Brishti Farooq = বৃষ্টি ফারুক, ' +
  'Bristi Khalil = বৃষ্টি খলিল, Megha Hossain = মেঘা হোসেন, Akash Hossain = আকাশ হোসেন, Aakash Ali = আকাশ আলী, Sagarika Ali = সাগরিকা আলি, ' +
  'Sampurna Ali = সম্পূর্ণা আলী, Sampoorna Sk = সম্পূর্ণা শেখ, Anushka Islam = অনুষ্কা ইসলাম, Debolina Mohammad = দেবলীনা মহম্মদ, ' +
  'Debalina Alam = দেবলীনা আলম, Sohini Hossain = সোহিনী হোসেন, Mimi Hossain = মিমি হোসেন, Nusrat Begum = নুসরাত বেগম, Subhashree Begum = শুভশ্রী বেগম, ' +
  'Raj Hossain = রাজ হোসেন, Ankush Hossain = অঙ্কুশ হোসেন, Parambrata Jahan = পরমব্রত জাহান, Abir Chowdhury = আবীর চৌধুরী, Jisshu Choudhury = যীশু চৌধুরী, ' +
  'Jishu Bibi = যিশু বিবি, Rachana Khatun = রচনা খাতুন, Rochona Khatun = রচনা খাতুন, Kharaj Bibi = খরাজ বিবি, Biswanath Bauri = বিশ্বনাথ বাউরি, ' +
  'Viswanath Khatun = বিশ্বনাথ খাতুন, Visva Bandhu = বিশ্ববন্ধু, Bishwajit Basri = বিশ্বজিৎ বসরী, Biswajeet Kamal = বিশ্বজিৎ কামাল, ' +
  'Rathindranath Begum = রথীন্দ্রনাথ বেগম, Dhiren Khatun = ধীরেন খাতুন, Rupchand Khatun = রূপচাঁদ খাতুন, Chand Ferdous = চাঁদ ফেরদৌস, ' +
  'Chandni Hasan = চাঁদনী হাসান, Sk. Samim Ahamed = সেখ সামিম আহমেদ, Shamim Hasan = শামীম হাসান, Osman Ali = ওসমান আলি, Usman Uddin = উসমান উদ্দিন, ' +
  'Omar Uddin = ওমর উদ্দিন, Umar Ahmed = উমর আহমেদ, Ibrahim Mondal = ইব্রাহিম মণ্ডল, Ismail Haque = ইসমাইল হক, Esmail Hak = ইসমাইল হক, ' +
  'Yakub Rahman = ইয়াকুব রহমান, Ayub Rahaman = আইয়ুব রহমান, Aiyub Rahman = আইয়ুব রহমান, Yeakub Rahaman = ইয়াকুব রহমান, ' +
  "Nazrul Islam Mollick = নজরুল ইসলাম মল্লিক, Najrul Alam = নজরুল আলম, Nur Alam = নূর আলম, Noor D'Cruz = নূর ডি'ক্রুজ, Anwar Toppo = আনোয়ার টপ্পো, " +
  'Anowar Minj = আনোয়ার মিঞ্জ, Monowara Ekka = মনোয়ারা এক্কা, Manwara Baroi = মনোয়ারা বাড়ৈ, Delwar Baidya = দেলোয়ার বৈদ্য, ' +
  'Dilwar Halder = দিলওয়ার হালদার, Sarwar Sarkar = সারওয়ার সরকার, Rizwana Gomes = রেজওয়ানা গোমেজ, Rezwana Kujur = রেজওয়ানা কুজুর, ' +
  'Khurshida Tirkey = খুরশিদা তিরকি, Jubaida Marandi = জুবাইদা মারান্ডি, Zubeda Soren = জুবেদা সরেন, Halima Murmu = হালিমা মুর্মু, ' +
  'Sabitri Hansda = সাবিত্রী হাঁসদা, Rabeya Hembram = রাবেয়া হেমব্রম, Rabia Mejhan = রাবেয়া মেঝান, Sufia Baske = সুফিয়া বাস্কে, ' +
  'Safiya Chattopadhyay = সাফিয়া চট্টোপাধ্যায়, Tahera Sen-Gupta = তাহেরা সেনগুপ্ত, Taiyeba Roy-Chowdhury = তৈয়বা রায়-চৌধুরী, ' +
  'Asma Ul Husna = আসমাউল হুসনা, Jannatul Majumdar = জান্নাতুল মজুমদার, Mehedi Mazumdar = মেহেদী মজুমদার, Mahadi Bhattacharjee = মেহেদী ভট্টাচার্য, ' +
  'Mohsin Dutta = মহসিন দত্ত, Moslem Datta = মোসলেম দত্ত, Muslim Mondal = মুসলিম মণ্ডল, Kamaluddin Roy = কামালউদ্দিন রায়, Jalal Uddin = জালালউদ্দিন, ' +
  'Saifuddin Ray = সাইফুদ্দিন রায়, Azizul Kar = আজিজুল কর, Ajijul Kar = আজিজুল কর, Ziaur Sen = জিয়াউর সেন, Jiaur Dey = জিয়াউর দে, ' +
  'Hafizur Basu = হাফিজুর বসু, Hafijur Das = হাফিজুর দাস, Khairul Kundu = খায়রুল কুণ্ডু, Khayrul Pal = খাইরুল পাল, Rupa Nath = রূপা নাথ, ' +
  'Xavier Banerjee = জেভিয়ার ব্যানার্জী, Philip Halder = ফিলিপ হালদার, Sebastian Mukhopadhyay = সেবাস্টিয়ান মুখোপাধ্যায়, Catherine Das = ক্যাথেরিন দাস, ' +
  'George Bhunia = জর্জ ভূঞ্যা, Susanna Bhuiya = সুসান্না ভূঁইয়া, Esther Ghosh = এস্থার ঘোষ, Monica Kar = মণিকা কর, Veronica Jana = ভেরোনিকা জানা, ' +
  'Martha Bandyopadhyay = মার্থা বন্দ্যোপাধ্যায়, Lucas Roy = লুকাস রায়, Shibu Roy = শিবু রায়, Salkhan Sircar = সালখান সরকার, ' +
  'Chunibala Adhikari = চুনিবালা অধিকারী, Jhano Debnath = ঝানো দেবনাথ, Budhni Dasgupta = বুধনি দাশগুপ্ত, Parul Das = পারুল দাস, ' +
  'Debjani Mukherjee = দেবযানী মুখার্জি, Debayan Sen = দেবায়ন সেন, Madhumita Basak = মধুমিতা বসাক, Monalisa Mitra Thakur = মোনালিসা মিত্র ঠাকুর, ' +
  'Sumitra Sen Roy = সুমিত্রা সেন রায়, Anasua Maulik = অনসূয়া মৌলিক, Anusuya Moulik = অনুসূয়া মৌলিক, Kasturi Das = কস্তুরী দাস, ' +
  'Sharbari Kulkarni = শর্বরী কুলকার্নি, Sarbari Sen = শর্বরী সেন, Bithika Mitra = বীথিকা মিত্র, Juthika Bhattacharji = যূথিকা ভট্টাচার্য, ' +
  'Yuthika Das = যূথিকা দাশ, Malabika Ghosh = মালবিকা ঘোষ, Malavika Majumder = মালবিকা মজুমদার, Nibedita Sinha = নিবেদিতা সিনহা, ' +
  'Nivedita Roy = নিবেদিতা রায়, Pritha Guha = পৃথা গুহ, Prithwiraj Biswas = পৃথ্বীরাজ বিশ্বাস, Prithviraj Saha = পৃথ্বীরাজ সাহা, ' +
  'Vidyut Biswas = বিদ্যুৎ বিশ্বাস, Bidyut Baran Pal = বিদ্যুৎবরণ পাল, Swayambhu Som = স্বয়ম্ভু সোম, Swadesh Ranjan Giri = স্বদেশরঞ্জন গিরি, ' +
  'Satyaki Das = সাত্যকি দাস, Samrat Pal = সম্রাট পাল, Somnath Bhattacharya = সোমনাথ ভট্টাচার্য, Shomnath Mukherjee = সোমনাথ মুখোপাধ্যায়, ' +
  'Sreemanta Chaterji = শ্রীমন্ত চ্যাটার্জী, Srimanta Banerjee = শ্রীমন্ত ব্যানার্জি, Tirthankar Sen = তীর্থঙ্কর সেন, ' +
  'Trailokya Nath Maity = ত্রৈলোক্যনাথ মাইতি, Ullas Debi = উল্লাস দেবী, Umashankar Roy = উমাশঙ্কর রায়, Uttara Kar = উত্তরা কর, ' +
  'Yashaswini Pal = যশস্বিনী পাল, Jashaswi Pal = যশস্বী পাল, Ranjabati Mondal = রঞ্জাবতী মণ্ডল, Ratnabali Ghosh = রত্নাবলী ঘোষ, Rukmini Sen = রুক্মিণী সেন, ' +
  'Rupsha Banerjee = রূপসা ব্যানার্জী, Roopsa Bhattacharya = রূপসা ভট্টাচার্য, Sandipan Mitra = সন্দীপন মিত্র, Sandipta Moitra = সন্দীপ্তা মৈত্র, ' +
  'Saptarshi Chakraborty = সপ্তর্ষি চক্রবর্তী, Saptarsi Ray = সপ্তর্ষি রায়, Sarbajaya Sen = সর্বজয়া সেন, Sarbojaya Chakladar = সর্বজয়া চাকলাদার, ' +
  'Shinjini Ghosh = শিঞ্জিনী ঘোষ, Sinjini Roy = শিঞ্জিনী রায়, Shubhrajit Bose = শুভ্রজিৎ বোস, Sukumari Sardar = সুকুমারী সর্দার, ' +
  'Suranjana Ghatak = সুরঞ্জনা ঘটক, Tamalika Samaddar = তমালিকা সমাদ্দার, Tilottama Chattopadhyay = তিলোত্তমা চট্টোপাধ্যায়, Upasana Kumari = উপাসনা কুমারী, ' +
  'Basabdatta Pandit = বাসবদত্তা পণ্ডিত, Vasavadatta Sattar = বাসবদত্তা সাত্তার, Barnali Rauf = বর্ণালী রউফ, Bornali Hasnat = বর্ণালী হাসনাত, ' +
  'Chhabi Rani Das = ছবি রানী দাস, Chobi Haque = ছবি হক, Chitralekha Islam = চিত্রলেখা ইসলাম, Chayanika Sekh = চয়নিকা শেখ, Chinmoyee Alam = চিন্ময়ী আলম, ' +
  'Dwaipayan Alom = দ্বৈপায়ন আলম, Dwijen Begum = দ্বিজেন বেগম, Dhritiman Bibi = ধৃতিমান বিবি, Dhriti Sundar Roy = ধৃতিসুন্দর রায়, Durba Hoque = দূর্বা হক, ' +
  'Gouri Mazumdar = গৌরী মজুমদার, Himadri Sekhar Das = হিমাদ্রিশেখর দাস, Indubala Rahman = ইন্দুবালা রহমান, Ilora Rahaman = ইলোরা রহমান, ' +
  'Ishani Zaman = ঈশানী জামান, Jayashri Mumtaz = জয়শ্রী মমতাজ, Joyshree Ali = জয়শ্রী আলি, Jaba Kusum Das = জবাকুসুম দাস, Joba Hossain = জবা হোসেন, ' +
  'Kajari Rumi = কাজরী রুমি, Kalpataru Suman = কল্পতরু সুমন, Kankana Khatun = কঙ্কনা খাতুন, Kumkum Khatun = কুমকুম খাতুন, ' +
  'Lopamudra Khatun = লোপামুদ্রা খাতুন, Mahua Alam = মহুয়া আলম, Mohua Khatun = মহুয়া খাতুন, Manidipa Rahman = মণিদীপা রহমান, ' +
  'Mondira Khatun = মন্দিরা খাতুন, Nandini Hasan = নন্দিনী হাসান, Narayan Chandra Sannyal = নারায়ণচন্দ্র সান্যাল, Oparajita Mollah = অপরাজিতা মোল্লা, ' +
  'Orpita Islam = অর্পিতা ইসলাম, Onindita Ara = অনিন্দিতা আরা, Pampa Begum = পম্পা বেগম, Poulomi Islam = পৌলমী ইসলাম, Raktim Mondal = রক্তিম মণ্ডল, ' +
  'Raghab Huda = রাঘব হুদা, Sunita Sultana = সুনীতা সুলতানা, Anil Islam = অনিল ইসলাম, Ram Babu Singh = রামবাবু সিং, Rina Kumari Shaw = রীনা কুমারী সাউ, ' +
  'Jharna Dhara Chowdhury = ঝর্ণাধারা চৌধুরী, Abdus Alam = আব্দুস আলম, Abdur Khatun = আব্দুর খাতুন, Abul Shaikh = আবুল শেখ, Akramul Mandi = আক্রামুল মান্ডি, ' +
  'Aminul Kisku = আমিনুল কিস্কু, Anarul Oraon = আনারুল ওঁরাও, Ashraful Munda = আশরাফুল মুণ্ডা, Asraful Lohra = আশরাফুল লোহরা, Bilkis Bhumij = বিলকিস ভূমিজ, ' +
  'Daulat Kharia = দৌলত খাড়িয়া, Ekramul Baraik = একরামুল বরাইক, Ferdousi Barman = ফেরদৌসী বর্মন, Fazlur Rozario = ফজলুর রোজারিও, ' +
  'Habibur Gomes = হাবিবুর গোমেজ, Hasanur Sarkar = হাসানুর সরকার, Hasina Mondal = হাসিনা মণ্ডল, Imtiaz Besra = ইমতিয়াজ বেসরা, ' +
  'Iqbal Hembram = ইকবাল হেমব্রম, Jalaluddin Bibi = জালালউদ্দিন বিবি, Kabir Tata = কবীর টাটা, Laila Mukherjee = লায়লা মুখোপাধ্যায়, ' +
  'Mafuja Chatterjee = মাফুজা চট্টোপাধ্যায়, Mahfuza Banerjee = মাহফুজা বন্দ্যোপাধ্যায়, Maksud Ganguly = মাকসুদ গঙ্গোপাধ্যায়, ' +
  'Masuda Sengupta = মাসুদা সেনগুপ্ত, Minhaj Uddin = মিনহাজউদ্দিন, Mujibur Bhattacharya = মুজিবুর ভট্টাচার্য, Nasima Bhattacharjee = নাসিমা ভট্টাচার্য্য, ' +
  'Quamrul Roy = কামরুল রায়, Qutubuddin Dutta = কুতুবউদ্দিন দত্ত, Rafiqul Datta = রফিকুল দত্ত, Rowshan Dey = রওশন দে, Raushanara De = রওশনারা দে, ' +
  'Sahidul Ghosh = সহিদুল ঘোষ, Sahabuddin Ghosh = সাহাবুদ্দিন ঘোষ, Samsul Bose = শামসুল বসু, Shirin Basu = শিরিন বসু, Tariqul Mitra = তারিকুল মিত্র, ' +
  'Tauhidul Mitra = তৌহিদুল মিত্র, Zahida Guha = জাহিদা গুহ, Zahiruddin Roychowdhury = জহিরউদ্দিন রায়চৌধুরী, Jyotsna Das = জ্যোৎস্না দাস, ' +
  'Lakshmi Kanta Tudu = লক্ষ্মীকান্ত টুডু, Naresh Chandra Mahato = নরেশচন্দ্র মাহাতো, Saraswati Das = সরস্বতী দাশ, Purnima Dasgupta = পূর্ণিমা দাশগুপ্ত, ' +
  'Somra Sarkar = সোমরা সরকার, Bishwanath Sarkar = বিশ্বনাথ সরকার, Shanti Sarkar = শান্তি সরকার, Anita Biswas = অনিতা বিশ্বাস, Dipak Mandal = দীপক মন্ডল, ' +
  'Nirmal Roy Barman = নির্মল রায়বর্মন, Khagen Roy Basunia = খগেন রায় বসুনিয়া, Upen Shaw = উপেন সাউ, Benedict Kar = বেনেডিক্ট কর, ' +
  'Angela Pal = অ্যাঞ্জেলা পাল, Ruth Paul = রুথ পাল, Samson Chakraborty = স্যামসন চক্রবর্তী, Solomon Chakrabarti = সলোমন চক্রবর্তী, ' +
  'Emmanuel Chakravarty = ইমানুয়েল চক্রবর্তী, Mariam Lahiri = মরিয়ম লাহিড়ী, Dr. Md. Abdul Hamid = ডাঃ মহঃ আব্দুল হামিদ, ' +
  'Prof. Dr. Amit Sen = অধ্যাপক ডঃ অমিত সেন, Mrs Sikha Das = মিসেস শিখা দাস, S. M. Rafiq = এস এম রফিক, Amal K. Ray = অমল কে. রায়, ' +
  'Ratan Sanyal = রতন সান্যাল, '
)
  .split(', ')
  .filter(Boolean)
  .map((pair) => {
    const [latin = '', bengali = ''] = pair.normalize('NFC').split(' = ');
    return [latin, bengali] as const;
  });
