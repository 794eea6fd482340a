// Made by scripts/seed-making/places.ts; sources and licences in README.md beside this file.

/** One region a line: `region|country|zone`. */
export const regionLines = `Abidjan Autonomous District|CI|Africa/Abidjan
Abu Dhabi|AE|Asia/Dubai
Adana|TR|Europe/Istanbul
Addis Ababa|ET|Africa/Addis_Ababa
Aichi|JP|Asia/Tokyo
Ajman|AE|Asia/Dubai
Al Asimah|KW|Asia/Kuwait
Alberta|CA|America/Edmonton
Alborz Province|IR|Asia/Tehran
Aleppo|SY|Asia/Damascus
Alexandria|EG|Africa/Cairo
Algiers|DZ|Africa/Algiers
Alipurduar, West Bengal|IN|Asia/Kolkata
Almaty|KZ|Asia/Almaty
Amazonas|BR|America/Manaus
Amman|JO|Asia/Amman
Analamanga|MG|Indian/Antananarivo
Andalusia|ES|Europe/Madrid
Andaman and Nicobar|IN|Asia/Kolkata
Andhra Pradesh|IN|Asia/Kolkata
Anhui|CN|Asia/Shanghai
Ankara|TR|Europe/Istanbul
Antalya|TR|Europe/Istanbul
Antioquia|CO|America/Bogota
Aragua|VE|America/Caracas
Arizona|US|America/Phoenix
Arunachal Pradesh|IN|Asia/Kolkata
Ashanti|GH|Africa/Accra
Ashgabat|TM|Asia/Ashgabat
Assam|IN|Asia/Kolkata
Astana|KZ|Asia/Almaty
Asuncion|PY|America/Asuncion
Atlántico|CO|America/Bogota
Attica|GR|Europe/Athens
Auckland|NZ|Pacific/Auckland
Australian Capital Territory|AU|Australia/Sydney
Autonomous Region in Muslim Mindanao|PH|Asia/Manila
Auvergne-Rhône-Alpes|FR|Europe/Paris
Baden-Wurttemberg|DE|Europe/Berlin
Bagerhat, Khulna|BD|Asia/Dhaka
Baghdad|IQ|Asia/Baghdad
Bagmati Province|NP|Asia/Kathmandu
Bahia|BR|America/Bahia
Baja California|MX|America/Tijuana
Baki|AZ|Asia/Baku
Baladiyat ad Dawhah|QA|Asia/Qatar
Bali|ID|Asia/Makassar
Balochistan|PK|Asia/Karachi
Bamako|ML|Africa/Bamako
Banaadir|SO|Africa/Mogadishu
Bandarban, Chattogram|BD|Asia/Dhaka
Bangkok|TH|Asia/Bangkok
Bangui|CF|Africa/Bangui
Bankura, West Bengal|IN|Asia/Kolkata
Banten|ID|Asia/Jakarta
Barguna, Barishal|BD|Asia/Dhaka
Barishal, Barishal|BD|Asia/Dhaka
Bashkortostan Republic|RU|Asia/Yekaterinburg
Basra|IQ|Asia/Baghdad
Bavaria|DE|Europe/Berlin
Beijing|CN|Asia/Shanghai
Beirut|LB|Asia/Beirut
Bern|CH|Europe/Zurich
Bhola, Barishal|BD|Asia/Dhaka
Bihar|IN|Asia/Kolkata
Bioko Norte|GQ|Africa/Malabo
Birbhum, West Bengal|IN|Asia/Kolkata
Bishkek|KG|Asia/Bishkek
Bissau|GW|Africa/Bissau
Bogota D.C.|CO|America/Bogota
Bogura, Rajshahi|BD|Asia/Dhaka
Borno State|NG|Africa/Lagos
Brahmanbaria, Chattogram|BD|Asia/Dhaka
Bratislava Region|SK|Europe/Bratislava
Brazzaville|CG|Africa/Brazzaville
British Columbia|CA|America/Vancouver
Brussels Capital|BE|Europe/Brussels
Bucharest|RO|Europe/Bucharest
Budapest|HU|Europe/Budapest
Buenos Aires F.D.|AR|America/Argentina/Buenos_Aires
Bursa Province|TR|Europe/Istanbul
Busan|KR|Asia/Seoul
Cachar, Assam|IN|Asia/Kolkata
Cairo|EG|Africa/Cairo
California|US|America/Los_Angeles
Campania|IT|Europe/Rome
Canterbury|NZ|Pacific/Auckland
Capital Region|DK|Europe/Copenhagen
Capital Region|IS|Atlantic/Reykjavik
Carabobo|VE|America/Caracas
Casablanca-Settat|MA|Africa/Casablanca
Catalonia|ES|Europe/Madrid
Ceará|BR|America/Fortaleza
Central Java|ID|Asia/Jakarta
Central Province|LK|Asia/Colombo
Central Region|MW|Africa/Blantyre
Central Region|UG|Africa/Kampala
Central Serbia|RS|Europe/Belgrade
Central Visayas|PH|Asia/Manila
Central and Western|HK|Asia/Hong_Kong
Centre|BF|Africa/Ouagadougou
Centre|CM|Africa/Douala
Chandigarh|IN|Asia/Kolkata
Chandpur, Chattogram|BD|Asia/Dhaka
Chapai Nawabganj, Rajshahi|BD|Asia/Dhaka
Chattogram, Chattogram|BD|Asia/Dhaka
Chelyabinsk|RU|Asia/Yekaterinburg
Chhattisgarh|IN|Asia/Kolkata
Chiang Mai|TH|Asia/Bangkok
Chihuahua|MX|America/Ojinaga
Chișinău Municipality|MD|Europe/Chisinau
Chongqing|CN|Asia/Shanghai
Chuadanga, Khulna|BD|Asia/Dhaka
Chuquisaca Department|BO|America/La_Paz
Colorado|US|America/Denver
Conakry|GN|Africa/Conakry
Cooch Behar, West Bengal|IN|Asia/Kolkata
Cordoba|AR|America/Argentina/Cordoba
Cox's Bazar, Chattogram|BD|Asia/Dhaka
Cumilla, Chattogram|BD|Asia/Dhaka
Da Nang|VN|Asia/Ho_Chi_Minh
Daegu|KR|Asia/Seoul
Daejeon|KR|Asia/Seoul
Dakar|SN|Africa/Dakar
Dakshin Dinajpur, West Bengal|IN|Asia/Kolkata
Daman|IN|Asia/Kolkata
Damascus Governorate|SY|Asia/Damascus
Dar es Salaam Region|TZ|Africa/Dar_es_Salaam
Darjeeling, West Bengal|IN|Asia/Kolkata
Davao Region|PH|Asia/Manila
Delhi|IN|Asia/Kolkata
Demerara-Mahaica|GY|America/Guyana
Dhaka, Dhaka|BD|Asia/Dhaka
Dhalai, Tripura|IN|Asia/Kolkata
Dili Municipality|TL|Asia/Dili
Dinajpur, Rangpur|BD|Asia/Dhaka
District of Columbia|US|America/New_York
Distrito Federal|VE|America/Caracas
Djibouti|DJ|Africa/Djibouti
Dnipropetrovsk|UA|Europe/Kiev
Dodoma|TZ|Africa/Dar_es_Salaam
Donetsk|UA|Europe/Kiev
Dubai|AE|Asia/Dubai
Dushanbe|TJ|Asia/Dushanbe
East Azerbaijan|IR|Asia/Tehran
East Java|ID|Asia/Jakarta
Eastern Province|SA|Asia/Riyadh
Edo State|NG|Africa/Lagos
England|GB|Europe/London
Estuaire|GA|Africa/Libreville
FCT|NG|Africa/Lagos
Faridpur, Dhaka|BD|Asia/Dhaka
Fars|IR|Asia/Tehran
Federal District|BR|America/Sao_Paulo
Federation of B&H|BA|Europe/Sarajevo
Feni, Chattogram|BD|Asia/Dhaka
Flanders|BE|Europe/Brussels
Florida|US|America/New_York
Francisco Morazán Department|HN|America/Tegucigalpa
Fujian|CN|Asia/Shanghai
Fukuoka|JP|Asia/Tokyo
Gaborone|BW|Africa/Gaborone
Gaibandha, Rangpur|BD|Asia/Dhaka
Gandaki Pradesh|NP|Asia/Kathmandu
Gansu|CN|Asia/Shanghai
Gauteng|ZA|Africa/Johannesburg
Gaziantep|TR|Europe/Istanbul
Gazipur, Dhaka|BD|Asia/Dhaka
Geneva|CH|Europe/Zurich
Georgia|US|America/New_York
Giza|EG|Africa/Cairo
Goa|IN|Asia/Kolkata
Goiás|BR|America/Sao_Paulo
Gomati, Tripura|IN|Asia/Kolkata
Gopalganj, Dhaka|BD|Asia/Dhaka
Grad Skopje|MK|Europe/Skopje
Greater Accra|GH|Africa/Accra
Guanajuato|MX|America/Mexico_City
Guangdong|CN|Asia/Shanghai
Guangdong|CN|Asia/Urumqi
Guatemala|GT|America/Guatemala
Guayas|EC|America/Guayaquil
Guizhou|CN|Asia/Shanghai
Gujarat|IN|Asia/Kolkata
Gwangju|KR|Asia/Seoul
Gyeonggi-do|KR|Asia/Seoul
Habiganj, Sylhet|BD|Asia/Dhaka
Hailakandi, Assam|IN|Asia/Kolkata
Hainan|CN|Asia/Shanghai
Haiphong|VN|Asia/Ho_Chi_Minh
Hamburg|DE|Europe/Berlin
Harare|ZW|Africa/Harare
Harjumaa|EE|Europe/Tallinn
Haryana|IN|Asia/Kolkata
Haut-Katanga|CD|Africa/Lubumbashi
Havana|CU|America/Havana
Hebei|CN|Asia/Shanghai
Heilongjiang|CN|Asia/Shanghai
Henan|CN|Asia/Shanghai
Hesse|DE|Europe/Berlin
Himachal Pradesh|IN|Asia/Kolkata
Hiroshima|JP|Asia/Tokyo
Hokkaido|JP|Asia/Tokyo
Hooghly, West Bengal|IN|Asia/Kolkata
Howrah, West Bengal|IN|Asia/Kolkata
Hubei|CN|Asia/Shanghai
Hunan|CN|Asia/Shanghai
Hyōgo|JP|Asia/Tokyo
Illinois|US|America/Chicago
Incheon|KR|Asia/Seoul
Indiana|US|America/Indiana/Indianapolis
Inner Mongolia|CN|Asia/Shanghai
Isfahan|IR|Asia/Tehran
Islamabad|PK|Asia/Karachi
Istanbul|TR|Europe/Istanbul
Jakarta|ID|Asia/Jakarta
Jalisco|MX|America/Mexico_City
Jalpaiguri, West Bengal|IN|Asia/Kolkata
Jamalpur, Mymensingh|BD|Asia/Dhaka
Jammu and Kashmir|IN|Asia/Kolkata
Jashore, Khulna|BD|Asia/Dhaka
Jerusalem|IL|Asia/Jerusalem
Jhalokati, Barishal|BD|Asia/Dhaka
Jhargram, West Bengal|IN|Asia/Kolkata
Jharkhand|IN|Asia/Kolkata
Jhenaidah, Khulna|BD|Asia/Dhaka
Jiangsu|CN|Asia/Shanghai
Jiangxi|CN|Asia/Shanghai
Jilin|CN|Asia/Shanghai
Johor|MY|Asia/Kuala_Lumpur
Joypurhat, Rajshahi|BD|Asia/Dhaka
Juba|SS|Africa/Juba
Kaafu Atoll|MV|Indian/Maldives
Kabul|AF|Asia/Kabul
Kaduna State|NG|Africa/Lagos
Kalimpong, West Bengal|IN|Asia/Kolkata
Kanagawa|JP|Asia/Tokyo
Kano State|NG|Africa/Lagos
Karnataka|IN|Asia/Kolkata
Kelantan|MY|Asia/Kuala_Lumpur
Kerala|IN|Asia/Kolkata
Khagrachhari, Chattogram|BD|Asia/Dhaka
Kharkiv|UA|Europe/Kiev
Khartoum|SD|Africa/Khartoum
Khomas Region|NA|Africa/Windhoek
Khowai, Tripura|IN|Asia/Kolkata
Khulna, Khulna|BD|Asia/Dhaka
Khuzestan|IR|Asia/Tehran
Khyber Pakhtunkhwa|PK|Asia/Karachi
Kigali|RW|Africa/Kigali
Kingston|JM|America/Jamaica
Kinshasa|CD|Africa/Kinshasa
Kishoreganj, Dhaka|BD|Asia/Dhaka
Kolkata, West Bengal|IN|Asia/Kolkata
Konya|TR|Europe/Istanbul
Koshi|NP|Asia/Kathmandu
Krasnoyarsk Krai|RU|Asia/Krasnoyarsk
Kuala Lumpur|MY|Asia/Kuala_Lumpur
Kurigram, Rangpur|BD|Asia/Dhaka
Kushtia, Khulna|BD|Asia/Dhaka
KwaZulu-Natal|ZA|Africa/Johannesburg
Kyiv City|UA|Europe/Kiev
Kyoto|JP|Asia/Tokyo
La Paz Department|BO|America/La_Paz
Lacs District|CI|Africa/Abidjan
Ladakh|IN|Asia/Kolkata
Lagos|NG|Africa/Lagos
Lakshadweep|IN|Asia/Kolkata
Lakshmipur, Chattogram|BD|Asia/Dhaka
Lalmonirhat, Rangpur|BD|Asia/Dhaka
Lazio|IT|Europe/Rome
Leinster|IE|Europe/Dublin
Liaoning|CN|Asia/Shanghai
Lima Province|PE|America/Lima
Lisbon|PT|Europe/Lisbon
Littoral|CM|Africa/Douala
Ljubljana|SI|Europe/Ljubljana
Lombardy|IT|Europe/Rome
Luanda|AO|Africa/Luanda
Lusaka Province|ZM|Africa/Lusaka
Lạng Sơn Province|VN|Asia/Ho_Chi_Minh
Macau|MO|Asia/Macau
Madaripur, Dhaka|BD|Asia/Dhaka
Madhesh|NP|Asia/Kathmandu
Madhya Pradesh|IN|Asia/Kolkata
Madrid|ES|Europe/Madrid
Maekel|ER|Africa/Asmara
Magura, Khulna|BD|Asia/Dhaka
Maharashtra|IN|Asia/Kolkata
Malda, West Bengal|IN|Asia/Kolkata
Managua Department|NI|America/Managua
Manama|BH|Asia/Bahrain
Mandalay Region|MM|Asia/Yangon
Manikganj, Dhaka|BD|Asia/Dhaka
Manipur|IN|Asia/Kolkata
Manitoba|CA|America/Winnipeg
Maputo City|MZ|Africa/Maputo
Maritime|TG|Africa/Lome
Maryland|US|America/New_York
Maseru District|LS|Africa/Maseru
Massachusetts|US|America/New_York
Mazovia|PL|Europe/Warsaw
Mecca Region|SA|Asia/Riyadh
Medina Region|SA|Asia/Riyadh
Meghalaya|IN|Asia/Kolkata
Meherpur, Khulna|BD|Asia/Dhaka
Mexico City|MX|America/Mexico_City
Michigan|US|America/Detroit
Minas Gerais|BR|America/Sao_Paulo
Minnesota|US|America/Chicago
Minsk City|BY|Europe/Minsk
Missouri|US|America/Chicago
Miyagi|JP|Asia/Tokyo
Mizoram|IN|Asia/Kolkata
Mombasa County|KE|Africa/Nairobi
Montevideo Department|UY|America/Montevideo
Montserrado County|LR|Africa/Monrovia
Moscow|RU|Europe/Moscow
Moulvibazar, Sylhet|BD|Asia/Dhaka
Munshiganj, Dhaka|BD|Asia/Dhaka
Murshidabad, West Bengal|IN|Asia/Kolkata
Muscat|OM|Asia/Muscat
Mymensingh, Mymensingh|BD|Asia/Dhaka
México|MX|America/Mexico_City
Nacional|DO|America/Santo_Domingo
Nadia, West Bengal|IN|Asia/Kolkata
Nagaland|IN|Asia/Kolkata
Nairobi County|KE|Africa/Nairobi
Naogaon, Rajshahi|BD|Asia/Dhaka
Narail, Khulna|BD|Asia/Dhaka
Narayanganj, Dhaka|BD|Asia/Dhaka
Narsingdi, Dhaka|BD|Asia/Dhaka
National Capital Region|PH|Asia/Manila
National Capital|PG|Pacific/Port_Moresby
Natore, Rajshahi|BD|Asia/Dhaka
Nay Pyi Taw|MM|Asia/Yangon
Netrakona, Mymensingh|BD|Asia/Dhaka
Nevada|US|America/Los_Angeles
New Jersey|US|America/New_York
New Providence|BS|America/Nassau
New South Wales|AU|Australia/Sydney
New York|US|America/New_York
Niamey|NE|Africa/Niamey
Nicosia|CY|Asia/Nicosia
Nilphamari, Rangpur|BD|Asia/Dhaka
Nineveh|IQ|Asia/Baghdad
Nizhny Novgorod Oblast|RU|Europe/Moscow
Noakhali, Chattogram|BD|Asia/Dhaka
North 24 Parganas, West Bengal|IN|Asia/Kolkata
North Carolina|US|America/New_York
North Holland|NL|Europe/Amsterdam
North Rhine-Westphalia|DE|Europe/Berlin
North Sumatra|ID|Asia/Jakarta
North Tripura, Tripura|IN|Asia/Kolkata
Northern Ireland|GB|Europe/London
Northern Province|LK|Asia/Colombo
Northern Territory|AU|Australia/Darwin
Nouakchott|MR|Africa/Nouakchott
Novosibirsk Oblast|RU|Asia/Novosibirsk
Nuevo León|MX|America/Monterrey
N’Djaména|TD|Africa/Ndjamena
Odesa|UA|Europe/Kiev
Odisha|IN|Asia/Kolkata
Ohio|US|America/New_York
Omsk Oblast|RU|Asia/Omsk
Ontario|CA|America/Toronto
Oregon|US|America/Los_Angeles
Osaka|JP|Asia/Tokyo
Oslo|NO|Europe/Oslo
Ouest|HT|America/Port-au-Prince
Ouémé|BJ|Africa/Porto-Novo
Oyo State|NG|Africa/Lagos
Pabna, Rajshahi|BD|Asia/Dhaka
Panamá|PA|America/Panama
Panchagarh, Rangpur|BD|Asia/Dhaka
Paramaribo District|SR|America/Paramaribo
Paraná|BR|America/Sao_Paulo
Pará|BR|America/Belem
Paschim Bardhaman, West Bengal|IN|Asia/Kolkata
Paschim Medinipur, West Bengal|IN|Asia/Kolkata
Patuakhali, Barishal|BD|Asia/Dhaka
Penang|MY|Asia/Kuala_Lumpur
Pennsylvania|US|America/New_York
Perm Krai|RU|Asia/Yekaterinburg
Pernambuco|BR|America/Recife
Phnom Penh|KH|Asia/Phnom_Penh
Pichincha|EC|America/Guayaquil
Piedmont|IT|Europe/Rome
Pirojpur, Barishal|BD|Asia/Dhaka
Podgorica|ME|Europe/Podgorica
Port Louis|MU|Indian/Mauritius
Porto|PT|Europe/Lisbon
Prague|CZ|Europe/Prague
Praia|CV|Atlantic/Cape_Verde
Pristina|XK|Europe/Belgrade
Provence-Alpes-Côte d'Azur|FR|Europe/Paris
Puducherry|IN|Asia/Kolkata
Puebla|MX|America/Mexico_City
Punjab|IN|Asia/Kolkata
Punjab|PK|Asia/Karachi
Purba Bardhaman, West Bengal|IN|Asia/Kolkata
Purba Medinipur, West Bengal|IN|Asia/Kolkata
Purulia, West Bengal|IN|Asia/Kolkata
Pyongyang|KP|Asia/Pyongyang
Qom Province|IR|Asia/Tehran
Quang Tri|VN|Asia/Ho_Chi_Minh
Quebec|CA|America/Toronto
Queensland|AU|Australia/Brisbane
Rabat-Salé-Kénitra|MA|Africa/Casablanca
Rajasthan|IN|Asia/Kolkata
Rajbari, Dhaka|BD|Asia/Dhaka
Rajshahi, Rajshahi|BD|Asia/Dhaka
Rakhine|MM|Asia/Yangon
Rangamati, Chattogram|BD|Asia/Dhaka
Rangpur, Rangpur|BD|Asia/Dhaka
Razavi Khorasan|IR|Asia/Tehran
Reunion|RE|Indian/Reunion
Riau|ID|Asia/Jakarta
Riga|LV|Europe/Riga
Rio Grande do Sul|BR|America/Sao_Paulo
Rio de Janeiro|BR|America/Sao_Paulo
Rivers State|NG|Africa/Lagos
Riyadh Region|SA|Asia/Riyadh
Rostov|RU|Europe/Moscow
Saitama|JP|Asia/Tokyo
Samara Oblast|RU|Europe/Samara
San José|CR|America/Costa_Rica
San Juan|PR|America/Puerto_Rico
San Salvador Department|SV|America/El_Salvador
Sanaa Governorate|YE|Asia/Aden
Santa Cruz Department|BO|America/La_Paz
Santa Fe|AR|America/Argentina/Cordoba
Santiago Metropolitan|CL|America/Santiago
Santiago Province|DO|America/Santo_Domingo
Satkhira, Khulna|BD|Asia/Dhaka
Scotland|GB|Europe/London
Seoul|KR|Asia/Seoul
Sepahijala, Tripura|IN|Asia/Kolkata
Shaanxi|CN|Asia/Shanghai
Shandong|CN|Asia/Shanghai
Shanghai|CN|Asia/Shanghai
Shanxi|CN|Asia/Shanghai
Shariatpur, Dhaka|BD|Asia/Dhaka
Sharjah|AE|Asia/Dubai
Sherpur, Mymensingh|BD|Asia/Dhaka
Sichuan|CN|Asia/Shanghai
Sikkim|IN|Asia/Kolkata
Silvassa|IN|Asia/Kolkata
Sindh|PK|Asia/Karachi
Singapore|SG|Asia/Singapore
Sirajganj, Rajshahi|BD|Asia/Dhaka
Soccsksargen|PH|Asia/Manila
Sofia-Capital|BG|Europe/Sofia
South 24 Parganas, West Bengal|IN|Asia/Kolkata
South Australia|AU|Australia/Adelaide
South Holland|NL|Europe/Amsterdam
South Sulawesi|ID|Asia/Makassar
South Sumatra|ID|Asia/Jakarta
South Tripura, Tripura|IN|Asia/Kolkata
Sribhumi, Assam|IN|Asia/Kolkata
St.-Petersburg|RU|Europe/Moscow
State of Berlin|DE|Europe/Berlin
Stockholm|SE|Europe/Stockholm
Sunamganj, Sylhet|BD|Asia/Dhaka
Sverdlovsk Oblast|RU|Asia/Yekaterinburg
Sylhet, Sylhet|BD|Asia/Dhaka
São Paulo|BR|America/Sao_Paulo
Taiwan|TW|Asia/Taipei
Takao|TW|Asia/Taipei
Tamil Nadu|IN|Asia/Kolkata
Tangail, Dhaka|BD|Asia/Dhaka
Tashkent|UZ|Asia/Tashkent
Tasmania|AU|Australia/Hobart
Tatarstan Republic|RU|Europe/Moscow
Tbilisi|GE|Asia/Tbilisi
Tehran|IR|Asia/Tehran
Tel Aviv|IL|Asia/Jerusalem
Telangana|IN|Asia/Kolkata
Tennessee|US|America/Chicago
Texas|US|America/Chicago
Thakurgaon, Rangpur|BD|Asia/Dhaka
Thimphu District|BT|Asia/Thimphu
Tianjin|CN|Asia/Shanghai
Tirana|AL|Europe/Tirane
Tokyo|JP|Asia/Tokyo
Tripoli|LY|Africa/Tripoli
Tripura|IN|Asia/Kolkata
Tunis Governorate|TN|Africa/Tunis
Ulaanbaatar|MN|Asia/Ulaanbaatar
Unakoti, Tripura|IN|Asia/Kolkata
Utah|US|America/Denver
Uttar Dinajpur, West Bengal|IN|Asia/Kolkata
Uttar Pradesh|IN|Asia/Kolkata
Uttarakhand|IN|Asia/Kolkata
Uusimaa|FI|Europe/Helsinki
Valencia|ES|Europe/Madrid
Valle del Cauca Department|CO|America/Bogota
Victoria|AU|Australia/Melbourne
Vienna|AT|Europe/Vienna
Vientiane Prefecture|LA|Asia/Vientiane
Vilnius|LT|Europe/Vilnius
Volgograd Oblast|RU|Europe/Volgograd
Voronezh Oblast|RU|Europe/Moscow
Västra Götaland|SE|Europe/Stockholm
Wales|GB|Europe/London
Washington|US|America/Los_Angeles
Wellington Region|NZ|Pacific/Auckland
West Bengal|IN|Asia/Kolkata
West Java|ID|Asia/Jakarta
West Tripura, Tripura|IN|Asia/Kolkata
Western Area|SL|Africa/Freetown
Western Australia|AU|Australia/Perth
Western Cape|ZA|Africa/Johannesburg
Western Province|LK|Asia/Colombo
Willemstad|CW|America/Curacao
Wisconsin|US|America/Chicago
Xinjiang|CN|Asia/Urumqi
Yangon|MM|Asia/Yangon
Yerevan|AM|Asia/Yerevan
Yunnan|CN|Asia/Shanghai
Zagreb|HR|Europe/Zagreb
Zhejiang|CN|Asia/Shanghai
Zulia|VE|America/Caracas
Zurich|CH|Europe/Zurich
Île-de-France|FR|Europe/Paris
İzmir Province|TR|Europe/Istanbul`;

