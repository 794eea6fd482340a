// Made by scripts/seed-making/name-shares.ts; source and method in names/README.md there.

/**
 * Of ten thousand men (or women) of the generation in which it was commonest, how many bear each given name: the number,
 * then the names. One spelling stands for all.
 */
export const givenNameLines = `240 Abdul Ashok Dilip Gopal Mohammad Pradip Sunil Swapan Tapan
160 Ajit Amal Anil Bimal Biswanath Haripada Kalyani Nirmal Rabindra Ram Ranjit Sandhya Shyamal Subhas
100 Arati Arun Gita Gour Jagadish Kalipada Kanai Kartik Krishna Lakshmi Madan Malati Manik Maya Narayan Nimai Nitai
100 Panchanan Purnima Rekha Sambhu Samir Santosh Shankar Shanti Shib Sova Subrata Sudhir Sukumar Susanta Tarapada Tarun
100 Uttam
60 Abani Abdur Adhir Ajay Akshay Alo Alok Alpana Amar Amiya Ananta Anima Arabinda Asim Asit Balai Banamali Bani Basanta
60 Basanti Bhola Bidhan Bijay Bikash Bina Binay Birendra Bithika Chandan Chhabi Chittaranjan Debabrata Dhirendra
60 Dinabandhu Dipali Dulal Durgapada Gobinda Gouri Hari Hemanta Hiralal Jagannath Jamuna Jatindra Jayanta Jharna Jiban
60 Jogendra Jyotsna Kalpana Kamal Kanchan Kashinath Kishori Lakshman Lalita Makhan Manindra Manju Manoranjan Mihir Mina
60 Minati Mira Nagendra Namita Narendra Nikhil Niranjan Pankaj Paresh Parul Prabhat Prabir Prafulla Pranab Prasanta
60 Pratima Pushpa Radha Rajendra Rakhal Ramesh Ratan Rina Sabita Sadhan Sadhana Samarendra Sanat Satya Satyendra Shefali
60 Sikha Sipra Subal Subodh Sumitra Surendra Suresh Sushil Tapati Tulsi Uma Upendra
30 Abdus Abu Aditya Akbar Ali Amina Aminul Amulya Anadi Animesh Ansar Anukul Anwar Apurba Archana Asha Ashutosh Atul
30 Aziz Azizul Badal Baidyanath Bankim Bela Bhabani Bhabesh Bhakti Bharati Bhaskar Bhim Bhupendra Bibhuti Bijoli Bipin
30 Biren Bishnu Bishnupada Brajendra Chaitanya Charu Chhaya Chitra Debendra Debi Debnath Deepa Dhananjay Dharani Dinesh
30 Dipak Durga Dwijendra Fatema Fatik Gadadhar Ganesh Girish Gopinath Gostha Gourhari Guru Gurupada Habib Halima
30 Haradhan Harekrishna Harendra Haricharan Haridas Hasan Hasina Hem Hemlata Ibrahim Ila Indra Indrajit Ira Ismail
30 Jahanara Jahar Jaladhar Jalal Jamal Jnanendra Jyoti Jyotirmay Jyotish Kalachand Kalyan Kamala Kamaluddin Kamini Kanak
30 Karim Khadija Khagendra Khaleda Khokan Kiran Krishnapada Kshitish Kusum Laksmikanta Latif Lila Madhab Madhu
30 Madhusudan Mahadeb Mahendra Mahitosh Manas Mangal Manmatha Mariam Matilal Mofijul Mohan Mohini Momtaz Monika Mostafa
30 Mrinal Mritunjay Mukul Nabin Nandalal Nani Nanigopal Nazrul Nibaran Nihar Nilima Nilkanta Nilmani Niva Nripendra Nur
30 Nurul Pabitra Padma Parbati Parimal Paritosh Prabhas Prahlad Pramatha Pranati Prasad Pratap Priyanath Pulin Purna
30 Rabeya Rabi Radhanath Radheshyam Rafikul Raghunath Rahim Rahima Rajani Rama Ramani Ramkrishna Ramprasad Rani Rashid
30 Rathin Reba Renu Renuka Rokeya Ruma Sachin Sachindra Saiful Sailen Sailendra Sakina Salam Salma Samsul Sanjay Sankari
30 Sarala Saraswati Saroj Sasanka Satish Satyaranjan Shashi Shibnath Shyam Shyama Siddheswar Sirajul Sitanath Sitaram
30 Snehalata Somnath Sridhar Srikanta Subir Sudhangshu Sudhanya Sufia Sujata Sujit Sukhendu Sukla Sulekha Sultan
30 Suprabha Supriya Surabala Susama Swapna Tarak Taraknath Trailokya Tripti Umesh Usha Utpal Yusuf
15 Abala Abinash Aghor Ahindra Aloka Amalendu Amarendra Ambika Amita Amitabha Amritalal Anath Anathbandhu Annada
15 Annapurna Aparna Arindam Arpita Arunava Ashalata Aswini Atin Bakul Bamapada Bandana Baneswar Baren Barun Basana Bechu
15 Benimadhab Bhagirath Bharat Bhudeb Bhujanga Bhupati Bhutnath Bibhas Bidyut Bijan Bimala Binapani Binod Biplab Biraj
15 Bireswar Biswajit Brindaban Bulu Byomkesh Chandi Chandra Chandranath Charubala Chinmay Chunilal Debala Debaprasad
15 Debashis Debdas Dhruba Digambar Dinanath Dipankar Dol Dukhu Durlabh Dwarika Dwarikanath Gagan Gajendra Ganga
15 Gangadhar Gauranga Gopeswar Gunadhar Gyan Haranath Harihar Harimohan Harish Hemchandra Hirendra Hrishikesh Indira
15 Indu Indubhushan Iswar Jadunath Jagabandhu Jagat Jaharlal Jamini Janaki Jayanti Jaydeb Jhuma Jitendra Jnanada Jogesh
15 Jugal Kailash Kalidas Kalikumar Kamakhya Kamalesh Kanailal Kananbala Karuna Kedarnath Keshab Khana Khetra Khudiram
15 Kinkar Kripasindhu Krishnakali Kumud Kunja Labanya Lakshmipada Lalit Lalmohan Lokenath Madhai Mahananda Mahesh Malay
15 Mamata Mamoni Manabendra Manimala Manohar Manorama Matangini Mathura Menaka Mukti Mukunda Muralidhar Nabakumar Nakul
15 Nalinaksha Nalini Nanda Nandita Naren Niharbala Nilratan Nirad Nirmala Nirupama Nityagopal Nityananda Nripati
15 Padmalochan Parameswar Pashupati Phanibhushan Phanindra Pitambar Prabha Prabodh Pradyot Prakash Pramila Pramod
15 Prankrishna Prativa Pratul Prem Prithwish Priya Puspendu Radhaballabh Radhakanta Radhakrishna Radharani Rajat
15 Rajkumar Rajlakshmi Rakhahari Ramapada Ramchandra Ranendra Rasamay Rasbihari Rashmohan Rebati Rita Rohini Sabitri
15 Sadananda Sahadeb Sakti Sambhunath Sanatan Santana Saradindu Sarat Sarbeswar Sarojini Sasadhar Satkari Satyabrata
15 Satyacharan Shanta Shila Shyamapada Shyamsundar Sisir Sital Smriti Snehangshu Sourendra Sripati Subhadra Sudarshan
15 Sudeb Sudhakar Sudhamoy Sukhamay Sunirmal Suniti Supti Surama Surjya Sushila Swadesh Swarna Syamaprasad Taranath
15 Tinkari Trilochan Tulu Tushar Ujjwal Umakanta Umapada Upen Urmila`;

