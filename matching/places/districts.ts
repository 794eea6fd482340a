/** A home district that a family may choose. */
export type District = {
  /** Our own stable id: West Bengal from 101, Bangladesh from 201, Tripura from 301, Barak valley from 401. */
  id: number;
  name: string;
  nameBn: string;
  /** State in India, division in Bangladesh. */
  region: string;
  regionBn: string;
  /** ISO 3166-1 alpha-2. */
  country: string;
  /** Id of the region in the list of states. */
  state: number;
};

type Region = Pick<District, 'state' | 'region' | 'regionBn' | 'country'>;

const westBengal = { state: 35_601_163, region: 'West Bengal', regionBn: 'পশ্চিমবঙ্গ', country: 'IN' };
const tripura = { state: 35_601_071, region: 'Tripura', regionBn: 'ত্রিপুরা', country: 'IN' };
const assam = { state: 35_600_388, region: 'Assam', regionBn: 'অসম', country: 'IN' };
const dhaka = { state: 5_000_012, region: 'Dhaka', regionBn: 'ঢাকা', country: 'BD' };
const mymensingh = { state: 5_000_017, region: 'Mymensingh', regionBn: 'ময়মনসিংহ', country: 'BD' };
const chattogram = { state: 5_000_011, region: 'Chattogram', regionBn: 'চট্টগ্রাম', country: 'BD' };
const rajshahi = { state: 5_000_014, region: 'Rajshahi', regionBn: 'রাজশাহী', country: 'BD' };
const khulna = { state: 5_000_013, region: 'Khulna', regionBn: 'খুলনা', country: 'BD' };
const barishal = { state: 5_000_010, region: 'Barishal', regionBn: 'বরিশাল', country: 'BD' };
const sylhet = { state: 5_000_016, region: 'Sylhet', regionBn: 'সিলেট', country: 'BD' };
const rangpur = { state: 5_000_015, region: 'Rangpur', regionBn: 'রংপুর', country: 'BD' };