/** One place a line, larger and nearer to Bengal first: `id|name|nameBn|line of its region|latitude|longitude|aliases`. */
export const placeLines = `1275004|Kolkata|কলকাতা|253|22.56263|88.36304|Calcutta,Kalikata,কলিকাতা,কোলকাতা,+Behala,+Barisha,+Thakurpukur,+Jadavpur,+Tollygunge,+Naktala,+Dhakuria,+Gariahat,+Ballygunge,+Bhowanipore,+Bhabanipur,+Kalighat,+Alipore,+Kidderpore,+Khidirpur,+Garden Reach,+Metiabruz,+Park Circus,+Entally,+Tangra,+Topsia,+Tiljala,+Sealdah,+Beliaghata,+Maniktala,+Ultadanga,+Bowbazar,+Jorasanko,+Shyambazar,+Baghbazar,+বেহালা,+বড়িশা,+ঠাকুরপুকুর,+যাদবপুর,+টালিগঞ্জ,+নাকতলা,+ঢাকুরিয়া,+গড়িয়াহাট,+বালিগঞ্জ,+ভবানীপুর,+কালীঘাট,+আলিপুর,+খিদিরপুর,+গার্ডেনরিচ,+মেটিয়াবুরুজ,+পার্ক সার্কাস,+এন্টালি,+ট্যাংরা,+তপসিয়া,+তিলজলা,+শিয়ালদহ,+শিয়ালদা,+বেলেঘাটা,+মানিকতলা,+উল্টোডাঙা,+বউবাজার,+জোড়াসাঁকো,+শ্যামবাজার,+বাগবাজার
1185241|Dhaka|ঢাকা|132|23.7104|90.40744|Dacca
1205733|Chattogram|চট্টগ্রাম|105|22.3384|91.83168|Chittagong,Chatgaon,চাটগাঁ,চিটাগাং
1270396|Howrah|হাওড়া|204|22.57688|88.31857|Haora,Hawrah,+Salkia,+সালকিয়া
1275339|Mumbai|মুম্বই|288|19.07283|72.88261|Bombay,মুম্বাই,বোম্বাই,বম্বে
1273294|Delhi|দিল্লি|130|28.65195|77.23149|Dilli,দিল্লী
1272175|Durgapur|দুর্গাপুর|378|23.51583|87.30801|
1256525|Siliguri|শিলিগুড়ি|128|26.71004|88.42851|Shiliguri
1278314|Asansol|আসানসোল|378|23.68333|86.98333|
1276058|Bhatpara|ভাটপাড়া|348|22.86643|88.40113|
1348818|Maheshtala|মহেশতলা|453|22.5|88.25|Mahestala,Nangi,নঙ্গী,Batanagar,বাটানগর
1336135|Khulna|খুলনা|246|22.80979|89.56439|
900000036|Rajpur Sonarpur|রাজপুর সোনারপুর|453|22.44|88.42|Rajpur,Sonarpur,রাজপুর,সোনারপুর,Garia,গড়িয়া,Narendrapur,নরেন্দ্রপুর
900000022|Rajarhat|রাজারহাট|348|22.62|88.46|New Town,Rajarhat Gopalpur,নিউটাউন,নিউ টাউন,রাজারহাট গোপালপুর
1356720205|Bidhannagar|বিধাননগর|348|22.585|88.415|Salt Lake,Salt Lake City,সল্টলেক,সল্ট লেক
900000020|South Dum Dum|দক্ষিণ দমদম|348|22.61|88.4|Lake Town,Nagerbazar,লেকটাউন,নাগেরবাজার
1050449249|Gazipur|গাজীপুর|167|23.9889|90.375|Joydebpur,Jaydebpur,জয়দেবপুর,Gazipura
1260482|Panihati|পানিহাটি|348|22.69089|88.37404|পানিহাটী
1268257|Kamarhati|কামারহাটি|348|22.67111|88.37472|Belgharia,বেলঘরিয়া
1265711|Kulti|কুলটি|378|23.73166|86.84372|
1277029|Bardhaman|বর্ধমান|400|23.25572|87.85691|Burdwan,Barddhaman,Bardwan
1277065|Barasat|বারাসত|348|22.72154|88.48198|বারাসাত
1277539|Bally|বালি|204|22.64859|88.34115|Bali,বালী,Belur,বেলুড়
900000002|North 24 Parganas|উত্তর ২৪ পরগনা|507|22.7228|88.4806|Uttar 24 Parganas,24 Parganas North,24 Parganas,উত্তর চব্বিশ পরগনা,চব্বিশ পরগনা,২৪ পরগনা
900000003|South 24 Parganas|দক্ষিণ ২৪ পরগনা|507|22.53|88.33|Dakshin 24 Parganas,24 Parganas South,দক্ষিণ চব্বিশ পরগনা,Alipore,আলিপুর
1277082|Baranagar|বরানগর|348|22.64132|88.37727|Baranagore,বরাহনগর
1277333|Bengaluru|বেঙ্গালুরু|238|12.97194|77.59369|Bangalore,ব্যাঙ্গালোর,বাঙ্গালোর
1262131|Naihati|নৈহাটি|348|22.89396|88.41521|নৈহাটী
900000019|North Dum Dum|উত্তর দমদম|348|22.65|88.42|Nimta,Birati,নিমতা,বিরাটি
900000055|Dankuni|ডানকুনি|203|22.68|88.29|
1356354610|Uluberia|উলুবেড়িয়া|204|22.47|88.11|Uluberiya
1256422|Serampore|শ্রীরামপুর|203|22.75278|88.34222|Srirampur,Shrirampur,Serampur,শিরামপুর
1796236|Shanghai|সাংহাই|440|31.22222|121.45806|
1185128|Rajshahi|রাজশাহী|411|24.374|88.60114|রাজশাহি,Rampur Boalia
1266976|Kharagpur|খড়্গপুর|379|22.33971|87.32501|Kharagpore,খড়গপুর
1264527|Chennai|চেন্নাই|469|13.08784|80.27847|Madras,মাদ্রাজ
1279290|Agartala|আগরতলা|509|23.83605|91.27939|Agartola,Agortala
900000004|Purba Bardhaman|পূর্ব বর্ধমান|507|23.2557|87.8569|East Burdwan,Purba Burdwan,Burdwan East
900000005|Paschim Bardhaman|পশ্চিম বর্ধমান|507|23.6833|86.9833|West Burdwan,Paschim Burdwan,Burdwan West
900000011|West Tripura|পশ্চিম ত্রিপুরা|486|23.8361|91.2794|Paschim Tripura
1279233|Ahmedabad|আহমেদাবাদ|183|23.02579|72.58727|Ahmadabad,Amdavad,আমেদাবাদ
1274784|Chandannagar|চন্দননগর|203|22.86225|88.36796|Chandernagore,Chandernagar,Chandannagore,Farasdanga,ফরাসডাঙা
1277820|Baharampur|বহরমপুর|320|24.10473|88.25155|Berhampore,Berhampur,Bahrampur
1269843|Hyderabad|হায়দরাবাদ|477|17.38405|78.45636|Hydrabad,হায়দ্রাবাদ
1269910|Hugli-Chuchura|হুগলি-চুঁচুড়া|203|22.90877|88.39674|Chinsurah,Chunchura,Chuchura,Chinsura,Hugli,Hooghly,Hoogly,Hooghly Chinsurah,চুঁচুড়া,হুগলি,হুগলী,চিনসুরা,+Bandel,+ব্যান্ডেল
900000102|Burnpur|বার্নপুর|378|23.67|86.94|
1344377|Haldia|হলদিয়া|401|22.06046|88.10975|
1259009|Raiganj|রায়গঞ্জ|491|25.61281|88.12449|
1269723|English Bazar|ইংরেজবাজার|289|25.00447|88.14573|Malda,Maldah,Maldaha,Malda Town,Ingraj Bazar,Englishbazar,মালদা,মালদহ,ইংরেজ বাজার
900000009|Uttar Dinajpur|উত্তর দিনাজপুর|507|25.6178|88.1256|North Dinajpur
1264543|Madhyamgram|মধ্যমগ্রাম|348|22.68944|88.44594|
1269280|Jamuria|জামুড়িয়া|378|23.70468|87.07872|
1356370311|Uttarpara|উত্তরপাড়া|203|22.67|88.35|Uttarpara Kotrung,Kotrung,Hindmotor,Hind Motor,উত্তরপাড়া কোতরং,হিন্দমোটর
7284820|Jaigaon|জয়গাঁ|12|26.84766|89.37558|Jaygaon
1263220|Medinipur|মেদিনীপুর|379|22.42114|87.32257|Midnapore,Midnapur,Medinapur,Mednipur
1256287|Silchar|শিলচর|82|24.82733|92.79787|Shilchar
900000008|Paschim Medinipur|পশ্চিম মেদিনীপুর|507|22.424|87.3195|West Midnapore,Paschim Midnapore,Midnapore West
1256639|Santipur|শান্তিপুর|325|23.24723|88.43302|Shantipur
1277100|Barrackpore|ব্যারাকপুর|348|22.76602|88.36336|Barrackpur,Barakpur,বারাকপুর
745044|Istanbul|ইস্তাম্বুল|214|41.01384|28.94966|Constantinople
1259229|Pune|পুনে|288|18.51957|73.85535|Poona,পুণে
1265859|Krishnanagar|কৃষ্ণনগর|325|23.40576|88.49073|Krishnagar,Krishnanagore,Krisnanagar
1255364|Surat|সুরাট|183|21.19594|72.83023|সুরাত
1267995|Kanpur|কানপুর|492|26.46523|80.34975|Cawnpore
1277508|Balurghat|বালুরঘাট|124|25.22099|88.77732|
900000001|Nadia|নদিয়া|507|23.405|88.49|Nadiya,নদীয়া
900000010|Dakshin Dinajpur|দক্ষিণ দিনাজপুর|507|25.2186|88.7642|South Dinajpur,West Dinajpur,পশ্চিম দিনাজপুর
1270568|Habra|হাবড়া|348|22.84202|88.65606|Habra Banipur,হাবরা
1268715|Kanchrapara|কাঁচরাপাড়া|348|22.95998|88.42849|
1269515|Jaipur|জয়পুর|409|26.91962|75.78781|Joypur
1277264|Bankura|বাঁকুড়া|53|23.23241|87.0716|
900000509|Ichapur|ইছাপুর|348|22.81|88.37|Ichhapur,North Barrackpore,উত্তর ব্যারাকপুর,ইছাপুর নবাবগঞ্জ
1258470|Raniganj|রানিগঞ্জ|378|23.6164|87.13061|রাণীগঞ্জ
3435910|Buenos Aires|বুয়েনোস আইরেস|79|-34.61315|-58.37723|
6619347|Navi Mumbai|নবি মুম্বই|288|19.03681|73.01582|Vashi,New Bombay
1266945|Khardaha|খড়দহ|348|22.71861|88.37806|Khardah,খড়দা
1270484|Halisahar|হালিশহর|348|22.93218|88.41859|
1254309|Titagarh|টিটাগড়|348|22.74252|88.37326|
1356109985|Basirhat|বসিরহাট|348|22.6612|88.866|Bashirhat
1264733|Lucknow|লখনউ|492|26.83928|80.92313|Lakhnau,লখনৌ,লক্ষ্ণৌ
1273467|Darjeeling|দার্জিলিং|128|27.03333|88.26667|Darjiling,দার্জিলিঙ
1185186|Cumilla|কুমিল্লা|119|23.46186|91.18503|Comilla,Kumilla,Tippera
3530597|Mexico City|মেক্সিকো সিটি|306|19.42847|-99.12766|
1272243|Dum Dum|দমদম|348|22.63341|88.42286|Dumdum
1259163|Purulia|পুরুলিয়া|402|23.33062|86.36303|Puruliya,Manbhum,মানভূম
1276320|Bhadreswar|ভদ্রেশ্বর|203|22.82449|88.33841|Bhadreshwar
1816670|Beijing|বেজিং|60|39.9075|116.39723|Peking,বেইজিং,পিকিং
1258126|Rishra|রিষড়া|203|22.72394|88.34563|
1174872|Karachi|করাচি|448|24.8608|67.0104|করাচী
1277780|Baidyabati|বৈদ্যবাটি|203|22.78498|88.32586|Baidyabati Sheoraphuli,Sheoraphuli,শেওড়াফুলি,বৈদ্যবাটী
1277324|Bangaon|বনগাঁ|348|23.04553|88.83084|Bongaon,বনগাঁও
1262180|Nagpur|নাগপুর|288|21.14631|79.08491|
7302861|Ashoknagar Kalyangarh|অশোকনগর কল্যাণগড়|348|22.86416|88.63701|Ashokenagar,অশোকনগর,কল্যাণগড়
1356132208|Champdani|চাঁপদানি|203|22.8|88.34|Champdany
1261669|Nabadwip|নবদ্বীপ|325|23.4067|88.36861|Navadwip,Navadvip,Nabadvip
1792947|Tianjin||482|39.14222|117.17667|
1809858|Guangzhou|গুয়াংজু|178|23.11667|113.25|Canton
1185188|Rangpur|রংপুর|414|25.74664|89.25166|রঙ্গপুর
1277240|Bansberia|বাঁশবেড়িয়া|203|22.95387|88.40098|Bansbaria,Tribeni,Triveni,ত্রিবেণী
1269388|Jalpaiguri|জলপাইগুড়ি|217|26.51667|88.73333|
1185098|Tongi|টঙ্গী|167|23.89154|90.40232|Tungi,টঙ্গি
524901|Moscow|মস্কো|317|55.75222|37.61556|Moskva
1795565|Shenzhen|শেনঝেন|178|22.54554|114.0683|
1835848|Seoul|সিওল|436|37.566|126.9784|সোল
3448439|São Paulo|সাও পাওলো|466|-23.5475|-46.63611|Sao Paulo
1791247|Wuhan||205|30.58333|114.26667|
1356089316|Chakdaha|চাকদহ|325|23.08|88.52|Chakdah,চাকদা
900000218|Savar|সাভার|132|23.85|90.26|
1268293|Kalyani|কল্যাণী|325|22.98333|88.48333|
1269743|Indore|ইন্দোর|284|22.71792|75.8333|Indaur
2332459|Lagos|লাগোস|266|6.45407|3.39467|
1185117|Narsingdi|নরসিংদী|331|23.92298|90.71768|
1344069|Contai|কাঁথি|401|21.77985|87.74892|Kanthi
1642911|Jakarta|জাকার্তা|215|-6.21462|106.84513|
1356885496|Garulia|গারুলিয়া|348|22.82|88.37|
1050193121|Brahmanbaria|ব্রাহ্মণবাড়িয়া|72|23.9656|91.108|Brahmonbaria,Bamunbaria,ব্রাহ্মনবাড়িয়া
900000170|Old Malda|পুরাতন মালদহ|289|25.04|88.13|Puratan Malda,Old Maldah,পুরাতন মালদা
1850147|Tokyo|টোকিয়ো|484|35.6895|139.69171|টোকিও
1269247|Jangipur|জঙ্গিপুর|320|24.47001|88.07659|Raghunathganj,রঘুনাথগঞ্জ,জঙ্গীপুর
5128581|New York|নিউ ইয়র্ক|341|40.71427|-74.00597|New York City,Newyork,NYC
1050651716|Siddhirganj|সিদ্ধিরগঞ্জ|330|23.6833|90.5167|
1336134|Cox's Bazar|কক্সবাজার|118|21.43973|92.00955|Coxs Bazar,Cox Bazar
1260086|Patna|পাটনা|64|25.59408|85.13563|
1275841|Bhopal|ভোপাল|284|23.25469|77.40289|ভূপাল
1812545|Dongguan||178|23.01797|113.74866|
900000023|Sodepur|সোদপুর|348|22.7|88.39|Sodpur
1266436|Cooch Behar|কোচবিহার|116|26.32539|89.44508|Koch Bihar,Coochbehar,Kuch Bihar,Cooch Bihar,কুচবিহার
1668341|Taipei|তাইপেই|467|25.04776|121.53185|
1267457|Katwa|কাটোয়া|400|23.64558|88.13258|Katoya
2314302|Kinshasa||251|-4.32758|15.31357|
1264728|Ludhiana|লুধিয়ানা|398|30.91204|75.85379|
3936456|Lima||273|-12.04318|-77.02824|
360630|Cairo|কায়রো|83|30.06263|31.24967|
1336140|Jashore|যশোর|220|23.16971|89.21371|Jessore,Yashore,Yashohar,যশোহর
1272689|Dhulian|ধুলিয়ান|320|24.68127|87.9535|
900000021|New Barrackpore|নিউ ব্যারাকপুর|348|22.69|88.44|New Barrackpur,নব ব্যারাকপুর
3688689|Bogota||69|4.60971|-74.08175|
1277723|Budge Budge|বজবজ|453|22.47514|88.17767|Baj Baj,Bajbaj,Budgebudge
1266179|Konnagar|কোন্নগর|203|22.70508|88.34446|
2643743|London|লন্ডন|148|51.50853|-0.12574|
1185159|Nagarpur|নাগরপুর|470|24.05783|89.87696|
1185099|Sylhet|সিলেট|465|24.89904|91.87198|Srihatta,Shreehatta,Silhet,শ্রীহট্ট,সিলহট
1814906|Chongqing||111|29.56278|106.55278|
1815286|Chengdu||445|30.66667|104.06667|
98182|Baghdad|বাগদাদ|40|33.34058|44.40088|
1254361|Tirunelveli|তিরুনেলভেলি|469|8.72742|77.6838|Tinnevelly
1279259|Agra|আগ্রা|492|27.18333|78.01667|
1799962|Nanjing||226|32.06167|118.77778|
112931|Tehran|তেহরান|475|35.69439|51.42151|
1800146|Nanchong||445|30.79508|106.08473|
1185162|Mymensingh|ময়মনসিংহ|322|24.75636|90.40646|Maimansingh,Nasirabad,মৈমনসিংহ
1275346|Bolpur|বোলপুর|66|23.66278|87.69695|
1258546|Ranaghat|রানাঘাট|325|23.17623|88.56667|রাণাঘাট
1185155|Narayanganj|নারায়ণগঞ্জ|330|23.61352|90.50298|Narayangonj
1253573|Vadodara|বরোদা|183|22.29941|73.20812|Baroda,ভাদোদরা,বড়োদরা
1819729|Hong Kong|হংকং|99|22.27832|114.17469|Hongkong
1262111|Najafgarh|নজফগড়|130|28.60922|76.97982|
1337233|Bogura|বগুড়া|70|24.85098|89.37108|Bogra
1271670|Gangarampur|গঙ্গারামপুর|124|25.40138|88.52978|
1279003|Alipurduar|আলিপুরদুয়ার|12|26.4835|89.52286|Alipur Duar,Alipurduar Junction
1203891|Dinajpur|দিনাজপুর|135|25.62745|88.63779|
1790630|Xi'an||438|34.25833|108.92861|
1255955|Suri|সিউড়ি|66|23.90806|87.52773|Siuri,সিউড়ী
1261731|Nashik|নাসিক|288|19.99727|73.79096|Nasik
1259652|Pimpri|পিম্পরি|288|18.62292|73.80696|Pimpri Chinchwad,Chinchwad
1275462|Bishnupur|বিষ্ণুপুর|53|23.0738|87.31991|Vishnupur
900000006|Birbhum|বীরভূম|507|23.9103|87.5271|Beerbhum,Birbhoom
1336137|Barishal|বরিশাল|56|22.70497|90.37013|Barisal,Bakarganj,বাখরগঞ্জ
1268295|Kalyan|কল্যাণ|288|19.2437|73.13554|
1254661|Thane|ঠানে|288|19.19704|72.96355|Thana,থানে,ঠাণে
1172451|Lahore|লাহোর|399|31.558|74.35071|
6545349|Saidpur|সৈয়দপুর|344|25.77769|88.89169|Syedpur
2034937|Shenyang||272|41.79222|123.43278|
1808926|Hangzhou||521|30.29365|120.16142|
1263214|Meerut|মিরাট|492|28.98002|77.70636|
1271951|Faridabad|ফরিদাবাদ|193|28.41124|77.31316|
1192366|Naogaon|নওগাঁ|328|24.80418|88.94875|Par Naogaon,Nowgaon,নওগাঁও
1278466|Arambagh|আরামবাগ|203|22.88333|87.78333|Arambag
3451190|Rio de Janeiro|রিও ডি জেনেইরো|420|-22.90642|-43.18223|
1271308|Ghaziabad|গাজিয়াবাদ|492|28.66535|77.43915|
1256409|Shyamnagar|শ্যামনগর|348|22.83|88.37|
900000049|Liluah|লিলুয়া|204|22.62|88.33|Lilua,Liluwa
1272423|Dombivli|ডোম্বিভলি|288|19.21667|73.08333|
1336143|Pabna|পাবনা|372|24.00644|89.2372|
1258847|Rajkot|রাজকোট|183|22.29161|70.79322|
900000066|Gayespur|গয়েশপুর|325|22.96|88.49|Gayeshpur
2037013|Harbin||197|45.75|126.65|
1253405|Varanasi|বারাণসী|492|25.31668|83.01041|Benares,Banaras,Kashi,Baranasi,কাশী,বেনারস,বারানসী
1356744342|Panskura|পাঁশকুড়া|401|22.42|87.7|
1268990|Jhargram|ঝাড়গ্রাম|223|22.45384|86.99497|
1262092|Naxalbari|নকশালবাড়ি|128|26.6827|88.22001|Naksalbari
1336144|Tangail|টাঙ্গাইল|470|24.24984|89.91655|টাঙাইল
1348747|Bankra|বাঁকড়া|204|22.60291|88.27751|
1269665|Islampur|ইসলামপুর|491|26.26541|88.18982|
900000070|Fulia|ফুলিয়া|325|23.24|88.5|Phulia
1267758|Karimganj|করিমগঞ্জ|459|24.86919|92.35543|Sribhumi,Karimgunj,শ্রীভূমি
1793724|Tai'an||439|36.18528|117.12|
1268135|Kandi|কান্দি|320|23.95946|88.04018|কান্দী
1278710|Amritsar|অমৃতসর|398|31.62234|74.87534|
1271346|Ghatal|ঘাটাল|379|22.66244|87.73399|
1268341|Kalna|কালনা|400|23.21944|88.36295|Ambika Kalna,অম্বিকা কালনা
1278994|Prayagraj|প্রয়াগরাজ|492|25.44478|81.84322|Allahabad,Ilahabad,এলাহাবাদ
1258581|Rampurhat|রামপুরহাট|66|24.17737|87.78275|
1886760|Suzhou||226|31.30408|120.59538|
1795940|Shantou||178|23.36814|116.71479|
1253102|Visakhapatnam|বিশাখাপত্তনম|19|17.68009|83.20161|Vizag,Vishakhapatnam,Waltair,বিশাখাপট্টনম,ওয়ালটেয়ার
1185106|Jamalpur|জামালপুর|218|24.91965|89.94812|
1356818151|Jiaganj-Azimganj|জিয়াগঞ্জ-আজিমগঞ্জ|320|24.23|88.27|Jiaganj,Azimganj,জিয়াগঞ্জ,আজিমগঞ্জ
1268383|Kaliyaganj|কালিয়াগঞ্জ|491|25.63442|88.32665|Kaliaganj
1269633|Jabalpur|জব্বলপুর|284|23.16697|79.95006|Jubbulpore,Jabbalpur,জবলপুর
1609350|Bangkok|ব্যাংকক|51|13.75398|100.50144|ব্যাঙ্কক
1278149|Chhatrapati Sambhajinagar|ছত্রপতি সম্ভাজিনগর|288|19.87757|75.34226|Aurangabad,Sambhajinagar,ঔরঙ্গাবাদ
900000321|Chandpur|চাঁদপুর|103|23.233|90.65|
498817|Saint Petersburg|সেন্ট পিটার্সবার্গ|460|59.93863|30.31413|Leningrad,St Petersburg
1256436|Solapur|সোলাপুর|288|17.67152|75.91044|Sholapur,শোলাপুর
1277950|Baduria|বাদুড়িয়া|348|22.74431|88.78655|
1255634|Srinagar|শ্রীনগর|219|34.08565|74.80555|
1255046|Tamluk|তমলুক|401|22.30083|87.92593|Tamralipta,তাম্রলিপ্ত
3871336|Santiago||432|-33.45694|-70.64827|
1274746|Chandigarh|চণ্ডীগড়|102|30.73629|76.7884|চন্ডিগড়
1273865|Coimbatore|কোয়েম্বাটুর|469|11.00555|76.96612|Kovai,কোয়েম্বাটোর
900000007|Purba Medinipur|পূর্ব মেদিনীপুর|507|22.3003|87.9205|East Midnapore,Purba Midnapore,Midnapore East
1276832|Baruipur|বারুইপুর|453|22.35253|88.43882|
1267675|Kurseong|কার্শিয়াং|128|26.88251|88.27729|Karsiyang,Kharsang,কার্শিয়াঙ
2147714|Sydney|সিডনি|340|-33.86785|151.20732|
1268865|Jodhpur|যোধপুর|409|26.26841|73.00594|
1264521|Madurai|মাদুরাই|469|9.919|78.11953|
1348820|Pujali|পূজালি|453|22.4711|88.1453|
1274043|Chittaranjan|চিত্তরঞ্জন|378|23.85681|86.90324|
1271476|Guwahati|গুয়াহাটি|29|26.1844|91.7458|Gauhati,গৌহাটি
1337240|Chapai Nawabganj|চাঁপাইনবাবগঞ্জ|104|24.59025|88.27444|Nawabganj,Chapainawabganj,Nawabgonj,নবাবগঞ্জ,চাঁপাই নবাবগঞ্জ
1298824|Yangon|ইয়াঙ্গন|517|16.80528|96.15611|Rangoon,রেঙ্গুন,ইয়াঙ্গুন
1263148|Memari|মেমারি|400|23.17647|88.09749|মেমারী
1270583|Gwalior|গোয়ালিয়র|284|26.22983|78.17337|
1253184|Vijayawada|বিজয়ওয়াড়া|19|16.50745|80.6466|Bezwada
1271142|Gobardanga|গোবরডাঙা|348|22.8774|88.75479|গোবরডাঙ্গা
1262321|Mysuru|মহীশূর|238|12.29791|76.63925|Mysore,মাইসোর
1805753|Jinan||439|36.66833|116.99722|
1257751|Sainthia|সাঁইথিয়া|66|23.94826|87.68045|
1268403|Kalimpong|কালিম্পং|235|27.07059|88.47529|কালিম্পঙ
1185191|Kushtia|কুষ্টিয়া|259|23.9028|89.11943|Kusthia
1784658|Zhengzhou||198|34.75778|113.64861|
2158177|Melbourne|মেলবোর্ন|497|-37.814|144.96332|
1258526|Ranchi|রাঁচি|224|23.34316|85.3094|রাঁচী
1272532|Dinhata|দিনহাটা|116|26.13526|89.46129|
1274984|Canning|ক্যানিং|453|22.31453|88.66248|Port Canning,মাতলা
1269920|Hubballi|হুব্বালি|238|15.34776|75.13378|Hubli,Hubli Dharwad,হুবলি
108410|Riyadh|রিয়াধ|422|24.68773|46.72185|রিয়াদ
1050643433|Sreepur|শ্রীপুর|167|24.2011|90.4843|Sripur
2038180|Changchun||228|43.88|125.32278|
1356337976|Berubari|বেরুবাড়ি|217|26.3603|88.7152|
1050060514|Noakhali|নোয়াখালী|347|22.8333|91.1|Maijdi,Maijdee,Sudharam,মাইজদী,মাইজদি
1272674|Dhupguri|ধূপগুড়ি|217|26.58904|89.00732|Dhupgari,ধুপগুড়ি
1187530|Sonargaon|সোনারগাঁও|330|23.65|90.61667|সোনারগাঁ
1814087|Dalian||272|38.91222|121.60222|
1050405233|Chuadanga|চুয়াডাঙ্গা|112|23.644|88.8556|চুয়াডাঙা
1185111|Satkhira|সাতক্ষীরা|434|22.70817|89.07185|
1185115|Sirajganj|সিরাজগঞ্জ|450|24.45771|89.70802|
1255211|Taki|টাকি|348|22.58867|88.93253|টাকী
1272657|Diamond Harbour|ডায়মন্ড হারবার|453|22.19303|88.18466|Diamond Harbor,ডায়মণ্ড হারবার
1261809|Narela|নারেলা|130|28.85267|77.09288|
1270245|Hasimara|হাসিমারা|12|26.7469|89.35385|
900000078|Domkal|ডোমকল|320|24.12|88.53|
900000103|Barakar|বরাকর|378|23.74|86.82|
5368361|Los Angeles|লস অ্যাঞ্জেলেস|84|34.05223|-118.24368|LA
1262412|Murshidabad|মুর্শিদাবাদ|320|24.1839|88.27171|Lalbagh,লালবাগ
1268782|Jalandhar|জলন্ধর|398|31.32556|75.57917|Jullundur
1254163|Thiruvananthapuram|তিরুবনন্তপুরম|240|8.4855|76.94924|Trivandrum,ত্রিবান্দ্রাম
1257629|Salem|সালেম|469|11.65376|78.15538|
900000079|Aurangabad|ঔরঙ্গাবাদ|320|24.62|88.03|Aurangabad Murshidabad
1254388|Tiruchirappalli|তিরুচিরাপল্লি|469|10.8155|78.69651|Trichy,Tiruchy,Trichinopoly,ত্রিচি
900000067|Taherpur|তাহেরপুর|325|23.26|88.54|
1804651|Kunming||519|25.03889|102.71833|
1266049|Kota|কোটা|409|25.18254|75.83907|Kotah
1275817|Bhubaneswar|ভুবনেশ্বর|362|20.27241|85.83385|Bhubaneshwar
361058|Alexandria|আলেকজান্দ্রিয়া|10|31.20176|29.91582|
1279017|Aligarh|আলিগড়|492|27.88145|78.07464|
1277013|Bareilly|বেরিলি|492|28.36678|79.43167|Bareli,বেরেলি
1797929|Qingdao||439|36.06488|120.38042|
1356022394|Sitalkuchi|শীতলকুচি|116|26.1697|89.1914|
1356994427|Kankuria|কাঁকুড়িয়া|320|24.658|87.9794|
1838524|Busan||81|35.10168|129.03004|
2293538|Abidjan||0|5.35444|-4.00167|
2335204|Kano||237|12.00012|8.51672|
1262801|Moradabad|মোরাদাবাদ|492|28.83893|78.77684|
1811103|Foshan||178|23.02677|113.13148|
1798425|Puyang||521|29.45679|119.88872|
1848354|Yokohama||236|35.43333|139.65|
2339354|Ibadan||371|7.37756|3.90591|
1880252|Singapore|সিঙ্গাপুর|449|1.28967|103.85007|
1203344|Faridpur|ফরিদপুর|151|23.60612|89.84064|
1790923|Wuxi||226|31.56887|120.28857|
1275901|Bhiwandi|ভিওয়ান্ডি|288|19.30023|73.05881|
1790645|Xiamen||159|24.47979|118.08187|
323786|Ankara|আঙ্কারা|21|39.91987|32.85427|
1272320|Dubrajpur|দুবরাজপুর|66|23.7902|87.37648|
1792892|Tianshui||164|34.57952|105.74238|
900000189|Buniadpur|বুনিয়াদপুর|124|25.39|88.39|Banshihari,বংশীহারী
1799397|Ningbo||521|29.87819|121.54945|
1349357|Nabagram|নবগ্রাম|453|22.28806|88.50917|
1566083|Ho Chi Minh City|হো চি মিন সিটি|280|10.82302|106.62965|Saigon,সাইগন
1794903|Shiyan||205|32.6475|110.77806|
3369157|Cape Town|কেপ টাউন|512|-33.92584|18.42322|
1793511|Taiyuan||441|37.86944|112.56028|
2950159|Berlin|বার্লিন|461|52.52437|13.41053|
1356027247|Balarampur|বলরামপুর|116|26.2432|89.5863|
1258980|Raipur|রায়পুর|107|21.23333|81.63333|
1337248|Sherpur|শেরপুর|444|25.01881|90.01751|
1050491250|Jhenaidah|ঝিনাইদহ|225|23.5417|89.1833|Jhenida,Jhenaidaha,Jhinaidah,ঝিনাইদা
1270927|Gorakhpur|গোরক্ষপুর|492|26.76628|83.36889|গোরখপুর
1270598|Guskara|গুসকরা|400|23.49276|87.73484|Guskhara
1793346|Tangshan||196|39.63333|118.18333|
1185263|Bhairab|ভৈরব|252|24.0524|90.9764|Bhairab Bazar,ভৈরব বাজার
1808722|Hefei||20|31.86389|117.28083|
1272852|Dharmanagar|ধর্মনগর|353|24.36667|92.16667|Dharmaragar
1272101|Egra|এগরা|401|21.89947|87.53794|
1356831548|Debagram|দেবগ্রাম|325|23.6833|88.2833|
3117735|Madrid|মাদ্রিদ|285|40.4165|-3.70256|
1185121|Shahzadpur|শাহজাদপুর|450|24.17687|89.5988|Shahjadpur
1871859|Pyongyang||403|39.03385|125.75432|
900000017|North Tripura|উত্তর ত্রিপুরা|486|24.3667|92.1667|Uttar Tripura
900000219|Ashulia|আশুলিয়া|132|23.9|90.32|
7649230|Magura|মাগুরা|287|23.48702|89.41592|
2553604|Casablanca||90|33.58831|-7.61138|
1336136|Bhola|ভোলা|63|22.68759|90.64403|
1275971|Bhilai|ভিলাই|107|21.20919|81.4285|
1785286|Zibo||439|36.79056|118.06333|
1915223|Zhongshan||179|21.31992|110.5723|
1007311|Durban|ডারবান|260|-29.8579|31.0292|
1270530|Hailakandi|হাইলাকান্দি|187|24.68394|92.56097|হাইলাকান্দী
1815577|Changsha||206|28.19874|112.97087|
1269300|Jamshedpur|জামশেদপুর|224|22.80278|86.18545|Tatanagar,Tata,টাটানগর,টাটা
900000510|Birnagar|বীরনগর|325|23.24|88.56|Ula,উলা
1275248|Borivali|বোরিভলি|288|19.23496|72.85976|Borivli
1254912|Tarakeswar|তারকেশ্বর|203|22.88605|88.01363|Tarakeshwar
1138958|Kabul|কাবুল|233|34.52813|69.17233|
1273874|Kochi|কোচি|240|9.93988|76.26022|Cochin,Ernakulam,কোচিন,এর্নাকুলাম
1529102|Urumqi||516|43.80096|87.60046|
1278718|Amravati|অমরাবতী|288|20.93333|77.75|Amaravati
1257416|Sangli|সাংলি|288|16.85438|74.56417|
1356114722|Margram|মাড়গ্রাম|66|24.1516|87.8442|
7284803|Birpara|বীরপাড়া|12|26.70421|89.14547|
3646738|Caracas||137|10.48801|-66.87919|
900000108|Niamatpur|নিয়ামতপুর|378|23.71|86.88|Neamatpur
900000479|Jogendranagar|যোগেন্দ্রনগর|509|23.82|91.3|
900000480|Badharghat|বাধারঘাট|509|23.79|91.28|
292223|Dubai|দুবাই|142|25.07725|55.30927|
1264301|Mainaguri|ময়নাগুড়ি|217|26.56263|88.8204|Maynaguri,Moynaguri
1273780|Cuttack|কটক|362|20.46497|85.87927|Katak
1275665|Bikaner|বিকানের|409|28.01762|73.31495|
1337249|Kishoreganj|কিশোরগঞ্জ|252|24.43944|90.78291|Kishorganj
105343|Jeddah|জেদ্দা|302|21.49012|39.18624|জিদ্দা
1265166|Lalgola|লালগোলা|320|24.42244|88.25238|
1795270|Shijiazhuang||196|38.04139|114.47861|
1255792|Sonamukhi|সোনামুখী|53|23.30521|87.41336|
1260527|Pandua|পান্ডুয়া|203|23.07492|88.28637|পাণ্ডুয়া
6414184|Fatikchhari|ফটিকছড়ি|105|22.68347|91.79058|Bibir Hat,বিবিরহাট
1356864766|Kuli|কুলি|320|24.7366|87.9426|
1185209|Habiganj|হবিগঞ্জ|186|24.38044|91.41299|
703448|Kyiv|কিয়েভ|261|50.45466|30.5238|Kiev
1252948|Warangal|ওয়ারাঙ্গল|477|18|79.58333|
900000388|Benapole|বেনাপোল|220|23.04|88.9|Sharsha,শার্শা
1276032|Bhavnagar|ভাবনগর|183|21.76287|72.15331|
2240449|Luanda||278|-8.83682|13.23432|
1692192|Quezon City||332|14.6488|121.0509|
1261977|Nanded|নান্দেড়|288|19.16023|77.31497|
344979|Addis Ababa|আদ্দিস আবাবা|3|9.02497|38.74689|
1257354|Sankrail|সাঁকরাইল|204|22.54997|88.22515|Sankrael,Andul,আন্দুল
184745|Nairobi|নাইরোবি|327|-1.28333|36.81667|
1276548|Beldanga|বেলডাঙা|320|23.93428|88.26018|বেলডাঙ্গা
1348753|Chakapara|চকপাড়া|204|22.63222|88.34861|
4887398|Chicago|শিকাগো|208|41.85003|-87.65005|
3450554|Salvador||42|-12.97111|-38.51083|
160263|Dar es Salaam|দার এস সালাম|127|-6.82349|39.26951|
1258315|Rourkela|রাউরকেলা|362|22.22496|84.86414|Raurkela
1337245|Madaripur|মাদারীপুর|282|23.17097|90.20935|মাদারিপুর
1270668|Guntur|গুন্টুর|19|16.29974|80.45729|
1185224|Feni|ফেনী|155|23.0144|91.3966|
900000334|Rangamati|রাঙ্গামাটি|413|22.637|92.2|রাঙামাটি
1356286330|Panchanandapur|পঞ্চানন্দপুর|289|24.9339|87.9761|Panchananandapur
1804430|Lanzhou||164|36.05701|103.83987|
1843564|Incheon||209|37.45646|126.70515|
1273313|Dehradun|দেরাদুন|493|30.32443|78.03392|Dehra Dun,দেহরাদুন
1785725|Yunfu||178|22.92833|112.03954|
1276014|Mira Bhayandar|মীরা ভাইন্দর|288|19.30157|72.85107|Bhayandar
1185183|Laksam|লাকসাম|119|23.24018|91.12143|Laksham
6167865|Toronto|টরন্টো|365|43.70011|-79.4163|টরোন্টো
99532|Basrah||58|30.50852|47.7804|
1279159|Ajmer|আজমের|409|26.4521|74.63867|আজমীর
7483813|Natore|নাটোর|334|24.41|88.985|Nator
1185207|Ishwardi|ঈশ্বরদী|372|24.12858|89.06573|Ishurdi,ঈশ্বরদি
1853909|Osaka|ওসাকা|367|34.69374|135.50218|
1356659506|Gilarchhat|গিলারছাট|453|22.0703|88.4455|Gilarchat
1253894|Ulhasnagar|উল্লাসনগর|288|19.21667|73.15|
1262065|Nalhati|নলহাটি|66|24.29704|87.82899|নলহাটী
53654|Mogadishu||49|2.03711|45.34375|
1266285|Kolhapur|কোলাপুর|288|16.69563|74.23167|কোলহাপুর
1188569|Sarishabari|সরিষাবাড়ী|218|24.75127|89.83126|
1835329|Daegu||121|35.87028|128.59111|
900000326|Begumganj|বেগমগঞ্জ|347|22.94|91.1|Chaumuhani,Choumuhani,চৌমুহনী
900000359|Belkuchi|বেলকুচি|450|24.3|89.7|
900000467|Kurigram|কুড়িগ্রাম|258|25.807|89.63|
1356064506|Saranga|সারেঙ্গা|204|22.54|88.21|
900000195|Malbazar|মালবাজার|217|26.86|88.74|Mal Bazar,Mal,মাল
1356776203|Kolaghat|কোলাঘাট|401|22.43|87.87|Kola
1179400|Faisalabad||399|31.41554|73.08969|
311046|Izmir||525|38.41273|27.13838|
900000035|Duttapukur|দত্তপুকুর|348|22.77|88.53|Dattapukur
900000037|Joka|জোকা|453|22.45|88.3|
900000040|Magrahat|মগরাহাট|453|22.25|88.37|Mograhat
900000104|Panagarh|পানাগড়|378|23.45|87.43|Kanksa,কাঁকসা
900000105|Rupnarayanpur|রূপনারায়ণপুর|378|23.82|86.9|Hindustan Cables Town
900000171|Chanchal|চাঁচল|289|25.38|88.01|Chanchol
900000173|Kaliachak|কালিয়াচক|289|24.86|88.02|
900000210|Matigara|মাটিগাড়া|128|26.72|88.38|
1185116|Netrakona|নেত্রকোনা|336|24.88352|90.72898|নেত্রকোণা
2253354|Dakar||123|14.6937|-17.44406|
1269317|Jamnagar|জামনগর|183|22.47292|70.06673|
1269094|Jaynagar Majilpur|জয়নগর মজিলপুর|453|22.17583|88.41778|Joynagar,Jaynagar,Majilpur,জয়নগর,মজিলপুর
360995|Giza||170|30.00944|31.20861|
900000090|Dainhat|দাঁইহাট|400|23.6|88.18|
1257806|Saharanpur|সাহারানপুর|492|29.9679|77.54522|
1270752|Kalaburagi|কালবুর্গি|238|17.33583|76.83757|Gulbarga,গুলবর্গা
3399415|Fortaleza||92|-3.71722|-38.54306|
3687925|Cali||496|3.43722|-76.5225|
1625822|Surabaya||145|-7.24917|112.75083|
3470127|Belo Horizonte||308|-19.92083|-43.93778|
1800163|Nanchang||227|28.68396|115.85306|
1348785|Panchla|পাঁচলা|204|22.53665|88.13785|
1349041|Monoharpur|মনোহরপুর|401|22.10833|88.07889|
1269321|Jammu|জম্মু|219|32.73569|74.86911|
1253987|Udaipur|উদয়পুর|173|23.53333|91.48333|Radhakishorepur,Matabari,Gomati,রাধাকিশোরপুর
3169070|Rome|রোম|270|41.89193|12.51133|Roma
1185206|Joypurhat|জয়পুরহাট|230|25.10147|89.02734|Jaipurhat,Joypur Hat
124665|Mashhad||415|36.31559|59.56796|
1265491|Kurnool|কুর্নুল|19|15.82887|78.03602|
900000013|Gomati|গোমতী|486|23.5333|91.4833|Gomti
900000068|Cooper's Camp|কুপার্স ক্যাম্প|325|23.19|88.55|Coopers Camp
900000481|Bishalgarh|বিশালগড়|437|23.68|91.28|Bisalgarh
4699066|Houston|হিউস্টন|479|29.76328|-95.36327|
1253914|Ujjain|উজ্জয়িনী|284|23.18239|75.77643|উজ্জৈন
1356546647|Salar|সালার|320|23.7748|88.1026|
1356296868|Mahadebnagar|মহাদেবনগর|320|24.6896|87.9384|
1277634|Balarampur|বলরামপুর|402|23.09714|86.22292|
1259049|Raghunathpur|রঘুনাথপুর|402|23.53878|86.6735|
1050452657|Manikganj|মানিকগঞ্জ|293|23.85|90.0167|
900000237|Munshiganj|মুন্সীগঞ্জ|319|23.545|90.53|Bikrampur,Vikrampur,বিক্রমপুর,মুন্সিগঞ্জ
1258662|Ramagundam||477|18.80084|79.45206|Ramgundam
1263395|Mathabhanga|মাথাভাঙা|116|26.34197|89.21555|Matabhanga,মাথাভাঙ্গা
1185092|Thakurgaon|ঠাকুরগাঁও|480|26.03097|88.46989|
3633009|Maracaibo||522|10.66663|-71.61245|
1279334|Adra|আদ্রা|402|23.49668|86.68363|
900000302|Chakaria|চকরিয়া|118|21.79|92.08|
1268622|Kailashahar|কৈলাসহর|489|24.33199|92.00391|Kailasahar,কৈলাশহর
3469058|Brasilia||153|-15.77972|-47.92972|
1356460672|Kalchini|কালচিনি|12|26.6979|89.4568|Hamiltonganj,হ্যামিল্টনগঞ্জ
1265873|Kozhikode|কোঝিকোড়|240|11.24802|75.7804|Calicut,কালিকট
3492908|Santo Domingo||324|18.47186|-69.89232|
900000016|Unakoti|ঊনকোটি|486|24.332|92.0039|Unokoti,উনকোটি
900000033|Guma|গুমা|348|22.82|88.6|
900000069|Bethuadahari|বেথুয়াডহরি|325|23.61|88.4|Nakashipara,নাকাশিপাড়া
1856057|Nagoya||4|35.18147|136.90641|
2174003|Brisbane|ব্রিসবেন|407|-27.46794|153.02809|
1274699|Chandrakona|চন্দ্রকোনা|379|22.73333|87.51667|চন্দ্রকোণা
1271954|Farakka|ফরাক্কা|320|24.81667|87.9|
1264115|Malegaon|মালেগাঁও|288|20.54966|74.53462|
1273368|Davanagere||238|14.46693|75.92694|Davangere
1356727951|Senda|সেন্দা|320|24.4976|88.0684|
3553478|Havana|হাভানা|195|23.13302|-82.38304|
1269407|Jalgaon|জলগাঁও|288|21.00292|75.56602|
7921384|Gaibandha|গাইবান্ধা|162|25.3293|89.5438|
1279105|Akola|আকোলা|288|20.70957|76.9981|
1276533|Belagavi|বেলগাঁও|238|15.85212|74.50447|Belgaum,বেলাগাভি
1191368|Shariatpur|শরীয়তপুর|442|23.21824|90.35076|Palang,পালং
2988507|Paris|প্যারিস|524|48.85341|2.3488|
1271439|Gaya|গয়া|64|24.79686|85.00385|Bodh Gaya,Bodhgaya,বুদ্ধগয়া
1253986|Udaipur|উদয়পুর|409|24.58584|73.71346|
1356819415|Tehatta|তেহট্ট|325|23.7274|88.5331|Tehata
1348780|Dhulagari|ধূলাগড়ি|204|22.58213|88.171|Dhulagarh,ধূলাগড়
1266122|Korba|কোরবা|107|22.3458|82.69633|
900000484|Teliamura|তেলিয়ামুড়া|245|23.82|91.64|
1277844|Bagula|বগুলা|325|23.33664|88.64109|
1275362|Bokaro|বোকারো|224|23.78707|85.95644|Bokaro Steel City
1263780|Mangaluru|ম্যাঙ্গালুরু|238|12.91723|74.85603|Mangalore,ম্যাঙ্গালোর
1269006|Jhansi|ঝাঁসি|492|25.45887|78.57994|ঝাঁসী
1185181|Lalmonirhat|লালমনিরহাট|269|25.91719|89.44595|Lalmanirhat
8629640|Thoothukudi|তুতিকোরিন|469|8.76735|78.13425|Tuticorin
1050608887|Patuakhali|পটুয়াখালী|380|22.3542|90.3181|
900000441|Sunamganj|সুনামগঞ্জ|463|25.066|91.395|
1185236|Raipur|রায়পুর|268|23.0391|90.76808|
1254131|Tufanganj|তুফানগঞ্জ|116|26.31688|89.66549|
993800|Johannesburg|জোহানেসবার্গ|165|-26.20227|28.04363|
1261529|Nellore|নেলোর|19|14.44992|79.98697|
1271965|Falakata|ফালাকাটা|12|26.51963|89.20423|
1266649|Khowai|খোয়াই|245|24.07964|91.59972|
1526384|Almaty||13|43.25667|76.92861|
1917790|Dadonghai||188|18.22056|109.51028|
900000056|Mogra|মগরা|203|22.98|88.37|Magra
900000073|Dhubulia|ধুবুলিয়া|325|23.49|88.45|
900000080|Samserganj|সামশেরগঞ্জ|320|24.67|87.96|Shamsherganj
900000106|Pandabeswar|পাণ্ডবেশ্বর|378|23.72|87.28|Pandaveswar
900000107|Ukhra|উখড়া|378|23.65|87.25|
900000111|Santiniketan|শান্তিনিকেতন|66|23.68|87.68|Shantiniketan
1268504|Kalaikunda|কলাইকুন্ডা|379|22.3393|87.22637|
900000153|Chandrakona Road|চন্দ্রকোনা রোড|379|22.73|87.33|Satbankura,সাতবাঁকুড়া,Dwarigeria
900000174|Gazole|গাজোল|289|25.22|88.19|Gajol
900000180|Sujapur|সুজাপুর|289|24.92|88.09|
900000200|Fulbari|ফুলবাড়ি|217|26.65|88.42|Phulbari
900000482|Melaghar|মেলাঘর|437|23.49|91.33|
3674962|Medellin||23|6.25184|-75.56359|
1356301670|Plassey|পলাশি|325|23.7898|88.2583|Palashi,পলাশী
1356681205|Andal|অন্ডাল|378|23.6|87.2|Ondal,অণ্ডাল
1254348|Tiruppur|তিরুপুর|469|11.11541|77.35456|
1356439102|Umrapur|উমরাপুর|320|24.5863|87.9294|
1512569|Tashkent|তাশখন্দ|471|41.26465|69.21627|
2507480|Algiers||11|36.73225|3.08746|
1259091|Kollam|কোল্লাম|240|8.88113|76.58469|Quilon,কুইলন
379252|Khartoum|খার্তুম|243|15.55177|32.53241|
1185920|Tungipara|টুঙ্গিপাড়া|174|22.89983|89.90326|
2306104|Accra||176|5.55602|-0.1969|
1356113261|Mayahauri|মায়াহাউড়ি|453|22.1834|88.4998|Mayahaura
3657509|Guayaquil||181|-2.19616|-79.88621|
1196292|Lakshmipur|লক্ষ্মীপুর|268|22.9443|90.83005|Laxmipur
1356078973|Krishnapur|কৃষ্ণপুর|320|24.4123|88.2582|
1356234983|Ramchandrapur|রামচন্দ্রপুর|320|23.9208|88.3621|
7302860|Aistala|আইশতলা|325|23.18|88.58|
8347664|Ordos||211|39.6086|109.78157|
1256124|Singur|সিঙ্গুর|203|22.80917|88.22944|
71137|Sanaa||429|15.35472|44.20667|
1356562790|Kakdwip|কাকদ্বীপ|453|21.8791|88.1913|
1356932502|Sardarshahar|সর্দারশহর|409|28.4401|74.4908|Sardarshahr
276781|Beirut|বেইরুট|61|33.89332|35.50157|
1356015232|Nalua|নলুয়া|453|22.1051|88.4619|
1278774|Amlagora|আমলাগোড়া|379|22.84616|87.33559|
900000220|Keraniganj|কেরানীগঞ্জ|132|23.7|90.34|কেরাণীগঞ্জ
900000223|Kaliakair|কালিয়াকৈর|167|24.07|90.22|
900000253|Gopalganj|গোপালগঞ্জ|174|23.005|89.827|Gopalgonj
900000444|Haragach|হারাগাছ|414|25.83|89.3|
2063523|Perth|পার্থ|511|-31.95224|115.8614|
2128295|Sapporo||202|43.06667|141.35|
2036502|Jilin||228|43.85083|126.56028|
683506|Bucharest||77|44.43225|26.10626|
1348562|Srirampur|শ্রীরামপুর|203|22.94849|88.01954|
1279228|Ahilyanagar|অহিল্যানগর|288|19.09457|74.73843|Ahmadnagar,Ahmednagar,আহমেদনগর
1356033928|Srikhanda|শ্রীখণ্ড|400|23.5984|88.0871|
1272691|Dhule|ধুলে|288|20.9013|74.77737|Dhulia
1271871|Fort Gloster|ফোর্ট গ্লস্টার|204|22.50444|88.18333|
1258658|Ramjibanpur|রামজীবনপুর|379|22.82815|87.60888|
1356114247|Rampur|রামপুর|116|26.4424|89.8038|
1185166|Moulvibazar|মৌলভীবাজার|318|24.48888|91.77075|Maulvi Bazar,Maulavi Bazar,Moulavibazar
1276300|Bhagalpur|ভাগলপুর|64|25.24446|86.97183|
1269026|Jhalda|ঝালদা|402|23.36545|85.97643|Jhalida
1356407381|Badkulla|বাদকুল্লা|325|23.28|88.53|
1356177796|Bhangar|ভাঙড়|453|22.52|88.61|Bhangor
900000094|Samudragarh|সমুদ্রগড়|400|23.35|88.33|
1276938|Barjala|বড়জলা|509|23.6182|91.35596|
1264368|Mahishadal|মহিষাদল|401|22.18616|87.98072|
1348739|Domjur|ডোমজুড়|204|22.61993|88.24566|Dumjor
1356837900|Karur|কারুর|469|10.9601|78.0766|
1356061200|Sasaram|সাসারাম|64|24.95|84.03|
900000250|Rajbari|রাজবাড়ী|410|23.757|89.645|রাজবাড়ি
900000264|Madhupur|মধুপুর|470|24.62|90.03|
2422465|Conakry||115|9.53795|-13.67729|
11838258|Bayan Nur||211|40.74143|107.38599|
3632998|Maracay||24|10.23535|-67.59113|
1262332|Muzaffarnagar|মুজফ্ফরনগর|492|29.47091|77.70332|
1214520|Medan||352|3.58333|98.66667|
1265014|Latur|লাতুর|288|18.39721|76.56784|
1185127|Ramganj|রামগঞ্জ|268|23.1006|90.84989|
1166993|Rawalpindi|রাওয়ালপিন্ডি|399|33.59733|73.0479|
1185293|Narail|নড়াইল|329|23.15509|89.49515|
1356632745|Nahazari|নহাজারি|453|22.4347|88.2487|
625144|Minsk||310|53.9|27.56667|
3054643|Budapest|বুদাপেস্ট|78|47.49835|19.04045|
99072|Mosul||345|36.335|43.11889|
1356672735|Bhagabanpur|ভগবানপুর|289|24.7765|88.0217|
1050181953|Elenga|এলেঙ্গা|470|24.3386|89.9219|
2911298|Hamburg|হামবুর্গ|190|53.55073|9.99302|
1277897|Bagdogra|বাগডোগরা|128|26.69929|88.31177|
1356014870|Belakoba|বেলাকোবা|217|26.5744|88.6052|
1185138|Pirojpur|পিরোজপুর|388|22.57965|89.97521|
1356751575|Badantola|বাদানতলা|289|25.2402|87.9617|
3464975|Curitiba||376|-25.42778|-49.27306|
1356279119|Panchgram|পাঁচগ্রাম|320|24.1996|88.0077|
1356054875|Giria|গিরিয়া|320|24.5167|88.0667|
1265767|Kukatpalli||477|17.48486|78.41376|
1278840|Ambattur||469|13.09818|80.16152|
1356521277|Usmanpur|উসমানপুর|289|24.9218|88.0124|
900000416|Jhalokati|ঝালকাঠি|222|22.64|90.2|Jhalakati,Jhalakathi,ঝালকাঠী
1356026794|Ramnagar|রামনগর|453|22.3245|88.494|
1348775|Mahiari|মহিয়াড়ি|204|22.58826|88.23544|
756135|Warsaw|ওয়ারশ|301|52.22977|21.01178|
1650357|Bandung||508|-6.92222|107.60694|
1356456699|Malancha|মালঞ্চ|320|24.666|87.922|
2761369|Vienna|ভিয়েনা|498|48.20849|16.37208|Wien
1276509|Ballari|বেল্লারি|238|15.14205|76.92398|Bellary
1356688611|Bauria|বাউড়িয়া|204|22.4521|88.1853|Bowria
1278703|Amta|আমতা|204|22.58344|88.01039|
1276502|Belonia|বিলোনিয়া|458|23.25178|91.45407|বিলোনীয়া
1262330|Muzaffarpur|মুজফ্ফরপুর|64|26.12259|85.39055|মুজাফফরপুর,মজফফরপুর
1263364|Mathura|মথুরা|492|27.5035|77.67215|Brindaban,Vrindavan,বৃন্দাবন
2538475|Rabat||408|34.01325|-6.83255|
3529612|Ecatepec de Morelos||323|19.60492|-99.06064|
1260107|Patiala|পাতিয়ালা|398|30.33625|76.3922|
1271495|Garui|গারুই|348|22.63333|88.4|
1185120|Sandwip|সন্দ্বীপ|105|22.51409|91.45491|
1266838|Khatra|খাতড়া|53|22.97617|86.85462|
1356531992|Rajbalhat|রাজবলহাট|203|22.76|88.04|Rajbalhai
1274693|Chandrapur|চন্দ্রপুর|288|19.95076|79.29523|Chanda
1336133|Satkania|সাতকানিয়া|105|22.07639|92.04955|
1356990175|Ratnagiri|রত্নগিরি|288|16.9944|73.3|
1356147739|Khirpai|ক্ষীরপাই|379|22.711|87.6174|Kshirpai
1050871216|Sherpur|শেরপুর|70|24.665|89.419|
1275960|Bhilwara|ভিলওয়ারা|409|25.34707|74.64081|
1356022399|Mahalandi|মহলন্দি|320|24.0738|88.1214|
1356722689|Barnia|বার্নিয়া|325|23.7311|88.4329|
1254187|Thrissur|ত্রিশূর|240|10.51667|76.21667|Trichur
1275198|Brahmapur|ব্রহ্মপুর|362|19.31151|84.7929|Berhampur,Berhampur Odisha,Berhampur Ganjam,বহরমপুর গঞ্জাম
7302862|Bahula|বহুলা|378|23.65176|87.16475|
1356912324|Jagadishpur|জগদীশপুর|204|22.65|88.29|Jagdispur
1185148|Patiya|পটিয়া|105|22.29543|91.979|
3128760|Barcelona|বার্সেলোনা|91|41.38879|2.15899|
1356378146|Gokarna|গোকর্ণ|320|24.0306|88.1181|
964137|Pretoria||165|-25.74486|28.18783|
1356142669|Baharu|বহড়ু|453|22.204|88.4283|Baharu Kshetra
1356322402|Jaypul|জয়পুল|348|22.7833|88.5695|
1256728|Shahjahanpur|শাহজাহানপুর|492|27.88165|79.90918|Shahjanpur
170063|Aleppo||9|36.20124|37.16117|
1256515|Shivamogga|শিমোগা|238|13.93157|75.56791|Shimoga
6077243|Montreal|মন্ট্রিয়ল|406|45.50884|-73.58781|
1785623|Kunshan||226|31.37762|120.95431|
1701668|Manila|ম্যানিলা|332|14.6042|120.9822|
900000014|South Tripura|দক্ষিণ ত্রিপুরা|486|23.2518|91.4541|Dakshin Tripura
900000053|Makardaha|মাকড়দহ|204|22.62|88.24|
3663517|Manaus||14|-3.10194|-60.025|
1356754233|Bahutali|বহুতালি|320|24.56|87.89|Bahutal
1261481|New Delhi|নয়াদিল্লি|130|28.63576|77.22445|নতুন দিল্লি,নয়া দিল্লি
1185252|Khagrachhari|খাগড়াছড়ি|241|23.10787|91.97007|Khagrachari
1788534|Xinyang||198|32.12278|114.06556|
1258076|Rohtak|রোহতক|193|28.89447|76.58917|
1356585729|Dighirpar|দিঘিরপাড়|453|22.3034|88.6678|
1050090584|Gopalpur|গোপালপুর|470|24.5583|89.9167|
2335727|Kaduna||234|10.52641|7.43879|
1185281|Bagerhat|বাগেরহাট|39|22.65657|89.79123|
900000228|Madhabdi|মাধবদী|331|23.85|90.67|
900000322|Matlab|মতলব|103|23.35|90.71|
900000358|Ullapara|উল্লাপাড়া|450|24.31|89.57|
1821306|Phnom Penh||385|11.56245|104.91601|
1185247|Chilmari|চিলমারী|258|25.55613|89.67097|
170654|Damascus|দামাস্কাস|126|33.5102|36.29128|
4560349|Philadelphia|ফিলাডেলফিয়া|382|39.95233|-75.16379|
5308655|Phoenix|ফিনিক্স|25|33.44838|-112.07404|
1185160|Nageshwari|নাগেশ্বরী|258|25.96817|89.69153|Nageswari
1356116155|Bhagwangola|ভগবানগোলা|320|24.3485|88.3243|Bhagabangola
1356212214|Baynala|বয়নালা|453|22.5277|88.558|
1356384809|Sanatikri||453|22.0198|88.5026|
418863|Isfahan||212|32.65246|51.67462|
1356115899|Mitrapur|মিত্রপুর|320|24.4371|87.9666|
890299|Harare|হারারে|191|-17.82772|31.05337|
1254089|Tumakuru|তুমকুর|238|13.34136|77.1022|Tumkur
1356042822|Gopalnagar|গোপালনগর|289|24.8063|88.0796|
1271885|Firozabad|ফিরোজাবাদ|492|27.15092|78.39781|
1185141|Panchagarh|পঞ্চগড়|374|26.33338|88.55777|
1261258|Nizamabad|নিজামাবাদ|477|18.67154|78.0988|
1273642|Dalkhola|ডালখোলা|491|25.87577|87.84009|Dalkola
1859171|Kobe||207|34.6913|135.183|
1258932|Rajamahendravaram|রাজামুন্দ্রি|19|17.00517|81.77784|Rajahmundry
1649378|Bekasi||508|-6.2349|106.9896|
1673820|Kaohsiung||468|22.61626|120.31333|
1185149|Parbatipur|পার্বতীপুর|135|25.66369|88.93093|
2673730|Stockholm|স্টকহোম|462|59.32938|18.06871|
1267290|Kenda|কেন্দা|402|23.1959|86.51499|
1356728986|Islampur|ইসলামপুর|320|24.1513|88.4671|
1270845|Gairkata|গয়েরকাটা|217|26.69984|89.02565|Goyerkata
1270896|Gosaba|গোসাবা|453|22.16547|88.8007|
1720151|Caloocan City||332|14.64953|120.96788|
900000024|Deganga|দেগঙ্গা|348|22.69|88.68|Berachampa,বেড়াচাঁপা
900000025|Hasnabad|হাসনাবাদ|348|22.57|88.92|
900000032|Gaighata|গাইঘাটা|348|22.93|88.73|Thakurnagar,ঠাকুরনগর,চাঁদপাড়া,Chandpara
1275463|Bishnupur|বিষ্ণুপুর|453|22.37777|88.27411|
900000038|Mathurapur|মথুরাপুর|453|22.13|88.39|
900000039|Lakshmikantapur|লক্ষ্মীকান্তপুর|453|22.12|88.32|Laxmikantapur
900000042|Raidighi|রায়দিঘি|453|22|88.44|রায়দীঘি
900000062|Chanditala|চণ্ডীতলা|203|22.69|88.26|
900000077|Simurali|শিমুরালি|325|23.05|88.5|
900000081|Jalangi|জলঙ্গি|320|24.13|88.69|
900000084|Sagardighi|সাগরদিঘি|320|24.29|88.1|
900000101|Dhatrigram|ধাত্রীগ্রাম|400|23.26|88.32|
900000112|Murarai|মুরারই|66|24.45|87.86|
900000137|Santaldih|সাঁওতালডিহি|402|23.62|86.47|Santaldi
900000142|Belda|বেলদা|379|22.08|87.35|
900000144|Garhbeta|গড়বেতা|379|22.86|87.36|Garbeta
900000146|Debra|ডেবরা|379|22.4|87.57|
900000147|Daspur|দাসপুর|379|22.6|87.73|
900000160|Mecheda|মেচেদা|401|22.41|87.86|
900000161|Nandigram|নন্দীগ্রাম|401|22.01|87.99|
900000172|Harishchandrapur|হরিশ্চন্দ্রপুর|289|25.42|87.88|
900000175|Manikchak|মানিকচক|289|25.06|87.9|
900000176|Ratua|রতুয়া|289|25.2|87.93|
900000177|Samsi|সামসি|289|25.28|87.98|
900000181|Itahar|ইটাহার|491|25.45|88.17|
900000184|Chopra|চোপড়া|491|26.36|88.31|
1356498752|Binnaguri|বিন্নাগুড়ি|217|26.77|89.05|
900000196|Banarhat|বানারহাট|217|26.79|89.03|
900000204|Kamakhyaguri|কামাখ্যাগুড়ি|12|26.48|89.72|
900000476|Mohanpur|মোহনপুর|509|23.98|91.37|Taranagar
900000498|Sonai|সোনাই|82|24.73|92.89|
4005539|Guadalajara||216|20.66682|-103.39182|
1270022|Hisar|হিসার|193|29.15394|75.72294|Hissar
1258599|Rampur|রামপুর|492|28.81014|79.02699|
1356090743|Hariharpara|হরিহরপাড়া|320|24.0468|88.4244|
3439389|Asuncion||31|-25.28646|-57.647|
1348944|Jafarpur|জাফরপুর|453|22.31878|88.2305|
3390760|Recife||384|-8.05389|-34.88111|
1835235|Daejeon||122|36.34913|127.38493|
6954929|Greater Noida|গ্রেটার নয়ডা|492|28.49615|77.53601|
7279746|Noida|নয়ডা|492|28.58|77.33|
4726206|San Antonio|সান আন্তোনিও|479|29.42412|-98.49363|
2298890|Kumasi||27|6.68848|-1.62443|
1268561|Kakinada|কাকিনাড়া|19|16.96036|82.23809|
1260476|Panipat|পানিপথ|193|29.38747|76.96825|
1736376|Kota Bharu||239|6.12361|102.24333|
1857910|Kyoto|কিয়োটো|262|35.02107|135.75385|
900000461|Nilphamari|নীলফামারী|344|25.932|88.856|Nilfamari
1735161|Kuala Lumpur|কুয়ালা লামপুর|257|3.1412|101.68653|কুয়ালালামপুর
1260341|Parbhani|পরভনি|288|19.26855|76.77081|
128747|Karaj||8|35.83266|50.99155|
1356955037|Bara|বারা|66|24.3146|87.9643|
1210565|Burhanuddin|বোরহানউদ্দিন|63|22.49518|90.72391|Borhanuddin
1185199|Kaliganj|কালীগঞ্জ|225|23.40964|89.13801|
1283240|Kathmandu|কাঠমান্ডু|41|27.70169|85.3206|কাঠমাণ্ডু
1633070|Palembang||457|-2.91673|104.7458|
1185100|Dohar|দোহার|132|23.59311|90.14251|
1273491|Darbhanga|দ্বারভাঙ্গা|64|26.15216|85.89707|
1169825|Multan|মুলতান|399|30.19679|71.47824|
3521081|Puebla||397|19.03793|-98.20346|
1356371010|Bhanukumari|ভানুকুমারী|116|26.3395|89.7697|
1581130|Hanoi|হ্যানয়|405|21.0245|105.84117|
706483|Kharkiv||242|49.98081|36.25272|
3860259|Cordoba||117|-31.4135|-64.18105|
113646|Tabriz||144|38.08|46.2919|
900000468|Ulipur|উলিপুর|258|25.66|89.62|
1278946|Alwar|আলোয়ার|409|27.56246|76.625|
1496747|Novosibirsk||358|55.0415|82.9346|
1841811|Gwangju||184|35.15472|126.91556|
1275637|Bilaspur|বিলাসপুর|107|22.08005|82.15543|
750269|Bursa||80|40.19559|29.06013|
1356891953|Chapra|চাপড়া|325|23.5371|88.5527|
1050643387|Bharella|ভারেল্লা|119|23.5506|91.0566|
1270504|Haldibari|হলদিবাড়ি|116|26.33887|88.7822|
3405870|Belem||377|-1.45583|-48.50444|
1356740992|Suknadanga||320|24.46|88.05|
1201753|Hajiganj|হাজীগঞ্জ|103|23.25191|90.85508|
2037355|Fushun||272|41.88669|123.94363|
900000477|Jirania|জিরানিয়া|509|23.81|91.43|
900000494|Kumarghat|কুমারঘাট|489|24.16|92.03|
3652462|Quito||386|-0.22985|-78.52495|
1356624053|Rajnagar|রাজনগর|66|23.95|87.32|
5391811|San Diego|সান দিয়েগো|84|32.71571|-117.16472|
1863967|Fukuoka||160|33.6|130.41667|
1070940|Antananarivo||16|-18.91368|47.53613|
1801792|Luoyang||198|34.68361|112.45361|
1176734|Hyderabad|হায়দরাবাদ|448|25.39242|68.37366|
3625549|Valencia||89|10.16202|-68.00765|
1356586621|Dogachhi|দোগাছি|320|24.6195|87.9221|
1177662|Gujranwala||399|32.15567|74.18705|
3689147|Barranquilla||32|10.96854|-74.78132|
1802875|Guankou||206|28.15861|113.62709|
1269834|Ichalkaranji||288|16.69117|74.46054|
1349047|Solap|সলপ|401|22.12778|88.15861|
922704|Lubumbashi||194|-11.66089|27.47938|
3452925|Porto Alegre||419|-30.03283|-51.23019|
1625084|Tangerang||54|-6.17806|106.63|
3904906|Santa Cruz de la Sierra||430|-17.78629|-63.18117|
900000403|Meherpur|মেহেরপুর|305|23.762|88.632|
1275701|Vijayapura|বিজাপুর|238|16.82442|75.71537|Bijapur
1808963|Handan||196|36.60056|114.46778|
1205481|Char Fasson|চরফ্যাশন|63|22.19|90.76|Uttar Char Fasson,চর ফ্যাসন
1356802865|Dattapulia|দত্তপুলিয়া|325|23.2404|88.7115|
11203603|Nagarukhra|নগরউখড়া|325|22.94099|88.63701|
232422|Kampala|কাম্পালা|96|0.31628|32.58219|
1486209|Yekaterinburg||464|56.8519|60.6122|
1185260|Abhaynagar|অভয়নগর|220|23.01472|89.43936|Noapara,Nowapara,নওয়াপাড়া,নোয়াপাড়া
2232593|Douala||275|4.04827|9.70428|
1185251|Lalmohan|লালমোহন|63|22.33774|90.73708|
1356566924|Tiorpara|তিওরপাড়া|453|22.2351|88.554|
1356146343|Chandi|চণ্ডী|453|22.3503|88.2828|
1279186|Aizawl|আইজল|313|23.72894|92.71791|Aijal
900000425|Beanibazar|বিয়ানীবাজার|465|24.82|92.16|
1185204|Jhikargachha|ঝিকরগাছা|220|23.11134|89.09061|Jhingergacha,Jhikorgacha
292672|Sharjah|শারজা|443|25.33737|55.41206|শারজাহ
104515|Mecca|মক্কা|302|21.42664|39.82563|Makkah
1356122184|Daulatnagar|দৌলতনগর|289|25.3216|87.8443|
1356188574|Sabang|সবং|379|22.183|87.599|
1622786|Makassar||456|-5.14861|119.43194|
4013708|Juarez||109|31.72024|-106.46084|
1269395|Jalna|জালনা|288|19.84102|75.88636|
7302826|Lal Bahadur Nagar||477|17.34769|78.55757|
1356407230|Saktipur|শক্তিপুর|320|23.864|88.1987|
1349229|Gurdaha|গুড়দহ|348|22.73472|88.75944|
1273066|Dewas|দেওয়াস|284|22.96585|76.05526|
1859642|Kawasaki||236|35.52056|139.71722|
8581443|South Tangerang||54|-6.28862|106.71789|
1356210457|Charabidya|চড়াবিদ্যা|453|22.3271|88.7879|
2038432|Baotou||211|40.58337|110.01669|
1356759284|Belpukur|বেলপুকুর|453|21.9851|88.2125|
3981609|Tijuana||43|32.5027|-117.00371|
1185165|Mirzapur|মির্জাপুর|470|24.10287|90.09841|
4684888|Dallas|ডালাস|479|32.78306|-96.80667|
109223|Medina|মদিনা|303|24.46861|39.61417|Madinah
2220957|Yaounde||101|3.86667|11.51667|
1356096734|Chawalhati|চাউলহাটি|217|26.4614|88.266|
7302833|Gajuwaka||19|17.7|83.21667|
2460596|Bamako||48|12.65|-8|
1264614|Madanpur|মদনপুর|325|23.00589|88.49168|
1277581|Balichak|বালিচক|379|22.36482|87.55304|
1189056|Sakhipur|সখীপুর|470|24.31988|90.16943|
1257022|Satna|সাতনা|284|24.57726|80.82719|
1271987|Etawah|ইটাওয়া|492|26.77615|79.02133|
1356591513|Kankandighi|কঙ্কণদিঘি|453|21.9744|88.4659|
1627896|Semarang||93|-6.99306|110.42083|
1265240|Lakhipur|লক্ষ্মীপুর|82|24.79281|93.0091|Lakshmipur,লক্ষীপুর,লখিপুর
2260535|Brazzaville||74|-4.26613|15.28318|
520555|Nizhniy Novgorod||346|56.32867|44.00205|
1356241630|Janai|জনাই|203|22.7157|88.2426|
1348789|Raghudebbati|রঘুদেববাটি|204|22.52556|88.19583|
1185095|Teknaf|টেকনাফ|118|20.85829|92.29773|
1185210|Gournadi|গৌরনদী|56|22.97372|90.22376|Gaurnadi
1185272|Kalia|কালিয়া|329|23.043|89.63094|
1272181|Durg|দুর্গ|107|21.19147|81.27619|
250441|Amman|আম্মান|15|31.95522|35.94503|
1723510|Budta||36|7.20417|124.43972|
792680|Belgrade||97|44.80401|20.46513|
3441575|Montevideo||315|-34.90328|-56.18816|
1050014013|Dohazari|দোহাজারী|105|22.1628|92.0728|
909137|Lusaka||279|-15.40669|28.28713|
1788046|Xuchang||198|34.03189|113.86299|
900000221|Dhamrai|ধামরাই|132|23.91|90.21|
900000225|Kaliganj|কালীগঞ্জ|167|23.92|90.57|
900000232|Palash|পলাশ|331|23.93|90.63|Ghorashal,ঘোড়াশাল
900000238|Mirkadim|মিরকাদিম|319|23.57|90.49|
900000270|Katiadi|কটিয়াদী|252|24.25|90.8|
900000278|Bhaluka|ভালুকা|322|24.41|90.38|
900000288|Islampur|ইসলামপুর|218|25.08|89.79|
900000296|Hathazari|হাটহাজারী|105|22.505|91.808|
900000298|Boalkhali|বোয়ালখালী|105|22.39|91.92|
900000308|Daudkandi|দাউদকান্দি|119|23.53|90.72|
900000309|Debidwar|দেবিদ্বার|119|23.6|90.99|
900000316|Akhaura|আখাউড়া|72|23.87|91.21|
900000317|Kasba|কসবা|72|23.74|91.16|
900000327|Hatiya|হাতিয়া|347|22.37|91.13|
900000378|Mongla|মোংলা|39|22.48|89.6|Mongla Port,মংলা
900000463|Jaldhaka|জলঢাকা|344|26.02|89.02|
900000471|Gobindaganj|গোবিন্দগঞ্জ|162|25.13|89.39|
2867714|Munich|মিউনিখ|59|48.13743|11.57549|
1254360|Tirupati|তিরুপতি|19|13.63551|79.41989|
1255744|Sonipat|সোনিপত|193|28.99478|77.01937|Sonepat
1278130|Avadi||469|13.1147|80.10981|
1209562|Bera|বেড়া|372|24.07821|89.63262|
1356101477|Champadanga|চাঁপাডাঙা|203|22.8275|87.9844|
115019|Shiraz||152|29.61031|52.53113|
325363|Adana||2|36.98615|35.32531|
1356465911|Domohani|ডোমহানি|378|23.7569|87.0256|Domahani
1185171|Mehendiganj|মেহেন্দিগঞ্জ|56|22.82257|90.52859|
1356075890|Patiram|পতিরাম|124|25.3167|88.75|
1185249|Chhagalnaiya|ছাগলনাইয়া|155|23.02475|91.51091|
1254320|Tiruvottiyur||469|13.15823|80.30181|
1835553|Suwon||185|37.29111|127.00889|
1185254|Chhatak|ছাতক|463|25.03852|91.66958|
1257845|Sagar|সাগর|284|23.83877|78.73874|Saugor
3998655|Leon de los Aldama||177|21.12908|-101.67374|
1356550147|Panjipara|পাঞ্জিপাড়া|491|26.1369|88.0132|
3173435|Milan|মিলান|277|45.46427|9.18951|
3718426|Port-au-Prince||369|18.54349|-72.33881|
1263311|Mau|মউ|492|25.94167|83.56111|
1261077|Oodlabari|ওদলাবাড়ি|217|26.83644|88.62943|Odlabari
1276932|Barjora|বড়জোড়া|53|23.42754|87.29037|
2078025|Adelaide|অ্যাডিলেড|454|-34.92866|138.59863|অ্যাডেলেড
1356281686|Paikar|পাইকর|66|24.4388|87.9073|Paiker
1356131619|Mahespur|মহেশপুর|289|24.8616|88.0447|
1275716|Bihar Sharif|বিহার শরিফ|64|25.20084|85.52389|
1185156|Nalchity|নলছিটি|222|22.63696|90.27195|Nalchiti
1356095553|Gopalnagar|গোপালনগর|203|22.8289|88.2139|
1356708218|Kumirmora|কুমিরমোড়া|203|22.6939|88.2192|Kumirimora
1168197|Peshawar|পেশোয়ার|248|34.008|71.57849|
1270393|Hapur|হাপুর|492|28.72985|77.78068|
1356149424|Ghoradal|ঘোড়াদল|453|22.0519|88.3594|
1276070|Bathinda|ভাটিন্ডা|398|30.20747|74.93893|Bhatinda
1356852072|Pandharpur|পণ্ঢরপুর|288|17.6778|75.3278|
1715348|Davao||129|7.07306|125.61278|
1271942|Farrukhabad|ফারুখাবাদ|492|27.39134|79.5793|
1311874|Mandalay|মান্দালয়|292|21.97473|96.08359|
1185262|Bheramara|ভেড়ামারা|259|24.02452|88.99234|
1278672|Anantapur|অনন্তপুর|19|14.67784|77.60813|
1266962|Kharar|খড়ার|379|22.72211|87.67824|
1356025767|Kumarkhali|কুমারখালি|453|22.3598|88.799|
1191139|Phultala|ফুলতলা|246|22.71673|89.51194|
1356043177|Singhbari||289|25.3946|88.0131|
1927639|Yueyang||206|29.37455|113.09481|
3492914|Santiago de los Caballeros||433|19.4517|-70.69703|
9781227|Kultali|কুলতলি|453|21.9|88.4|
365137|Omdurman||243|15.64453|32.47773|
900000026|Hingalganj|হিঙ্গলগঞ্জ|348|22.47|88.98|
900000027|Sandeshkhali|সন্দেশখালি|348|22.36|88.88|
900000028|Minakhan|মিনাখাঁ|348|22.51|88.71|
900000029|Haroa|হাড়োয়া|348|22.61|88.68|
900000030|Amdanga|আমডাঙা|348|22.8|88.53|
1356790764|Ganga Sagar|গঙ্গাসাগর|453|21.65|88.08|Gangasagar,Sagar,Sagardwip,সাগর,সাগরদ্বীপ
900000041|Namkhana|নামখানা|453|21.77|88.23|
900000043|Basanti|বাসন্তী|453|22.19|88.68|
900000044|Falta|ফলতা|453|22.28|88.1|
900000046|Patharpratima|পাথরপ্রতিমা|453|21.8|88.36|
900000047|Kulpi|কুলপি|453|22.08|88.24|
900000050|Shyampur|শ্যামপুর|204|22.3|88.02|
900000051|Udaynarayanpur|উদয়নারায়ণপুর|204|22.72|87.98|
900000052|Jagatballavpur|জগৎবল্লভপুর|204|22.68|88.11|
900000057|Balagarh|বলাগড়|203|23.12|88.46|Jirat,জিরাট
900000058|Guptipara|গুপ্তিপাড়া|203|23.2|88.41|
900000059|Dhaniakhali|ধনিয়াখালি|203|22.97|88.1|
900000060|Haripal|হরিপাল|203|22.83|88.12|
900000061|Jangipara|জাঙ্গিপাড়া|203|22.74|88.06|
900000063|Khanakul|খানাকুল|203|22.72|87.86|
900000064|Goghat|গোঘাট|203|22.89|87.7|Kamarpukur,কামারপুকুর
900000065|Pursurah|পুরশুড়া|203|22.84|87.95|
900000071|Majdia|মাজদিয়া|325|23.41|88.72|Krishnaganj,কৃষ্ণগঞ্জ
900000072|Mayapur|মায়াপুর|325|23.42|88.39|
900000074|Aranghata|আড়ংঘাটা|325|23.24|88.6|
900000082|Nowda|নওদা|320|23.94|88.48|Naoda
900000083|Rejinagar|রেজিনগর|320|23.81|88.24|
900000085|Nabagram|নবগ্রাম|320|24.2|88.22|
900000086|Suti|সুতি|320|24.61|88.02|
900000087|Raninagar|রানিনগর|320|24.27|88.57|
900000088|Burwan|বড়ঞা|320|23.93|87.93|Barwan
900000089|Bharatpur|ভরতপুর|320|23.88|88.09|
900000091|Bhatar|ভাতাড়|400|23.42|87.92|
900000092|Ketugram|কেতুগ্রাম|400|23.69|88.05|
900000093|Purbasthali|পূর্বস্থলী|400|23.46|88.34|
900000095|Monteswar|মন্তেশ্বর|400|23.43|88.11|Manteswar
900000096|Jamalpur|জামালপুর|400|23.06|87.98|
900000097|Raina|রায়না|400|23.07|87.9|
900000098|Khandaghosh|খণ্ডঘোষ|400|23.21|87.69|
900000099|Ausgram|আউশগ্রাম|400|23.52|87.67|
900000100|Shaktigarh|শক্তিগড়|400|23.21|87.97|Saktigarh
900000109|Salanpur|সালানপুর|378|23.78|86.87|
900000110|Budbud|বুদবুদ|378|23.4|87.53|
900000113|Labpur|লাভপুর|66|23.83|87.81|Labhpur
900000114|Nanoor|নানুর|66|23.7|87.86|Nanur
900000115|Ilambazar|ইলামবাজার|66|23.63|87.53|Illambazar
900000117|Kirnahar|কীর্ণাহার|66|23.75|87.87|
900000120|Indas|ইন্দাস|53|23.15|87.62|
900000121|Kotulpur|কোতুলপুর|53|23.02|87.6|
900000122|Onda|ওন্দা|53|23.14|87.21|
900000123|Taldangra|তালডাংরা|53|23.02|87.11|
900000124|Simlapal|সিমলাপাল|53|22.92|87.07|
900000125|Saltora|শালতোড়া|53|23.52|86.93|
900000126|Mejia|মেজিয়া|53|23.57|87.1|
900000127|Gangajalghati|গঙ্গাজলঘাটি|53|23.42|87.11|
900000128|Chhatna|ছাতনা|53|23.3|86.96|
900000129|Jhantipahari|ঝাঁটিপাহাড়ি|53|23.37|86.9|
900000132|Manbazar|মানবাজার|402|23.06|86.66|
900000133|Barabazar|বরাবাজার|402|23.03|86.36|
900000134|Kashipur|কাশীপুর|402|23.43|86.67|
900000138|Neturia|নিতুড়িয়া|402|23.67|86.81|Nituria
900000143|Dantan|দাঁতন|379|21.95|87.27|
900000145|Pingla|পিংলা|379|22.29|87.54|
900000148|Keshpur|কেশপুর|379|22.55|87.46|
900000149|Salboni|শালবনি|379|22.63|87.33|Shalboni
900000150|Narayangarh|নারায়ণগড়|379|22.18|87.37|
900000151|Keshiary|কেশিয়াড়ি|379|22.13|87.23|Keshiari
900000152|Goaltore|গোয়ালতোড়|379|22.71|87.17|
900000154|Gopiballavpur|গোপীবল্লভপুর|223|22.21|86.9|
1272625|Digha|দিঘা|401|21.62776|87.51965|দীঘা
900000162|Ramnagar|রামনগর|401|21.68|87.56|
900000163|Bhagabanpur|ভগবানপুর|401|22.09|87.76|
900000164|Patashpur|পটাশপুর|401|22.02|87.55|
900000165|Nandakumar|নন্দকুমার|401|22.18|87.91|
900000166|Sutahata|সুতাহাটা|401|22.12|88.11|
900000167|Moyna|ময়না|401|22.27|87.77|
900000178|Bamangola|বামনগোলা|289|25.16|88.35|Pakuahat,পাকুয়াহাট
900000179|Habibpur|হবিবপুর|289|25.02|88.36|
900000182|Hemtabad|হেমতাবাদ|491|25.68|88.22|
900000183|Karandighi|করণদিঘি|491|25.8|87.92|
900000185|Goalpokhar|গোয়ালপোখর|491|26.03|88.02|
900000186|Tungidighi|টুঙ্গিদিঘি|491|25.76|87.99|
900000187|Chakulia|চাকুলিয়া|491|25.92|87.96|
900000188|Kanki|কানকি|491|25.98|87.85|
900000190|Hili|হিলি|124|25.28|89|
900000191|Tapan|তপন|124|25.3|88.57|
900000192|Kumarganj|কুমারগঞ্জ|124|25.44|88.68|
900000193|Kushmandi|কুশমণ্ডি|124|25.53|88.36|
900000194|Harirampur|হরিরামপুর|124|25.37|88.26|
900000197|Nagrakata|নাগরাকাটা|217|26.9|88.91|
900000198|Chalsa|চালসা|217|26.89|88.8|Metelli,মেটেলি
900000199|Rajganj|রাজগঞ্জ|217|26.56|88.51|
900000202|Madarihat|মাদারিহাট|12|26.7|89.28|
900000211|Khoribari|খড়িবাড়ি|128|26.55|88.19|Kharibari
900000212|Phansidewa|ফাঁসিদেওয়া|128|26.58|88.37|
900000213|Ghum|ঘুম|128|27.01|88.25|Ghoom
900000488|Santirbazar|শান্তিরবাজার|458|23.31|91.54|Shantirbazar
900000496|Panisagar|পানিসাগর|353|24.26|92.15|
900000497|Kanchanpur|কাঞ্চনপুর|353|24.03|92.2|
900000499|Udharbond|উধারবন্দ|82|24.87|92.87|Udarband
900000500|Katigorah|কাটিগড়া|82|24.87|92.57|Katigora
900000503|Patharkandi|পাথারকান্দি|459|24.6|92.32|
900000504|Ramkrishna Nagar|রামকৃষ্ণ নগর|459|24.6|92.47|Ramkrishnanagar
2038632|Anshan||272|41.12361|122.99|
1787824|Tongshan||226|34.18045|117.15707|
1645524|Depok||508|-6.4|106.81861|
1185274|Baniachong|বানিয়াচং|186|24.51863|91.35787|Baniachang
6940394|Saitama||424|35.90807|139.65657|
1356876532|Chaital|চৈতল|348|22.5106|88.7996|
1040652|Maputo||296|-25.96553|32.58322|
1278897|Amarpur|অমরপুর|173|23.5257|91.65879|
1356675788|Nagar|নগর|320|24.0914|87.9888|
1258342|Ratlam|রতলাম|284|23.33033|75.04032|
3514674|Gustavo Adolfo Madero||306|19.49392|-99.11075|
1258447|Ranirbazar|রানিরবাজার|509|23.83463|91.36614|Ranir Bazar,রাণীরবাজার
1810821|Fuzhou||159|26.06139|119.30611|
1348791|Gobindapur|গোবিন্দপুর|204|22.59306|88.09139|
1356650026|Chaltabaria|চালতাবেড়িয়া|453|21.9996|88.5312|
3838583|Rosario||431|-32.94682|-60.63932|
1356094914|Cossimbazar|কাশিমবাজার|320|24.12|88.28|Kasimbazar,Kashimbazar
1809461|Guiyang||182|26.58333|106.71667|
1050684659|Kalihati|কালিহাতী|470|24.3833|89.9833|
3462377|Goiania||172|-16.67861|-49.25389|
3461786|Guarulhos||466|-23.46278|-46.53333|
3067696|Prague|প্রাগ|392|50.08804|14.42076|
6295587|Batam||417|1.14937|104.02491|
1356109145|Sonada|সোনাদা|128|27|88.14|
1271685|Ganganagar|গঙ্গানগর|409|29.92009|73.87496|Sri Ganganagar
1356847696|Kotra|কোটরা|348|22.7062|88.5411|
1050226556|Sitakunda|সীতাকুণ্ড|105|22.62|91.66|Sitakund
1356908397|Mangalkot|মঙ্গলকোট|400|23.5213|87.9119|
2618425|Copenhagen|কোপেনহেগেন|87|55.67594|12.56553|
1185239|Sarankhola|শরণখোলা|39|22.31006|89.79113|
1356004919|Bhagalpur|ভাগলপুর|320|24.5934|87.9536|Bahagalpur
727011|Sofia||452|42.69751|23.32415|
1260064|Patrasayer|পাত্রসায়ের|53|23.19697|87.53319|Patrasaer
2210247|Tripoli||485|32.88743|13.18733|
1276128|Bharatpur|ভরতপুর|409|27.21731|77.49009|
2324774|Port Harcourt||421|4.77742|7.0134|
1356237076|Bhabanipur|ভবানীপুর|320|24.7153|87.9227|
1267755|Karimnagar|করিমনগর|477|18.43915|79.12856|
1348776|Masila|মাসিলা|204|22.58083|88.23278|
1862415|Hiroshima||201|34.4|132.45|
3979770|Zapopan||216|20.72356|-103.38479|
1050355548|Dhanbari|ধনবাড়ী|470|24.6167|90.025|Kishmat Dhanbari
1259425|Puducherry|পুদুচেরি|396|11.93381|79.82979|Pondicherry,Pondichery,পন্ডিচেরি
1356480147|Falimari|ফলিমারি|116|26.3856|89.8233|
1356040797|Lakhipur|লক্ষ্মীপুর|491|26.3281|88.3863|
1813253|Lijiang||519|26.86879|100.22072|
1185108|Shibganj|শিবগঞ্জ|104|24.68501|88.15638|
3995465|Monterrey||359|25.67507|-100.31847|
499099|Samara||425|53.20007|50.15|
1356961923|Natshal|নাটশাল|453|22.1957|88.0272|
1259012|Raichur|রায়চুর|238|16.20546|77.35567|
7302845|Quthbullapur||477|17.50107|78.45818|
1496153|Omsk||364|54.99244|73.36859|
1267708|Karnal|কার্নাল|193|29.69197|76.98448|
1356028053|Bara Belun|বড়বেলুন|400|23.4007|87.9733|
2347283|Benin City||147|6.33815|5.62575|
1978681|Malingao||451|7.16083|124.475|
1278483|Arrah|আরা|64|25.55629|84.66335|Ara
1356376857|Khargram|খড়গ্রাম|320|24.0232|87.9878|
1269771|Imphal|ইম্ফল|294|24.80805|93.9442|
587084|Baku||44|40.37767|49.89201|
1050506316|Chandanaish|চন্দনাইশ|105|22.2|92.0083|Chandanais
1356705588|Mayureswar|ময়ূরেশ্বর|66|23.9851|87.7728|
2331447|Maiduguri||71|11.84692|13.15712|
900000289|Melandaha|মেলান্দহ|218|24.97|89.83|
900000291|Dewanganj|দেওয়ানগঞ্জ|218|25.14|89.77|
900000311|Chandina|চান্দিনা|119|23.48|91.01|
900000315|Ashuganj|আশুগঞ্জ|72|24.04|91.01|
1050000075|Companiganj|কোম্পানীগঞ্জ|347|22.875|91.2833|Basurhat,বসুরহাট
900000338|Charghat|চারঘাট|411|24.28|88.77|
900000339|Godagari|গোদাগাড়ী|411|24.47|88.33|
900000343|Singra|সিংড়া|334|24.5|89.14|
900000363|Santahar|সান্তাহার|70|24.8|88.98|Adamdighi,আদমদীঘি
900000398|Kotchandpur|কোটচাঁদপুর|225|23.41|89.02|
900000407|Darshana|দর্শনা|112|23.52|88.79|
900000442|Jagannathpur|জগন্নাথপুর|463|24.77|91.54|
551487|Kazan||473|55.78874|49.12214|
3530589|Ciudad Nezahualcoyotl||323|19.40061|-99.01483|
1278008|Badarpur|বদরপুর|459|24.86852|92.59606|
1262995|Mirzapur|মির্জাপুর|492|25.1449|82.56534|
1272979|Dhanbad|ধানবাদ|224|23.80199|86.44324|
1254649|Thanjavur|তাঞ্জাভুর|469|10.78523|79.13909|Tanjore,Tanjavur
900000031|Bagdah|বাগদা|348|23.22|88.88|Bagda
900000034|Swarupnagar|স্বরূপনগর|348|22.83|88.87|
900000045|Usthi|উস্তি|453|22.31|88.24|
900000048|Mandirbazar|মন্দিরবাজার|453|22.14|88.29|
900000054|Munshirhat|মুন্সিরহাট|204|22.66|88.07|
900000075|Hanskhali|হাঁসখালি|325|23.36|88.61|
900000076|Swarupganj|স্বরূপগঞ্জ|325|23.42|88.4|
900000116|Tarapith|তারাপীঠ|66|24.11|87.8|
900000118|Mohammad Bazar|মহম্মদবাজার|66|24|87.58|
900000119|Khoyrasol|খয়রাশোল|66|23.8|87.26|Khoirasol
900000130|Sarenga|সারেঙ্গা|53|22.77|87.03|
900000131|Raipur|রাইপুর|53|22.8|86.95|
900000135|Hura|হুড়া|402|23.3|86.65|
900000136|Para|পাড়া|402|23.51|86.52|
900000139|Bagmundi|বাঘমুন্ডি|402|23.2|86.05|
900000140|Puncha|পুঞ্চা|402|23.17|86.65|
900000141|Bandwan|বান্দোয়ান|402|22.88|86.51|
900000155|Belpahari|বেলপাহাড়ি|223|22.64|86.77|
900000156|Binpur|বিনপুর|223|22.58|86.92|
900000157|Lalgarh|লালগড়|223|22.58|87.05|
900000158|Silda|শিলদা|223|22.62|86.82|
900000159|Nayagram|নয়াগ্রাম|223|22.03|87.18|
900000168|Khejuri|খেজুরি|401|21.88|87.93|
900000201|Lataguri|লাটাগুড়ি|217|26.72|88.76|
900000203|Kumargram|কুমারগ্রাম|12|26.61|89.83|
900000205|Samuktala|শামুকতলা|12|26.55|89.68|Shamuktala
900000207|Changrabandha|চ্যাংড়াবান্ধা|116|26.41|88.91|
900000208|Sitai|সিতাই|116|26.1|89.32|
900000209|Pundibari|পুন্ডিবাড়ি|116|26.41|89.37|
900000214|Sukhia Pokhri|সুখিয়াপোখরি|128|27|88.17|
900000215|Bijanbari|বিজনবাড়ি|128|27.07|88.19|
900000216|Gorubathan|গরুবাথান|235|26.97|88.7|
1356776559|Bagnan|বাগনান|204|22.47|87.97|
1337239|Pirganj|পীরগঞ্জ|480|25.85587|88.35943|Pirgaaj
1265190|Lala|লালা|187|24.55418|92.61592|
616052|Yerevan||518|40.18111|44.51361|
1185276|Bajitpur|বাজিতপুর|252|24.21623|90.95002|
1348583|Kesabpur|কেশবপুর|203|22.96833|88.26278|
1278903|Ambarnath|অম্বরনাথ|288|19.2|73.16667|Amarnath
1207047|Char Bhadrasan|চরভদ্রাসন|151|23.30916|90.22698|
2357048|Ouagadougou||100|12.36566|-1.53388|
1255791|Sonamura|সোনামুড়া|437|23.47547|91.2659|
1356051781|Balupur|বালুপুর|289|25.2611|87.8947|
1185218|Gafargaon|গফরগাঁও|322|24.432|90.5585|
1848254|Yono||424|35.88333|139.63333|
1356549473|Rudranagar|রুদ্রনগর|66|24.3841|87.884|
501175|Rostov-na-Donu||423|47.23135|39.72328|
1842485|Goyang-si||185|37.65639|126.835|
1262204|Nagercoil|নাগেরকয়েল|469|8.17899|77.43227|
1356039133|Galsi|গলসি|400|23.3427|87.6885|
1356114899|Talsur|তালসুর|289|25.3667|87.8512|
314830|Gaziantep||166|37.05944|37.3825|
2111149|Sendai||312|38.26667|140.86667|
1508291|Chelyabinsk||106|55.15402|61.42915|
1050791657|Daganbhuiyan|দাগনভূঞা|155|22.9127|91.3181|Daganbhuiya
1356686856|Antardipa|অন্তর্দীপা|320|24.6442|87.9213|
1356587924|Sonakhali|সোনাখালি|453|22.2213|88.6939|Sonakhal
1356435959|Chhota Mollakhali|ছোট মোল্লাখালি|453|22.2177|88.8957|Mollakhali
1260716|Pali|পালি|409|25.77276|73.32335|
2037799|Datong||441|40.09361|113.29139|
611717|Tbilisi||474|41.69411|44.83368|
7283386|Changshu City||226|31.64615|120.74221|
1356444911|Ambhua||320|24.5568|87.8651|
1252797|Yamunanagar|যমুনানগর|193|30.12796|77.28371|
1258182|Rewa|রেওয়া|284|24.53256|81.29234|
1050705630|Barguna|বরগুনা|55|22.15|90.1167|
1356847421|Fatehpur|ফতেপুর|289|25.3032|87.8623|
1356265513|Nagtala|নাগতলা|453|22.3693|88.6071|
1668399|Taichung||467|24.1469|120.6839|
1356001065|Banta||320|24.1025|88.2864|
1356342288|Nalgora|নলগোড়া|453|22.0346|88.4743|
1356698226|Mankar|মানকর|400|23.4312|87.5578|Mankur
1356068749|Srikrishnapur|শ্রীকৃষ্ণপুর|203|22.9717|88.0351|
1790353|Xianyang||438|34.33778|108.70261|
479561|Ufa||57|54.74306|55.96779|
709930|Dnipro||139|48.4593|35.03865|
1262452|Muragachha|মুড়াগাছা|325|23.53631|88.39425|
1897000|Seongnam-si||185|37.43861|127.13778|
3467865|Campinas||466|-22.90556|-47.06083|
1185283|Badarganj|বদরগঞ্জ|414|25.67419|89.05377|
1185270|Bandarban|বান্দরবান|50|22.19534|92.21946|
1807681|Huainan||20|32.62639|116.99694|
5392171|San Jose|সান হোসে|84|37.33939|-121.89496|
1356450301|Jaipur|জয়পুর|402|23.4313|86.1493|Joypur
709717|Donetsk||141|48.023|37.80224|
2964574|Dublin|ডাবলিন|271|53.33306|-6.24889|
1256922|Secunderabad|সেকেন্দ্রাবাদ|477|17.50427|78.54263|
1275738|Bidar|বিদর|238|17.90802|77.51524|
1356171822|Multi|মুলটি|453|22.2847|88.4053|
5913490|Calgary|ক্যালগারি|7|51.05011|-114.08529|
2800866|Brussels|ব্রাসেলস|76|50.85045|4.34878|
1262482|Munger|মুঙ্গের|64|25.37459|86.47455|Monghyr
1356054191|Deoghar|দেওঘর|224|24.48|86.7|Baidyanath Dham,Deogarh,বৈদ্যনাথধাম
1356436848|Amgachia|আমগাছিয়া|453|22.4156|88.3051|
1275068|Burhanpur|বুরহানপুর|284|21.30868|76.23026|
1356053965|Mokama|মোকামা|64|25.3898|85.9191|Mokameh
1262292|Nadiad|নাদিয়াদ|183|22.69385|72.86157|
900000244|Bhanga|ভাঙ্গা|151|23.385|89.98|
1356479945|Aroali|আড়োয়ালি|320|23.9146|88.1464|
472757|Volgograd||501|48.71939|44.50183|
1263010|Mirik|মিরিক|128|26.88817|88.19007|
1274353|Chhapra|ছাপরা|64|25.78031|84.74709|Chapra,Chhupra
1272543|Dindigul|দিন্দিগুল|469|10.36896|77.98036|
1356600666|Dhamua|ধামুয়া|453|22.2875|88.3962|
6690108|Panchkula|পঞ্চকুলা|193|30.69461|76.8504|
3456160|Nova Iguacu||420|-22.75917|-43.45111|
1256320|Sikar|সিকর|409|27.61206|75.13996|
1797121|Jieyang||178|23.5418|116.36581|
698740|Odessa||361|46.47747|30.73262|
1193823|Nabinagar|নবীনগর|72|23.88791|90.96792|
1185167|Morrelganj|মোরেলগঞ্জ|39|22.45566|89.85584|Morelganj
7602670|Zhu Cheng City||439|35.99502|119.40259|
1265220|Lakhyabad||402|23.66667|86.66667|
900000012|Sepahijala|সিপাহীজলা|486|23.6058|91.3436|Sipahijala,সিপাহিজলা
900000015|Dhalai|ধলাই|486|23.936|91.8544|Dhalai Tripura
1356023990|Metekora||453|22.1881|88.5973|
1356308388|Kachhari|কাছারি|453|22.0732|88.4276|
900000169|Mandarmani|মন্দারমণি|401|21.66|87.7|
900000217|Pedong|পেদং|235|27.16|88.61|
900000478|Mandai|মান্দাই|509|23.82|91.48|
11875607|Bishramganj|বিশ্রামগঞ্জ|437|23.60582|91.34355|
900000483|Boxanagar|বক্সনগর|437|23.61|91.16|
900000485|Kalyanpur|কল্যাণপুর|245|23.92|91.63|
900000486|Kakraban|কাঁকড়াবন|173|23.44|91.42|
900000487|Karbook|করবুক|173|23.38|91.72|
900000489|Rajnagar|রাজনগর|458|23.18|91.37|
900000490|Jolaibari|জোলাইবাড়ি|458|23.21|91.6|
900000491|Manu|মনু|133|24|91.99|
900000492|Gandacherra|গন্ডাছড়া|133|23.53|91.82|Gandachhara
900000493|Longtharai Valley|লংতরাই ভ্যালি|133|23.91|91.98|Chailengta,ছৈলেংটা
900000495|Fatikroy|ফটিকরায়|489|24.16|92.01|Fatikrai
900000501|Borkhola|বড়খলা|82|24.93|92.75|Barkhola
900000502|Dholai|ধলাই|82|24.59|92.84|
900000505|Nilambazar|নিলামবাজার|459|24.76|92.27|
900000506|Ratabari|রাতাবাড়ি|459|24.53|92.38|
900000507|Algapur|আলগাপুর|187|24.76|92.6|
900000508|Katlicherra|কাটলিছড়া|187|24.44|92.56|Katlichhara
1275120|Bulandshahr|বুলন্দশহর|492|28.40392|77.85773|
3598132|Guatemala City||180|14.64072|-90.51327|
1259166|Purnia|পূর্ণিয়া|64|25.77895|87.47422|Purnea,পুর্ণিয়া
1269935|Hospet||238|15.26954|76.3871|
1270642|Gurugram|গুরুগ্রাম|193|28.4601|77.02635|Gurgaon,গুরগাঁও
1348872|Bawali|বাওয়ালি|453|22.42563|88.19336|
2655603|Birmingham|বার্মিংহাম|148|52.48142|-1.89983|
1348694|Begampur|বেগমপুর|203|22.7307|88.25764|
1257540|Sambhal|সম্ভল|492|28.58498|78.56959|
511196|Perm|পার্ম|383|58.01046|56.25017|
1271715|Gandhinagar|গান্ধীনগর|183|23.21667|72.68333|
1262395|Katni|কাটনি|284|23.83776|80.39405|Murwara
1197895|Keshabpur|কেশবপুর|220|22.90725|89.21954|Kesabpur
1050428352|Lohagara|লোহাগাড়া|105|22.0181|92.0974|
1261913|Nangloi Jat||130|28.67957|77.06799|
3617763|Managua||290|12.13282|-86.2504|
1270336|Haringhata|হরিণঘাটা|325|22.96474|88.57451|
1264637|Machilipatnam|মছলিপত্তনম|19|16.18747|81.13888|Masulipatnam
1267480|Katihar|কাটিহার|64|25.53852|87.57044|
2886242|Cologne|কোলন|351|50.93333|6.95|Koln,Koeln
1273347|Debipur|দেবীপুর|320|24.25029|88.61824|
3172394|Naples|নেপলস|85|40.85216|14.26811|Napoli
1275899|Bhiwani|ভিওয়ানি|193|28.79304|76.13968|
1267754|Karimpur|করিমপুর|325|23.97594|88.61917|
1477498|Bhandaria|ভাণ্ডারিয়া|388|22.48898|90.06273|
900000265|Ghatail|ঘাটাইল|470|24.48|89.97|
900000269|Kuliarchar|কুলিয়ারচর|252|24.15|90.9|
900000271|Pakundia|পাকুন্দিয়া|252|24.33|90.68|
900000277|Trishal|ত্রিশাল|322|24.58|90.39|
900000290|Madarganj|মাদারগঞ্জ|218|24.89|89.75|
900000292|Bakshiganj|বকশীগঞ্জ|218|25.21|89.87|
900000300|Banshkhali|বাঁশখালী|105|22.04|91.95|
900000301|Rangunia|রাঙ্গুনিয়া|105|22.47|92.09|
1050831924|Barura|বরুড়া|119|23.375|91.0583|
1050749168|Chauddagram|চৌদ্দগ্রাম|119|23.2283|91.3133|
900000325|Faridganj|ফরিদগঞ্জ|103|23.13|90.75|
900000331|Ramgati|রামগতি|268|22.61|90.99|
900000344|Gurudaspur|গুরুদাসপুর|334|24.38|89.25|
1050222103|Rohanpur|রহনপুর|104|24.8194|88.325|Raharpur,Gomastapur,গোমস্তাপুর
900000396|Shailkupa|শৈলকুপা|225|23.68|89.24|
900000406|Alamdanga|আলমডাঙ্গা|112|23.76|88.95|
900000426|Golapganj|গোলাপগঞ্জ|465|24.86|92.02|
900000450|Birampur|বিরামপুর|135|25.39|88.99|
1185173|Mathbaria|মঠবাড়িয়া|388|22.28616|89.95883|Mathba
2274895|Monrovia||316|6.30054|-10.7969|
1050185603|Parshuram|পরশুরাম|155|23.2135|91.4447|Parsuram
3489854|Kingston||250|17.99702|-76.79358|
1259064|Raebareli|রায়বরেলি|492|26.2309|81.23315|Rae Bareli
1270351|Haridwar|হরিদ্বার|493|29.94791|78.16025|Hardwar,Haridvar
4671654|Austin|অস্টিন|479|30.26715|-97.74306|
7279754|Singrauli|সিংরাউলি|284|24.19973|82.67535|
1502026|Krasnoyarsk|ক্রাসনোয়ারস্ক|256|56.01839|92.86717|
1356719082|Mehsana|মেহসানা|183|23.6|72.4|Mahesana
6611854|Naypyidaw|নেপিডো|335|19.745|96.12972|Nay Pyi Taw,নেপিদ
1268773|Junagadh|জুনাগড়|183|21.51966|70.45981|
1255560|Sujangarh||409|27.7|74.46667|
1272051|Eluru|এলুরু|19|16.71311|81.10437|Ellore
1275778|Bhusaval||288|21.04365|75.78506|
1356307269|Kottayam|কোট্টায়ম|240|9.5947|76.4856|
1267031|Khandwa|খান্ডোয়া|284|21.82427|76.35086|
1277799|Bahraich|বাহরাইচ|492|27.57429|81.59474|Bahraigh
1356512763|Karaikudi|কারাইকুডি|469|10.0735|78.7732|Karaikkudi
1256052|Sirsa|সিরসা|193|29.53489|75.02898|
900000206|Mekhliganj|মেখলিগঞ্জ|116|26.35|88.91|
1255349|Surendranagar||183|22.72706|71.64856|
1528675|Bishkek||67|42.87|74.59|
119208|Qom|কোম|404|34.6401|50.8764|
1253084|Vizianagaram|বিজয়নগরম|19|18.11692|83.41148|
1274834|Champahati|চম্পাহাটি|453|22.40026|88.49209|
1259312|Proddatur||19|14.7502|78.54813|
1253286|Vellore|ভেলোর|469|12.9184|79.13255|ভেল্লোর
1278985|Alappuzha|আলাপ্পুঝা|240|9.49004|76.3264|Alleppey,আলেপ্পি
1279225|Ahmadpur|আহমদপুর|66|23.83009|87.68661|Ahmedpur,আহমেদপুর
900000251|Pangsha|পাংশা|410|23.79|89.42|
900000266|Bhuapur|ভূঞাপুর|470|24.46|89.87|Bhuiyanpur
900000279|Ishwarganj|ঈশ্বরগঞ্জ|322|24.69|90.6|
1278708|Amroha|আমরোহা|492|28.90314|78.46984|
1356826143|Kotdwar|কোটদ্বার|493|29.75|78.53|Kotdwara
1255062|Tambaram|তাম্বরম|469|12.9246|80.12707|
306571|Konya|কোনিয়া|254|37.87135|32.48464|
1260137|Pathankot|পাঠানকোট|398|32.27484|75.65287|
1275926|Bhind|ভিন্ড|284|26.56671|78.78728|
3165524|Turin|তুরিন|387|45.07049|7.68682|
1050010402|Daulatkhan|দৌলতখান|63|22.6|90.7472|
1256237|Shimla|শিমলা|200|31.10442|77.16662|Simla,সিমলা
4160021|Jacksonville|জ্যাকসনভিল|157|30.33218|-81.65565|
1261045|Ongole||19|15.50357|80.04454|
1356100300|Chirala||19|15.8246|80.3521|
8740017|Gadag-Betageri||238|15.4167|75.6167|
5391959|San Francisco|সান ফ্রান্সিসকো|84|37.77493|-122.41942|
2644210|Liverpool|লিভারপুল|148|53.41058|-2.97794|
1261653|Navsari||183|20.94237|72.92467|
1259184|Puri|পুরী|362|19.79825|85.82494|Jagannath Puri,পুরি,শ্রীক্ষেত্র
1267076|Khammam|খাম্মাম|477|17.24767|80.14368|
900000382|Kalaroa|কলারোয়া|434|22.87|89.04|
900000389|Manirampur|মণিরামপুর|220|23.02|89.24|মনিরামপুর
1356306193|Valsad|ভালসাড|183|20.61|72.926|
3600949|Tegucigalpa||158|14.0818|-87.20681|
4509177|Columbus|কলম্বাস|363|39.96118|-82.99879|
1269135|Jaunpur|জৌনপুর|492|25.75356|82.68689|
472045|Voronezh|ভোরোনেজ|502|51.67204|39.1843|
2028462|Ulan Bator||488|47.90771|106.88324|
1356265572|Neyveli|নেভেলি|469|11.6088|79.4994|
1356671176|Baramulla|বারামুলা|219|34.2|74.34|Baramula
144448|Ahvaz|আহভাজ|247|31.31901|48.6842|
1645528|Denpasar|দেনপাসার|46|-8.65|115.21667|
1271912|Fatehpur|ফতেপুর|492|25.92774|80.81266|
1271717|Gandhidham|গান্ধীধাম|183|23.08333|70.13333|
1050934898|Panchhari|পানছড়ি|241|23.29|91.9|Panchari,Panchari Bazar
4259418|Indianapolis|ইন্ডিয়ানাপোলিস|210|39.76838|-86.15804|
1261927|Nandyal||19|15.47799|78.4836|
4460243|Charlotte|শার্লট|349|35.22709|-80.84313|
1253952|Udupi|উদুপি|238|13.33467|74.74617|
1356831482|Tenali|তেনালি|19|16.239|80.645|
1348870|Amtala|আমতলা|453|22.37046|88.27864|
1264773|Loni||492|28.75143|77.29023|
1255969|Sitapur|সীতাপুর|492|27.56192|80.68265|
1256451|Shivpuri|শিবপুরী|284|25.42378|77.66223|
1050022288|Lakshmichhari|লক্ষ্মীছড়ি|241|22.79|91.9|Lakshmicharipara
1276321|Bhadravati|ভদ্রাবতী|238|13.84846|75.70502|
1279335|Adoni||19|15.62788|77.27495|
1253237|Veraval||183|20.9077|70.36786|
1257542|Sambalpur|সম্বলপুর|362|21.46527|83.97573|
1271850|Gadag||238|15.42977|75.62971|
2509954|Valencia|ভ্যালেন্সিয়া|495|39.46975|-0.37739|
1189638|Raozan|রাউজান|105|22.53511|91.91919|Raojan
3911925|La Paz|লা পাস|263|-16.5|-68.15|
6094817|Ottawa|অটোয়া|365|45.41117|-75.69812|
1050550788|Phulpur|ফুলপুর|322|24.955|90.3573|
1253747|Unnao|উন্নাও|492|26.54706|80.48781|
1275163|Budaun|বদায়ুঁ|492|28.03811|79.12668|Badaun
1268907|Jind|জিন্দ|193|29.31577|76.31502|
1356026391|Chittoor|চিত্তুর|19|13.216|79.098|
2409306|Freetown||510|8.48714|-13.2356|
1732752|Johor Bahru|জোহর বাহরু|229|1.4655|103.7578|
281184|Jerusalem|জেরুসালেম|221|31.76904|35.21633|
186301|Mombasa|মোম্বাসা|314|-4.05466|39.66359|
1717512|Cebu City|সেবু|98|10.31672|123.89071|
287286|Muscat|মাস্কাট|321|23.58413|58.40778|
2995469|Marseille|মার্সেই|395|43.29695|5.38107|
1273802|Cuddalore||469|11.75617|79.76693|
1261039|Orai||492|25.99023|79.45334|
1269937|Hoshiarpur|হোশিয়ারপুর|398|31.53723|75.91269|
900000227|Rupganj|রূপগঞ্জ|330|23.79|90.52|
900000233|Singair|সিংগাইর|293|23.81|90.15|
900000245|Boalmari|বোয়ালমারী|151|23.39|89.69|
900000257|Shibchar|শিবচর|282|23.35|90.17|
900000258|Kalkini|কালকিনি|282|23.07|90.23|
900000272|Hossainpur|হোসেনপুর|252|24.42|90.66|
900000273|Karimganj|করিমগঞ্জ|252|24.46|90.88|
900000280|Gauripur|গৌরীপুর|322|24.76|90.57|
900000281|Haluaghat|হালুয়াঘাট|322|25.12|90.35|
900000282|Nandail|নান্দাইল|322|24.57|90.68|
900000283|Fulbaria|ফুলবাড়িয়া|322|24.64|90.27|
900000284|Mohanganj|মোহনগঞ্জ|336|24.87|90.97|
900000293|Nalitabari|নালিতাবাড়ী|444|25.08|90.19|
900000294|Nakla|নকলা|444|24.98|90.18|
900000295|Sreebardi|শ্রীবরদী|444|25.1|89.92|
900000303|Maheshkhali|মহেশখালী|118|21.53|91.95|
900000304|Ukhia|উখিয়া|118|21.28|92.1|
900000312|Homna|হোমনা|119|23.68|90.79|
900000318|Sarail|সরাইল|72|24.07|91.11|
900000323|Kachua|কচুয়া|103|23.35|90.89|
900000324|Shahrasti|শাহরাস্তি|103|23.22|90.95|
900000328|Chatkhil|চাটখিল|347|23.05|90.96|
900000330|Sonaimuri|সোনাইমুড়ী|347|23.03|91.11|
900000337|Bagha|বাঘা|411|24.19|88.84|
900000340|Tanore|তানোর|411|24.59|88.57|
1050310011|Nazipur|নজিপুর|328|25.0415|88.7605|Patnitala,পত্নীতলা
900000354|Sujanagar|সুজানগর|372|23.91|89.43|
900000355|Santhia|সাঁথিয়া|372|24.05|89.53|
900000369|Panchbibi|পাঁচবিবি|230|25.19|89.02|
900000370|Akkelpur|আক্কেলপুর|230|24.97|89.02|
900000392|Lohagara|লোহাগড়া|329|23.19|89.65|
900000397|Maheshpur|মহেশপুর|225|23.35|88.91|
900000402|Mirpur|মিরপুর|259|23.93|89|
900000404|Gangni|গাংনী|305|23.82|88.75|
900000408|Jibannagar|জীবননগর|112|23.42|88.82|
900000428|Kanaighat|কানাইঘাট|465|25.02|92.26|
900000437|Shayestaganj|শায়েস্তাগঞ্জ|186|24.29|91.45|
900000443|Derai|দিরাই|463|24.78|91.35|Dirai
900000449|Phulbari|ফুলবাড়ী|135|25.5|88.95|
900000452|Hakimpur|হাকিমপুর|135|25.29|89.01|Hili Hakimpur,হিলি
900000465|Patgram|পাটগ্রাম|269|26.36|89.02|
900000473|Palashbari|পলাশবাড়ী|162|25.28|89.36|
1260692|Pallavaram||469|12.96796|80.15025|
1462681|Manikchhari|মানিকছড়ি|241|22.83957|91.84128|
1185164|Muktagachha|মুক্তাগাছা|322|24.76484|90.25698|
1270407|Hanumangarh|হনুমানগড়|409|29.58182|74.32938|
1268159|Kanchipuram|কাঞ্চীপুরম|469|12.83515|79.70006|Conjeevaram,Kanchi
1356437436|Rudrapur|রুদ্রপুর|493|28.9708|79.3972|Rudarpur
2440485|Niamey||342|13.51366|2.1098|
1270711|Guna|গুনা|284|24.64691|77.3113|
1277835|Bahadurgarh|বাহাদুরগড়|193|28.69287|76.93555|
1276100|Bharuch|ভারুচ|183|21.69482|72.9805|Broach
110336|Dammam|দাম্মাম|146|26.43442|50.10326|
1271976|Ayodhya|অযোধ্যা|492|26.77549|82.15018|Faizabad,Fyzabad,ফৈজাবাদ
1273581|Danapur|দানাপুর|64|25.63705|85.04794|Dinapore
1257325|Santoshpur|সন্তোষপুর|453|22.52038|88.26973|
1277397|Banda|বান্দা|492|25.47758|80.33491|
1273379|Daulatpur|দৌলতপুর|124|25.32605|88.32989|
1262771|Morena|মোরেনা|284|26.49892|77.99534|
900000431|Sreemangal|শ্রীমঙ্গল|318|24.308|91.733|Srimangal,Sri Mangal
1254241|Tonk|টঙ্ক|409|26.16638|75.78824|
323777|Antalya|আন্তালিয়া|22|36.90812|30.69556|
1258831|Rajnandgaon|রাজনন্দগাঁও|107|21.09687|81.0289|Raj Nandgaon
7302856|Serilingampalle||477|17.49313|78.30196|
1253133|Vasai Virar|বসাই ভিরার|288|19.45591|72.81136|Virar,Vasai
1583992|Da Nang|দা নাং|120|16.06778|108.22083|
7302828|Malkajgiri||477|17.44781|78.52633|
900000018|Cachar|কাছাড়|29|24.8273|92.7979|Kachar
2365267|Lome||297|6.12874|1.22154|
202061|Kigali||249|-1.94995|30.05885|
456172|Riga||418|56.946|24.10589|
2759794|Amsterdam|আমস্টারডাম|350|52.37403|4.88969|
1272013|Erode|ইরোড|469|11.3428|77.72741|
1356273589|Nagaon|নগাঁও|29|26.3492|92.6861|Nowgong,নওগাঁও
1278860|Ambala|আম্বালা|193|30.36099|76.79782|
1356753116|Beed|বীড়|288|18.9833|75.7667|Bir
1167528|Quetta|কোয়েটা|47|30.18414|67.00141|
1356512084|Narnaul|নারনৌল|193|28.0444|76.1056|
1257804|Saharsa|সহরসা|64|25.87498|86.59611|
2641170|Nottingham|নটিংহ্যাম|148|52.9536|-1.15047|
1356096916|Etah|এটা|492|27.63|78.67|
1276720|Batala|বাটালা|398|31.80921|75.20294|
162183|Ashgabat||28|37.95|58.38333|
2427123|N'Djamena||360|12.10672|15.0444|
1275947|Bhimavaram||19|16.54078|81.52322|
5946768|Edmonton|এডমন্টন|7|53.55014|-113.46871|
1268593|Kaithal|কৈথল|193|29.80153|76.39959|
2510911|Seville|সেভিয়া|17|37.38283|-5.97317|Sevilla
1265242|Lakhimpur|লখিমপুর|492|27.94822|80.77935|Lakhimpur Kheri
1270164|Hazaribagh|হাজারিবাগ|224|23.99241|85.36162|Hazaribag
1253200|Vidisha|বিদিশা|284|23.52604|77.81092|
1270498|Haldwani|হলদোয়ানি|493|29.22254|79.5286|
3186886|Zagreb||520|45.81444|15.97798|
1265683|Kumbakonam|কুম্ভকোণম|469|10.96209|79.39124|
3191281|Sarajevo||154|43.84864|18.35644|
1259395|Porbandar|পোরবন্দর|183|21.64219|69.60929|
1185107|Shibganj|শিবগঞ্জ|70|25|89.32|
1050260023|Goalanda|গোয়ালন্দ|410|23.7333|89.7617|Goalundo,Goalundo Ghat,গোয়ালন্দ ঘাট
900000286|Durgapur|দুর্গাপুর|336|25.12|90.69|Susang Durgapur,সুসঙ্গ দুর্গাপুর
900000399|Kumarkhali|কুমারখালী|259|23.86|89.24|
900000422|Galachipa|গলাচিপা|380|22.16|90.42|
900000432|Kulaura|কুলাউড়া|318|24.52|92.03|
900000436|Nabiganj|নবীগঞ্জ|186|24.56|91.51|
1274056|Chitradurga|চিত্রদুর্গ|238|14.22262|76.40038|
2464470|Tunis||487|36.81897|10.16579|
1254657|Thanesar|থানেসর|193|29.97323|76.83214|Kurukshetra,কুরুক্ষেত্র
1254327|Tiruvannamalai||469|12.22662|79.07461|
1278685|Anand|আনন্দ|183|22.55251|72.9552|
1050553814|Amtali|আমতলী|55|22.137|90.228|
2638077|Sheffield|শেফিল্ড|148|53.38297|-1.4659|
5809844|Seattle|সিয়াটল|505|47.60621|-122.33207|
1356728712|Khargone|খারগোন|284|21.8229|75.6139|
5419384|Denver|ডেনভার|114|39.73915|-104.9847|
1264407|Mahbubnagar||477|16.74385|77.98597|
1272552|Dimapur|ডিমাপুর|326|25.91174|93.7217|
1221874|Dushanbe||143|38.53575|68.77905|
1258109|Robertsonpet||238|12.95629|78.27539|
1050688770|Shahbazpur|শাহবাজপুর|72|24.0531|91.1719|
4990729|Detroit|ডেট্রয়েট|307|42.33143|-83.04575|
1274304|Chhindwara|ছিন্দওয়ারা|284|22.05697|78.93958|
1263814|Mandya||238|12.5223|76.89746|
1270525|Hajipur|হাজিপুর|64|25.68544|85.20981|
1270996|Gonda|গোন্ডা|492|27.13181|81.95332|Gonda City
1275812|Bhuj|ভুজ|183|23.25397|69.66928|
6075357|Mississauga|মিসিসাগা|365|43.5789|-79.6583|
1270079|Hindupur||19|13.82807|77.49143|
4930956|Boston|বস্টন|300|42.35843|-71.05977|
1256523|Shillong|শিলং|304|25.56892|91.88313|
1260728|Palakkad|পালাক্কাড়|240|10.77319|76.65366|Palghat
264371|Athens|এথেন্স|33|37.98376|23.72784|
2377450|Nouakchott||357|18.08581|-15.9785|
1271107|Godhra|গোধরা|183|22.77547|73.61488|
1266486|Kishangarh||409|26.59006|74.85397|
1050889149|Sonagazi|সোনাগাজী|155|22.8492|91.3928|
1259686|Pilibhit|পিলিভিট|492|28.63124|79.80436|
4641239|Memphis|মেমফিস|478|35.14953|-90.04898|
1276634|Beawar||409|26.10119|74.32028|
1279403|Abohar||398|30.14453|74.19552|
1262951|Moga|মোগা|398|30.81383|75.16878|
1273309|Dehri|ডেহরি|64|24.90247|84.18217|Dehri on Sone
2925533|Frankfurt|ফ্রাঙ্কফুর্ট|199|50.11552|8.68417|
1273193|Deoria|দেওরিয়া|492|26.50167|83.77936|
1248991|Colombo|কলম্বো|513|6.93548|79.84868|
927967|Lilongwe||95|-13.96692|33.78725|
1270239|Hassan||238|13.00715|76.0962|
1252770|Yavatmal||288|20.39324|78.13201|
1260434|Panvel||288|18.98878|73.11013|
1278842|Ambassa|আমবাসা|133|23.936|91.85436|Ambasa
1273800|Kadapa|কাডাপা|19|14.47995|78.82346|Cuddapah
1276393|Bettiah|বেতিয়া|64|26.80229|84.50311|
618426|Chisinau||110|47.00556|28.8575|
1270216|Hathras|হাথরাস|492|27.59551|78.05201|
1356384365|Palani|পালানি|469|10.45|77.5161|Palni
1265157|Lalitpur|ললিতপুর|492|24.69007|78.41915|
1266305|Kolar|কোলার|238|13.13768|78.12999|
7483743|Puthia|পুঠিয়া|411|24.36537|88.83431|
900000222|Nawabganj|নবাবগঞ্জ|132|23.66|90.16|
900000226|Araihazar|আড়াইহাজার|330|23.79|90.66|
900000229|Raipura|রায়পুরা|331|23.96|90.87|
900000256|Muksudpur|মুকসুদপুর|174|23.32|89.87|
900000259|Rajoir|রাজৈর|282|23.2|90.04|
900000260|Naria|নড়িয়া|442|23.3|90.41|
900000285|Kendua|কেন্দুয়া|336|24.65|90.84|
900000297|Mirsharai|মীরসরাই|105|22.77|91.57|Mirsarai
900000305|Ramu|রামু|118|21.43|92.1|
900000314|Nangalkot|নাঙ্গলকোট|119|23.17|91.2|
900000320|Bancharampur|বাঞ্ছারামপুর|72|23.77|90.81|
900000329|Senbagh|সেনবাগ|347|22.98|91.23|
900000332|Ramgarh|রামগড়|241|22.97|91.69|
900000335|Kaptai|কাপ্তাই|413|22.5|92.22|
900000341|Durgapur|দুর্গাপুর|411|24.47|88.77|
900000345|Lalpur|লালপুর|334|24.18|88.97|Gopalpur Lalpur
900000346|Baraigram|বড়াইগ্রাম|334|24.31|89.17|
900000356|Chatmohar|চাটমোহর|372|24.22|89.29|
900000357|Bhangura|ভাঙ্গুড়া|372|24.22|89.39|
900000360|Raiganj|রায়গঞ্জ|450|24.5|89.52|
900000364|Dhunat|ধুনট|70|24.68|89.54|
900000365|Gabtali|গাবতলী|70|24.88|89.45|
900000367|Dupchanchia|দুপচাঁচিয়া|70|24.88|89.19|
900000372|Paikgachha|পাইকগাছা|246|22.59|89.34|
900000373|Dumuria|ডুমুরিয়া|246|22.81|89.43|
900000384|Shyamnagar|শ্যামনগর|434|22.33|89.1|
900000391|Chaugachha|চৌগাছা|220|23.27|89.02|
900000410|Banaripara|বানারীপাড়া|56|22.78|90.16|
900000415|Muladi|মুলাদী|56|22.91|90.42|
900000419|Nesarabad|নেছারাবাদ|388|22.75|90.11|Swarupkathi,Swarupkati,স্বরূপকাঠি
900000421|Kalapara|কলাপাড়া|380|21.98|90.23|Khepupara,Kuakata,কুয়াকাটা
900000423|Bauphal|বাউফল|380|22.42|90.56|
900000429|Bishwanath|বিশ্বনাথ|465|24.81|91.73|
900000434|Barlekha|বড়লেখা|318|24.71|92.2|
900000438|Madhabpur|মাধবপুর|186|24.1|91.3|
900000445|Pirganj|পীরগঞ্জ|414|25.42|89.31|
900000451|Birganj|বীরগঞ্জ|135|25.86|88.65|
900000453|Ghoraghat|ঘোড়াঘাট|135|25.25|89.22|
900000455|Setabganj|সেতাবগঞ্জ|135|25.8|88.46|Bochaganj,বোচাগঞ্জ
900000456|Ranisankail|রাণীশংকৈল|480|25.89|88.25|
900000459|Debiganj|দেবীগঞ্জ|374|26.12|88.76|
900000462|Domar|ডোমার|344|26.1|88.84|
900000469|Bhurungamari|ভুরুঙ্গামারী|258|26.13|89.69|
900000472|Sundarganj|সুন্দরগঞ্জ|162|25.56|89.52|
5746545|Portland|পোর্টল্যান্ড|366|45.52345|-122.67621|
6183235|Winnipeg|উইনিপেগ|295|49.8844|-97.14704|
1356912433|Pithampur|পিথমপুর|284|22.6197|75.6933|
1263834|Mandsaur|মন্দসৌর|284|24.07184|75.06986|
1270990|Gondia|গোন্দিয়া|288|21.46026|80.19205|
1356036724|Sunam|সুনাম|398|30.13|75.8|
1356155035|Jharsuguda|ঝাড়সুগুড়া|362|21.85|84.03|Jharsugra
223817|Djibouti||138|11.58901|43.14503|
5506956|Las Vegas|লাস ভেগাস|337|36.17497|-115.13722|
1258916|Rajapalaiyam||469|9.45296|77.55335|
4347778|Baltimore|বাল্টিমোর|298|39.29038|-76.61219|
1257908|Sabroom|সাব্রুম|458|23.00153|91.72427|Sabrum
6992326|Mohali|মোহালি|398|30.67995|76.72211|
1260777|Palanpur|পালনপুর|183|24.17128|72.43827|
2654675|Bristol|ব্রিস্টল|148|51.45523|-2.59665|
1270370|Hardoi|হরদোই|492|27.39491|80.13165|
1272648|Dibrugarh|ডিব্রুগড়|29|27.47989|94.90837|
1356245799|Bhadrak|ভদ্রক|362|21.0545|86.5156|Bhadrakh
1260637|Palwal||193|28.14469|77.32546|
1262067|Nalgonda||477|17.05439|79.26707|
1253315|Vejalpur||183|22.69021|73.56299|
1274220|Chikmagalur||238|13.32231|75.774|
1259005|Raigarh|রায়গড়|107|21.89764|83.3966|
1270670|Guntakal Junction||19|15.17112|77.36244|
1356530159|Gudiyatham||469|12.9476|78.87|Gudiyattam
1356120401|Gurdaspur|গুরদাসপুর|398|32.0333|75.4|
292968|Abu Dhabi|আবু ধাবি|1|24.45118|54.39696|আবুধাবি
1581298|Haiphong|হাইফং|189|20.86481|106.68345|
1271675|Gangapur||409|26.47249|76.71744|
1356504504|Bagalkot|বাগলকোট|238|16.1833|75.7|
4140963|Washington|ওয়াশিংটন|136|38.89511|-77.03637|Washington DC
1176615|Islamabad|ইসলামাবাদ|213|33.72148|73.04329|
1276520|Beliatore|বেলিয়াতোড়|53|23.32052|87.22081|Beliator
5263045|Milwaukee|মিলওয়াকি|515|43.0389|-87.90647|
6173331|Vancouver|ভ্যাঙ্কুভার|75|49.24966|-123.11934|
2747891|Rotterdam|রটারডাম|455|51.9225|4.47917|
1255927|Siwan|সিওয়ান|64|26.22096|84.35609|
1273587|Damoh|দামোহ|284|23.83312|79.4419|
1356978065|Sopore|সোপোর|219|34.3|74.47|Sopur
1279344|Adilabad||477|19.67203|78.5359|
1255647|Srikakulam||19|18.2989|83.89751|
1253744|Uppal Kalan||477|17.40577|78.55911|
1269065|Jetpur||183|21.75482|70.62347|
2648579|Glasgow|গ্লাসগো|435|55.86515|-4.25763|
1262775|Morbi||183|22.81731|70.8377|
2165087|Gold Coast|গোল্ড কোস্ট|407|-28.00029|153.43088|
1260173|Patan|পাটন|183|23.8507|72.12963|
2352778|Abuja||150|9.05785|7.49508|
2825297|Stuttgart|স্টুটগার্ট|38|48.78232|9.17702|
1267016|Khanna||398|30.70547|76.22196|
1275218|Botad||183|22.16917|71.66671|
1278083|Azamgarh|আজমগড়|492|26.06832|83.18358|
1356420688|Pollachi||469|10.659|77.008|
1252758|Yelahanka||238|13.10073|77.59632|
1356923354|Narasaraopet||19|16.25|80.07|
1270801|Gudivada||19|16.43547|80.99555|
3143244|Oslo|অসলো|368|59.91273|10.74609|
1356026173|Kovilpatti||469|9.1744|77.8688|
2399697|Libreville||149|0.39241|9.45356|
1276736|Basti|বস্তি|492|26.78817|82.71617|
2934246|Düsseldorf|ডুসেলডর্ফ|351|51.22172|6.77616|Dusseldorf
1277599|Balasore|বালেশ্বর|362|21.49266|86.93348|Baleswar,Baleshwar,Balasor
2711537|Gothenburg|গোথেনবার্গ|503|57.70716|11.96679|Göteborg
1272842|Dharmavaram||19|14.41435|77.72035|
1264111|Maler Kotla||398|30.5309|75.87949|
1252942|Wardha|ওয়ার্ধা|288|20.73933|78.59784|
900000366|Sariakandi|সারিয়াকান্দি|70|24.88|89.57|
900000400|Khoksa|খোকসা|259|23.8|89.28|
900000424|Patharghata|পাথরঘাটা|55|22.05|89.97|
900000433|Kamalganj|কমলগঞ্জ|318|24.35|91.86|
900000458|Boda|বোদা|374|26.2|88.56|
1268936|Jhunjhunu|ঝুনঝুনু|409|28.12559|75.39797|Jhunjhunun
1257055|Satara|সাতারা|288|17.68589|73.99333|
1274767|Chanduasi||492|28.45178|78.78277|
1356034887|Balangir|বলাঙ্গির|362|20.72|83.48|Bolangir
343300|Asmara||286|15.33805|38.93184|
1356258690|Mahasamund|মহাসমুন্দ|107|21.11|82.1|
1356280770|Rajpura|রাজপুরা|398|30.484|76.594|
1262710|Motihari|মোতিহারি|64|26.64862|84.91656|Mothihari
1274553|Chas|চাস|224|23.63556|86.16712|
1259297|Pudukkottai||469|10.38128|78.82141|
1356005329|Dharashiv|ধারাশিব|288|18.1667|76.05|Osmanabad
1258178|Rewari|রেওয়ারি|193|28.199|76.6183|
1259385|Port Blair|পোর্ট ব্লেয়ার|18|11.66613|92.74635|Sri Vijaya Puram,Andaman,আন্দামান
1255344|Suriapet||477|17.14054|79.62045|
1274337|Chhatarpur|ছতরপুর|284|24.9177|79.58871|
658225|Helsinki|হেলসিঙ্কি|494|60.16952|24.93545|
1279390|Achalpur||288|21.25665|77.51006|
1276856|Barsi||288|18.23454|75.69275|
1050173632|Harinakunda|হরিণাকুণ্ডু|225|23.65|89.0333|
1356134091|Muktsar|মুক্তসর|398|30.4743|74.5166|
1255491|Sultanpur|সুলতানপুর|492|26.25788|82.07269|
900000511|Baripada|বারিপদা|362|21.935|86.72|
1268271|Kamalpur|কমলপুর|133|24.19593|91.83438|
1278815|Ambur||469|12.79163|78.71644|
786714|Pristina||394|42.67272|21.16688|
1269939|Hoshangabad||284|22.74747|77.72736|
1356903057|Datia|দতিয়া|284|25.67|78.47|
1356092302|Nawada|নওয়াদা|64|24.88|85.53|
1356587614|Sehore|সেহোর|284|23.2|77.08|
1256949|Sawai Madhopur|সওয়াই মাধোপুর|409|26.02301|76.34408|
1264621|Madanapalle||19|13.5503|78.50288|
1356324247|Anantnag|অনন্তনাগ|219|33.73|75.15|Islamabad Kashmir
2389853|Bangui||52|4.36122|18.55496|
593116|Vilnius||500|54.68916|25.2798|
1356318314|Tadipatri||19|14.92|78.02|Tadpatri
1255264|Tadepallegudem||19|16.81467|81.52717|
1356626392|Shikohabad|শিকোহাবাদ|492|27.1|78.6|
1356018667|Shamli|শামলি|492|29.45|77.32|
1274040|Chittorgarh|চিতোরগড়|409|24.88963|74.62403|Chittaurgarh,Chittor
1356823654|Ranebennur||238|14.6167|75.6167|Ranibennur
1271662|Gangawati||238|15.4313|76.52933|
1356186196|Sitamarhi|সীতামঢ়ী|64|26.6|85.48|
4644585|Nashville|ন্যাশভিল|478|36.16589|-86.78444|
1266607|Khurja|খুরজা|492|28.25382|77.85535|
1259411|Ponnani||240|10.76695|75.92523|
1356061939|Nautanwa||492|27.43|83.42|
1356115611|Makrana|মাকরানা|409|27.05|74.72|
1356713793|Sheopur|শেওপুর|284|25.67|76.7|
1276895|Barnala|বার্নালা|398|30.37451|75.5487|
3583361|San Salvador||428|13.68935|-89.18718|
1277976|Badlapur||288|19.15516|73.26553|
1356194087|Ballia|বালিয়া|492|25.7604|84.1471|
1258044|Roorkee|রুড়কি|493|29.86632|77.89118|
1277939|Bagaha|বগহা|64|27.09918|84.09003|
1821274|Macau||281|22.20056|113.54611|
1269934|Hosur||469|12.73647|77.83264|
1273892|Churu||409|28.30415|74.96718|
1262209|Nagda||284|23.45834|75.41759|
2267057|Lisbon|লিসবন|274|38.71667|-9.13333|
1356402465|Bundi|বুন্দি|409|25.4383|75.6372|
1267579|Kashipur|কাশীপুর|493|29.21399|78.95693|
1271306|Ghazipur|গাজিপুর|492|25.58333|83.58526|
1276609|Begusarai|বেগুসরাই|64|25.41853|86.13389|
1356879770|Nagapattinam|নাগপট্টিনম|469|10.7667|79.8333|Negapatam
1356331714|Buxar|বক্সার|64|25.5605|83.9805|
1272805|Dholpur|ধৌলপুর|409|26.69286|77.87968|Dhaulpur
1263494|Mormugao||171|15.38914|73.81491|
1356920493|Aurangabad|ঔরঙ্গাবাদ|64|24.7|84.35|
1271883|Firozpur|ফিরোজপুর|398|30.92574|74.61311|Ferozepore
1356092924|Kapurthala|কপূরথলা|398|31.38|75.38|
1270994|Gondal||183|21.96074|70.80255|
1356754128|Dhamtari|ধামতরি|107|20.71|81.55|
1356019758|Brajrajnagar|ব্রজরাজনগর|362|21.8167|83.9167|Brajarajnagar
2644668|Leicester|লেস্টার|148|52.6386|-1.13169|
1356065865|Chilakaluripet||19|16.0892|80.1672|Chilakalurupet
1256826|Seoni||284|22.08503|79.55037|
1269605|Jagadhri||193|30.16719|77.30367|
1263012|Mirialguda||477|16.8722|79.56247|
1356121332|Jeypore|জয়পুর|362|18.8563|82.5716|
1253958|Udgir||288|18.39258|77.11756|
1269374|Jamalpur|জামালপুর|64|25.31258|86.48888|
1261931|Nandurbar||288|21.36671|74.24051|
1269653|Itarsi|ইটারসি|284|22.61477|77.76222|
1253367|Vasco da Gama|ভাস্কো দা গামা|171|15.39585|73.81568|
1259827|Phagwara||398|31.22452|75.77387|
7279599|Airoli||288|19.15096|72.99625|
5389489|Sacramento|স্যাক্রামেন্টো|84|38.58157|-121.4944|
292932|Ajman|আজমান|5|25.40177|55.47878|
1257794|Sahibganj|সাহেবগঞ্জ|224|25.24425|87.63481|Sahebganj
1164909|Sialkot|শিয়ালকোট|399|32.49268|74.53134|
4393217|Kansas City|কানসাস সিটি|311|39.09973|-94.57857|
1266489|Kishanganj|কিষানগঞ্জ|64|26.10224|87.95534|
785842|Skopje||175|41.99646|21.43141|
900000224|Kapasia|কাপাসিয়া|167|24.1|90.57|
900000230|Shibpur|শিবপুর|331|24.04|90.73|
900000231|Monohardi|মনোহরদী|331|24.13|90.7|
900000239|Sreenagar|শ্রীনগর|319|23.54|90.29|Srinagar Bikrampur
900000246|Nagarkanda|নগরকান্দা|151|23.41|89.89|
900000247|Madhukhali|মধুখালী|151|23.54|89.63|
900000254|Kotalipara|কোটালীপাড়া|174|22.98|89.99|
900000261|Bhedarganj|ভেদরগঞ্জ|442|23.21|90.46|
900000262|Zajira|জাজিরা|442|23.36|90.33|
900000263|Damudya|ডামুড্যা|442|23.15|90.43|
900000299|Anwara|আনোয়ারা|105|22.21|91.91|
900000306|Kutubdia|কুতুবদিয়া|118|21.82|91.86|
900000307|Pekua|পেকুয়া|118|21.82|91.95|
1050744970|Brahmanpara|ব্রাহ্মণপাড়া|119|23.6167|91.1083|
900000310|Muradnagar|মুরাদনগর|119|23.63|90.93|
900000313|Burichang|বুড়িচং|119|23.55|91.13|
900000319|Nasirnagar|নাসিরনগর|72|24.2|91.2|
1050136232|Fulgazi|ফুলগাজী|155|23.1333|91.4333|
900000333|Dighinala|দীঘিনালা|241|23.25|92.06|
900000336|Lama|লামা|50|21.78|92.19|
900000347|Mohadevpur|মহাদেবপুর|328|24.92|88.74|Mahadebpur
900000349|Sapahar|সাপাহার|328|25.13|88.58|
900000350|Dhamoirhat|ধামইরহাট|328|25.15|88.86|
900000352|Nachole|নাচোল|104|24.73|88.41|
900000353|Bholahat|ভোলাহাট|104|24.92|88.2|
900000361|Kazipur|কাজীপুর|450|24.64|89.65|
900000362|Tarash|তাড়াশ|450|24.43|89.37|
900000368|Kahaloo|কাহালু|70|24.84|89.27|
900000371|Kalai|কালাই|230|25.07|89.19|
900000375|Dacope|দাকোপ|246|22.57|89.51|Chalna,চালনা
900000379|Fakirhat|ফকিরহাট|39|22.78|89.71|
900000383|Tala|তালা|434|22.75|89.25|
900000385|Kaliganj|কালীগঞ্জ|434|22.45|89.04|
900000390|Bagherpara|বাঘারপাড়া|220|23.22|89.35|
900000401|Daulatpur|দৌলতপুর|259|23.99|88.84|
900000409|Damurhuda|দামুড়হুদা|112|23.6|88.78|
1050065179|Baisari|বাইশারী|56|22.79|90.1313|
900000411|Wazirpur|উজিরপুর|56|22.82|90.25|Uzirpur
900000413|Bakerganj|বাকেরগঞ্জ|56|22.55|90.34|
1050299194|Kaukhali|কাউখালী|388|22.6333|90.0667|
900000427|Zakiganj|জকিগঞ্জ|465|24.88|92.37|
900000439|Chunarughat|চুনারুঘাট|186|24.21|91.52|
900000440|Ajmiriganj|আজমিরীগঞ্জ|186|24.55|91.24|
900000446|Mithapukur|মিঠাপুকুর|414|25.55|89.28|
900000447|Kaunia|কাউনিয়া|414|25.77|89.42|
900000448|Pirgachha|পীরগাছা|414|25.65|89.42|
900000464|Dimla|ডিমলা|344|26.13|88.92|
900000466|Hatibandha|হাতীবান্ধা|269|26.11|89.14|
900000470|Roumari|রৌমারী|258|25.56|89.85|Rowmari
2747373|The Hague|হেগ|455|52.07667|4.29861|
2996944|Lyon|লিয়ঁ|37|45.74846|4.84671|
1260038|Patuli|পাটুলি|400|23.55286|88.26473|
2650225|Edinburgh|এডিনবরা|435|55.95206|-3.19648|
4180439|Atlanta|আটলান্টা|169|33.749|-84.38798|
1266366|Kohima|কোহিমা|326|25.67467|94.11099|
2803138|Antwerp|অ্যান্টওয়ার্প|156|51.22047|4.40026|
2644688|Leeds|লিডস|148|53.79648|-1.54785|
4487042|Raleigh|রালে|349|35.7721|-78.63861|
373303|Juba||231|4.85165|31.58247|
1254432|Tinsukia|তিনসুকিয়া|29|27.48905|95.35992|
2653822|Cardiff|কার্ডিফ|504|51.48|-3.18|
4164138|Miami|মায়ামি|157|25.77427|-80.19366|
1268988|Jharia|ঝরিয়া|224|23.74079|86.41456|
5907364|Brampton|ব্র্যাম্পটন|365|43.68341|-79.76633|
293397|Tel Aviv|তেল আভিভ|476|32.08088|34.78057|
3060972|Bratislava||73|48.14816|17.10674|
1258686|Ramgarh|রামগড়|224|23.6303|85.52156|
4568127|San Juan||427|18.46633|-66.10572|
2193733|Auckland|অকল্যান্ড|34|-36.84853|174.76349|
5037649|Minneapolis|মিনিয়াপোলিস|309|44.97997|-93.26384|
3703443|Panama||373|8.9936|-79.51973|
1050353483|Dhubaria|ধুবড়িয়া|470|24.0044|89.8484|
2643123|Manchester|ম্যানচেস্টার|148|53.48095|-2.23743|
588409|Tallinn||192|59.43696|24.75353|
1273626|Daltonganj|ডালটনগঞ্জ|224|24.03971|84.0658|Medininagar
5150529|Cleveland|ক্লিভল্যান্ড|363|41.4995|-81.69541|
2374775|Bissau||68|11.86357|-15.59767|
1268775|Jhumri Tilaiya|ঝুমরি তিলাইয়া|224|24.4349|85.52951|Jumri Tilaiya,Koderma,কোডারমা
2179537|Wellington|ওয়েলিংটন|506|-41.28664|174.77557|
900000234|Saturia|সাটুরিয়া|293|23.96|90.03|
900000235|Shivalaya|শিবালয়|293|23.85|89.79|Aricha,আরিচা
900000236|Ghior|ঘিওর|293|23.89|89.89|
900000240|Lohajang|লৌহজং|319|23.46|90.33|Louhajang
900000241|Tongibari|টঙ্গীবাড়ী|319|23.5|90.46|
900000242|Gazaria|গজারিয়া|319|23.54|90.61|
900000243|Sirajdikhan|সিরাজদিখান|319|23.58|90.38|
900000248|Alfadanga|আলফাডাঙ্গা|151|23.28|89.69|
900000249|Sadarpur|সদরপুর|151|23.47|90.03|
900000252|Baliakandi|বালিয়াকান্দি|410|23.63|89.55|
900000255|Kashiani|কাশিয়ানী|174|23.22|89.7|
900000267|Delduar|দেলদুয়ার|470|24.14|89.95|
900000268|Basail|বাসাইল|470|24.22|90.06|
900000274|Itna|ইটনা|252|24.53|91.09|
900000275|Mithamain|মিঠামইন|252|24.43|91.05|
900000276|Austagram|অষ্টগ্রাম|252|24.28|91.11|
1185133|Purbadhala|পূর্বধলা|336|24.94077|90.60025|
900000342|Mohanpur|মোহনপুর|411|24.56|88.65|
900000348|Atrai|আত্রাই|328|24.61|88.97|
900000351|Porsha|পোরশা|328|25.03|88.49|
900000374|Batiaghata|বটিয়াঘাটা|246|22.74|89.52|
900000376|Koyra|কয়রা|246|22.34|89.3|
900000377|Terokhada|তেরখাদা|246|22.94|89.67|
900000380|Rampal|রামপাল|39|22.57|89.65|
900000381|Chitalmari|চিতলমারী|39|22.78|89.87|
900000386|Debhata|দেবহাটা|434|22.57|88.97|
900000387|Assasuni|আশাশুনি|434|22.55|89.17|
900000393|Shalikha|শালিখা|287|23.31|89.37|
900000394|Sreepur|শ্রীপুর|287|23.6|89.39|
900000395|Mohammadpur|মহম্মদপুর|287|23.4|89.6|
900000405|Mujibnagar|মুজিবনগর|305|23.65|88.6|
900000412|Agailjhara|আগৈলঝাড়া|56|22.97|90.15|
900000414|Babuganj|বাবুগঞ্জ|56|22.83|90.32|
900000417|Rajapur|রাজাপুর|222|22.57|90.13|
900000418|Kathalia|কাঁঠালিয়া|222|22.42|90.12|
900000420|Nazirpur|নাজিরপুর|388|22.75|89.97|
900000430|Balaganj|বালাগঞ্জ|465|24.66|91.83|
900000435|Rajnagar|রাজনগর|318|24.52|91.86|
900000454|Chirirbandar|চিরিরবন্দর|135|25.66|88.78|
900000457|Baliadangi|বালিয়াডাঙ্গী|480|26.1|88.27|
900000460|Tetulia|তেঁতুলিয়া|374|26.49|88.34|
900000474|Sadullapur|সাদুল্লাপুর|162|25.38|89.47|
900000475|Saghata|সাঘাটা|162|25.1|89.58|
3183875|Tirana||483|41.3275|19.81889|
4174757|Tampa|ট্যাম্পা|157|27.94752|-82.45843|
2172517|Canberra|ক্যানবেরা|35|-35.28346|149.12807|
2192362|Christchurch|ক্রাইস্টচার্চ|86|-43.53333|172.63333|
2652221|Coventry|কভেন্ট্রি|148|52.40656|-1.51217|
900000287|Barhatta|বারহাট্টা|336|24.9|90.87|
1268820|Jorhat|জোরহাট|29|26.75751|94.20306|যোরহাট
1526273|Astana|আস্তানা|30|51.1801|71.44598|Nur-Sultan
290030|Doha|দোহা|45|25.28545|51.53096|+Qatar,+কাতার
2657896|Zurich|জুরিখ|523|47.36667|8.55|Zürich
3621849|San Jose||426|9.93333|-84.08333|
1258128|Rishikesh|হৃষীকেশ|493|30.10778|78.29255|Hrishikesh,ঋষিকেশ
1274928|Chaibasa|চাইবাসা|224|22.55038|85.80249|
1260607|Panaji|পানাজি|171|15.49574|73.82624|Panjim,Goa,গোয়া
1050280343|Faradabad|ফরদাবাদ|72|23.7445|90.8772|
1275321|Bongaigaon|বঙাইগাঁও|29|26.47703|90.55815|বঙ্গাইগাঁও
4407066|St. Louis|সেন্ট লুইস|311|38.62727|-90.19789|
1274987|Kannur|কন্নুর|240|11.86752|75.35763|Cannanore
1272694|Dhubri|ধুবড়ি|29|26.01856|89.98564|Dhuburi
1256388|Sivasagar|শিবসাগর|29|26.98427|94.63784|Sibsagar
5206379|Pittsburgh|পিটসবার্গ|382|40.44062|-79.99589|
1271175|Giridih|গিরিডি|224|24.18622|86.30875|
1735106|George Town|জর্জ টাউন|381|5.41123|100.33543|Penang,পেনাং
1261181|North Lakhimpur|উত্তর লখিমপুর|29|27.23517|94.10357|
4508722|Cincinnati|সিনসিনাটি|363|39.12711|-84.51439|
1254710|Tezpur|তেজপুর|29|26.63333|92.8|
1267439|Katras|কাতরাস|224|23.79752|86.29834|
1272525|Diphu|ডিফু|29|25.84341|93.43116|
2088122|Port Moresby||333|-9.47723|147.15089|
5101798|Newark|নিউয়ার্ক|338|40.73566|-74.17237|
2655984|Belfast|বেলফাস্ট|354|54.59682|-5.92541|
3196359|Ljubljana||276|46.05108|14.50513|
4167147|Orlando|অরল্যান্ডো|157|28.53834|-81.37924|
3352136|Windhoek||244|-22.55941|17.08323|
1264839|Lohardaga|লোহারদাগা|224|23.43305|84.67992|
5099836|Jersey City|জার্সি সিটি|338|40.72816|-74.07764|
5110629|Buffalo|বাফেলো|341|42.88645|-78.87837|
1271151|Goalpara|গোয়ালপাড়া|29|26.17668|90.62634|
1264551|Madhupur|মধুপুর|224|24.27419|86.63929|
2735943|Porto|পোর্তো|391|41.14961|-8.61099|
1276867|Barpeta|বরপেটা|29|26.32293|91.00632|
1272237|Dumka|দুমকা|224|24.26778|87.24855|
1270723|Gomia|গোমিয়া|224|23.7975|85.82523|Gumia
3378644|Georgetown||131|6.80448|-58.15527|
1274536|Chatra|চাতরা|224|24.20645|84.87085|
2392087|Porto-Novo||370|6.49646|2.60359|
5350734|Fremont|ফ্রেমন্ট|84|37.54827|-121.98857|
1260824|Pakur|পাকুড়|224|24.63925|87.84239|
3571824|Nassau||339|25.05823|-77.34306|
1260134|Pathardih||224|23.6658|86.43166|
1269655|Itanagar|ইটানগর|26|27.08694|93.60987|
1270722|Gumla|গুমলা|224|23.04268|84.54429|
3903987|Sucre||113|-19.03332|-65.26274|
3383330|Paramaribo||375|5.86638|-55.16682|
1271113|Godda|গোড্ডা|224|24.827|87.2125|
2163355|Hobart|হোবার্ট|472|-42.87936|147.32941|
933773|Gaborone||161|-24.65451|25.90859|
1271493|Garhwa|গঢ়ওয়া|224|24.16002|83.80755|
1274890|Chakradharpur|চক্রধরপুর|224|22.67611|85.62892|
1153671|Chiang Mai|চিয়াং মাই|108|18.79038|98.98468|
1271319|Ghatsila|ঘাটশিলা|224|22.58531|86.47682|Ghatshila
146268|Nicosia||343|35.17531|33.3642|
1270543|Haflong|হাফলং|29|25.16478|93.01744|
1282898|Pokhara|পোখরা|163|28.26689|83.96851|
1273618|Daman|দমন|125|20.41431|72.83236|
1651944|Vientiane||499|17.96667|102.6|
2279755|Yamoussoukro||264|6.82055|-5.27674|
1256246|Simdega|সিমডেগা|224|22.61523|84.50208|
5780993|Salt Lake City|সল্ট লেক সিটি|490|40.76078|-111.89105|
1275641|Bilasipara|বিলাসীপাড়া|29|26.23285|90.2341|
1269993|Hojai|হোজাই|29|26.00281|92.85605|
2660646|Geneva|জেনিভা|168|46.20222|6.14569|
1283582|Biratnagar|বিরাটনগর|255|26.45505|87.27007|
160196|Dodoma||140|-6.17221|35.73947|
1295765|Sittwe|সিতওয়ে|412|20.14624|92.89835|Akyab,আকিয়াব
7302849|Barpeta Road|বরপেটা রোড|29|26.50284|90.96937|
1269379|Jamadoba||224|23.71667|86.4|
1271050|Golaghat|গোলাঘাট|29|26.51167|93.95951|
2640729|Oxford|অক্সফোর্ড|148|51.75222|-1.25596|
1242833|Jaffna|জাফনা|355|9.66845|80.00742|
1356581953|Patratu|পাতরাতু|224|23.67|85.28|
1262382|Musabani|মুসাবনি|224|22.51135|86.45713|Mushabani
1266330|Kokrajhar|কোকরাঝাড়|29|26.40107|90.27286|
2653941|Cambridge|কেমব্রিজ|148|52.2|0.11667|
1256335|Sijua||224|23.77617|86.33028|
1271005|Gomoh|গোমো|224|23.87355|86.1516|
1266622|Khunti|খুঁটি|224|23.07602|85.27818|
2309527|Malabo||65|3.75578|8.78166|
934154|Port Louis|পোর্ট লুইস|390|-20.16194|57.49889|Mauritius,মরিশাস
1271631|Gangtok|গ্যাংটক|446|27.32574|88.61216|গ্যাংটোক
1645457|Dili||134|-8.55861|125.57361|
290340|Manama|মানামা|291|26.22787|50.58565|Bahrain
1356164124|Nalbari|নলবাড়ি|29|26.445|91.44|
935264|Saint-Denis||416|-20.88231|55.4504|
1256259|Silvassa|সিলভাসা|447|20.27386|72.99673|
3193044|Podgorica||389|42.44111|19.26361|
1271131|Gobindpur|গোবিন্দপুর|224|22.63393|86.07162|
1283581|Birgunj|বীরগঞ্জ|283|27.01709|84.8808|Birganj
1258492|Rangia|রঙিয়া|29|26.44931|91.61356|
1269862|Hussainabad|হুসেনাবাদ|224|24.52849|84|Husainabad
2073124|Darwin|ডারউইন|356|-12.46113|130.84185|
7302859|Lumding|লামডিং|29|25.74903|93.16998|Lumding Railway Colony
1356777660|Namrup|নামরূপ|29|27.1939|95.3193|
3513090|Willemstad||514|12.1084|-68.93354|
1263787|Mangaldai|মঙ্গলদৈ|29|26.44212|92.03047|Mangaldoi
1271453|Gauripur|গৌরীপুর|29|26.08334|89.96118|
1269298|Jamtara|জামতাড়া|224|23.963|86.80285|
2661552|Bern||62|46.94809|7.44744|
1276919|Barki Saria||224|24.17594|85.88938|
3413829|Reykjavik||88|64.13548|-21.89541|
1263522|Mariani|মরিয়নি|29|26.65725|94.31529|
932505|Maseru||299|-29.31667|27.48333|
1272259|Duliagaon||29|27.37227|95.30754|
3374333|Praia||393|14.93152|-23.51254|
7302857|Silapathar|শিলাপাথর|29|27.59441|94.72402|
1241622|Kandy|ক্যান্ডি|94|7.2906|80.6336|
1272242|Doom Dooma|ডুমডুমা|29|27.56884|95.55664|Dum Duma
1283613|Bharatpur|ভরতপুর|41|27.6768|84.43589|
1272790|Dhekiajuli|ঢেকিয়াজুলি|29|26.70367|92.47808|
1272768|Dhing|ধিং|29|26.46793|92.47336|
7302854|Morigaon|মরিগাঁও|29|26.24908|92.34764|
1265025|Latehar|লাতেহার|224|23.74423|84.49984|
1282027|Malé|মালে|232|4.17521|73.50916|Male
1272629|Digboi|ডিগবয়|29|27.39321|95.61839|
5097529|Edison|এডিসন|338|40.51872|-74.4121|
1272277|Dugda||224|23.74516|86.17175|
1258843|Rajmahal|রাজমহল|224|25.05303|87.83048|
1252416|Thimphu|থিম্পু|481|27.46609|89.64191|Thimpu
9283213|Mahasthangarh|মহাস্থানগড়|70|24.96111|89.34278|
1267776|Kargil|কার্গিল|265|34.55765|76.12622|
1262429|Muri|মুরি|224|23.37074|85.86236|
285787|Kuwait City|কুয়েত শহর|6|29.36972|47.97833|Kuwait,কুয়েত,কুয়েত সিটি
1272508|Dispur|দিসপুর|29|26.13564|91.80069|
1267390|Kavaratti||267|10.56688|72.64203|
1283628|Bhadrapur|ভদ্রপুর|255|26.54404|88.09436|`;