/** The same of surnames, among the people of the community in which each is commonest. */
export const surnameLines = `6000 Barua Karmakar Mahato Pal Saha Sutradhar Swarnakar
4000 Barman Basak Bauri Debnath Modak Nath Pramanik Shil
2500 Bag Begum Biswas Das Dasgupta Ghosh Khatun Mal Mandal Ray Sengupta Sheikh
1800 Bandyopadhyay Basu Chattopadhyay Dey Dhara Dutta Khan Molla Mukhopadhyay Sarkar Sen
1200 Adhikari Ali Bairagi Bhattacharya Chakraborty Chaudhuri Gangopadhyay Goswami Haldar Hansda Hembram Islam Kisku
1200 Kundu Maiti Majumdar Mitra Murmu Naskar Rahman Saren Tudu
700 Ahmed Bagchi Baske Bera Besra Bhadra Bhowmik Gayen Gazi Guha Gupta Haque Hazra Hossain Jana Lahiri Laskar Mahapatra
700 Maitra Majhi Mallick Marandi Nandi Panda Patra Raychaudhuri Samanta Sanyal Sardar Shah Singha Sinha Tirki Toppo
400 Acharya Bagdi Bakshi Bhuiyan Chanda Chandra Deb Dhar Dolui Ghorai Ghoshal Giri Kar Khatua Koley Layek Malakar Manna
400 Mishra Mistri Mohanta Mridha Nag Nayek Pan Pathak Pradhan Raut Santra Sasmal Som Sur Talukdar Tarafdar Tripathi
200 Aich Ash Banik Bardhan Bhanja Bhar Bishnu Biswal Bit Chaki Dastidar Daw Deysarkar Dhali Dinda Ghata Guhathakurta
200 Guin Hira Hui Jash Joardar Kanjilal Kapri Kayal Lodh Maji Mukhuti Nayak Niyogi Ojha Pahari Paik Paira Pakrashi Palit
200 Panja Parui Paul Rakshit Rudra Sahoo Samaddar Sarbajna Seth Shaw Si Thakur Upadhyay`;