/** The districts of West Bengal, Bangladesh, Tripura and the Barak valley, under their official names. */
export const districts: readonly District[] = [
  ...numbered(101, westBengal, [
    ['Alipurduar', 'আলিপুরদুয়ার'],
    ['Bankura', 'বাঁকুড়া'],
    ['Birbhum', 'বীরভূম'],
    ['Cooch Behar', 'কোচবিহার'],
    ['Dakshin Dinajpur', 'দক্ষিণ দিনাজপুর'],
    ['Darjeeling', 'দার্জিলিং'],
    ['Hooghly', 'হুগলি'],
    ['Howrah', 'হাওড়া'],
    ['Jalpaiguri', 'জলপাইগুড়ি'],
    ['Jhargram', 'ঝাড়গ্রাম'],
    ['Kalimpong', 'কালিম্পং'],
    ['Kolkata', 'কলকাতা'],
    ['Malda', 'মালদহ'],
    ['Murshidabad', 'মুর্শিদাবাদ'],
    ['Nadia', 'নদিয়া'],
    ['North 24 Parganas', 'উত্তর ২৪ পরগনা'],
    ['Paschim Bardhaman', 'পশ্চিম বর্ধমান'],
    ['Paschim Medinipur', 'পশ্চিম মেদিনীপুর'],
    ['Purba Bardhaman', 'পূর্ব বর্ধমান'],
    ['Purba Medinipur', 'পূর্ব মেদিনীপুর'],
    ['Purulia', 'পুরুলিয়া'],
    ['South 24 Parganas', 'দক্ষিণ ২৪ পরগনা'],
    ['Uttar Dinajpur', 'উত্তর দিনাজপুর'],
  ]),
  ...numbered(201, dhaka, [
    ['Dhaka', 'ঢাকা'],
    ['Faridpur', 'ফরিদপুর'],
    ['Gazipur', 'গাজীপুর'],
    ['Gopalganj', 'গোপালগঞ্জ'],
    ['Kishoreganj', 'কিশোরগঞ্জ'],
    ['Madaripur', 'মাদারীপুর'],
    ['Manikganj', 'মানিকগঞ্জ'],
    ['Munshiganj', 'মুন্সীগঞ্জ'],
    ['Narayanganj', 'নারায়ণগঞ্জ'],
    ['Narsingdi', 'নরসিংদী'],
    ['Rajbari', 'রাজবাড়ী'],
    ['Shariatpur', 'শরীয়তপুর'],
    ['Tangail', 'টাঙ্গাইল'],
  ]),
  ...numbered(214, mymensingh, [
    ['Jamalpur', 'জামালপুর'],
    ['Mymensingh', 'ময়মনসিংহ'],
    ['Netrakona', 'নেত্রকোনা'],
    ['Sherpur', 'শেরপুর'],
  ]),
  ...numbered(218, chattogram, [
    ['Bandarban', 'বান্দরবান'],
    ['Brahmanbaria', 'ব্রাহ্মণবাড়িয়া'],
    ['Chandpur', 'চাঁদপুর'],
    ['Chattogram', 'চট্টগ্রাম'],
    ["Cox's Bazar", 'কক্সবাজার'],
    ['Cumilla', 'কুমিল্লা'],
    ['Feni', 'ফেনী'],
    ['Khagrachhari', 'খাগড়াছড়ি'],
    ['Lakshmipur', 'লক্ষ্মীপুর'],
    ['Noakhali', 'নোয়াখালী'],
    ['Rangamati', 'রাঙ্গামাটি'],
  ]),
  ...numbered(229, rajshahi, [
    ['Bogura', 'বগুড়া'],
    ['Chapai Nawabganj', 'চাঁপাইনবাবগঞ্জ'],
    ['Joypurhat', 'জয়পুরহাট'],
    ['Naogaon', 'নওগাঁ'],
    ['Natore', 'নাটোর'],
    ['Pabna', 'পাবনা'],
    ['Rajshahi', 'রাজশাহী'],
    ['Sirajganj', 'সিরাজগঞ্জ'],
  ]),
  ...numbered(237, khulna, [
    ['Bagerhat', 'বাগেরহাট'],
    ['Chuadanga', 'চুয়াডাঙ্গা'],
    ['Jashore', 'যশোর'],
    ['Jhenaidah', 'ঝিনাইদহ'],
    ['Khulna', 'খুলনা'],
    ['Kushtia', 'কুষ্টিয়া'],
    ['Magura', 'মাগুরা'],
    ['Meherpur', 'মেহেরপুর'],
    ['Narail', 'নড়াইল'],
    ['Satkhira', 'সাতক্ষীরা'],
  ]),
  ...numbered(247, barishal, [
    ['Barguna', 'বরগুনা'],
    ['Barishal', 'বরিশাল'],
    ['Bhola', 'ভোলা'],
    ['Jhalokati', 'ঝালকাঠি'],
    ['Patuakhali', 'পটুয়াখালী'],
    ['Pirojpur', 'পিরোজপুর'],
  ]),
  ...numbered(253, sylhet, [
    ['Habiganj', 'হবিগঞ্জ'],
    ['Moulvibazar', 'মৌলভীবাজার'],
    ['Sunamganj', 'সুনামগঞ্জ'],
    ['Sylhet', 'সিলেট'],
  ]),
  ...numbered(257, rangpur, [
    ['Dinajpur', 'দিনাজপুর'],
    ['Gaibandha', 'গাইবান্ধা'],
    ['Kurigram', 'কুড়িগ্রাম'],
    ['Lalmonirhat', 'লালমনিরহাট'],
    ['Nilphamari', 'নীলফামারী'],
    ['Panchagarh', 'পঞ্চগড়'],
    ['Rangpur', 'রংপুর'],
    ['Thakurgaon', 'ঠাকুরগাঁও'],
  ]),
  ...numbered(301, tripura, [
    ['Dhalai', 'ধলাই'],
    ['Gomati', 'গোমতী'],
    ['Khowai', 'খোয়াই'],
    ['North Tripura', 'উত্তর ত্রিপুরা'],
    ['Sepahijala', 'সিপাহীজলা'],
    ['South Tripura', 'দক্ষিণ ত্রিপুরা'],
    ['Unakoti', 'ঊনকোটি'],
    ['West Tripura', 'পশ্চিম ত্রিপুরা'],
  ]),
  ...numbered(401, assam, [
    ['Cachar', 'কাছাড়'],
    ['Hailakandi', 'হাইলাকান্দি'],
    ['Sribhumi (Karimganj)', 'শ্রীভূমি (করিমগঞ্জ)'],
  ]),
];

/** Returns the districts of a region with consecutive ids. */
function numbered(first: number, region: Region, names: [string, string][]): District[] {
  return names.map(([name, nameBn], offset) => ({ id: first + offset, name, nameBn, ...region }));
}
