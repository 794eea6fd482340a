import { describe, expect, it } from 'vitest';
import { districts } from './places/districts.ts';
import { readPlaces } from './places/read-places.ts';
import { findPlace, placeById } from './places.ts';

const places = readPlaces().map(({ place }) => place);

// A district is found by its current name; the former name follows in brackets.
const withoutOldName = (name: string) => name.replace(/ \(.*\)$/, '');

function firstName(text: string) {
  const [first] = findPlace(text);
  return first && `${first.name}, ${first.country}`;
}

describe('findPlace ranks first', () => {
  const bengal: [string, string][] = [
    ['Kolkata', 'Kolkata Calcutta Kolkatta Kalkata Kolkta Koklata কলকাতা কোলকাতা কলিকাতা কলকতা'],
    ['Bardhaman', 'Burdwan Bardwan Bardhman Barddhaman Bordhoman বর্ধমান বর্ধমাণ বর্দ্ধমান'],
    ['Medinipur', 'Midnapore Midnapur Medinpur Mednipur মেদিনীপুর মেদিনিপুর'],
    ['Hugli-Chuchura', 'Chinsurah Chunchura Chinsura Chuchura Hooghly Hugli Hoogly Hugly চুঁচুড়া চুচুড়া হুগলি হুগলী'],
    ['Chandannagar', 'Chandernagore Chandernagor Chandannagr Chondonnogor চন্দননগর চন্দনগর'],
    ['Cooch Behar', 'Cooch_Behar Koch_Bihar Kochbihar Coochbehar কোচবিহার কুচবিহার কোচবীহার'],
    ['Krishnanagar', 'Krishnanagar Krishnagar Krisnanagar Krishnanagore Krisnonogor কৃষ্ণনগর কৃষ্ণনগড়'],
    ['Kolkata', 'Behala Jadavpur Jadabpur Tollygunge Ballygunge Bhowanipore Sealdah বেহালা যাদবপুর টালিগঞ্জ শিয়ালদহ'],
    ['Barasat', 'Barasat Barasaat Baraset বারাসত বারাসাত'],
    ['Howrah', 'Howrah Haora Howra Hawrah Hawra হাওড়া হাওরা'],
    ['English Bazar', 'Maldah Malda Maldaha English_Bazar Englishbazar মালদহ মালদা ইংরেজবাজার'],
    ['Siliguri', 'Siliguri Shiliguri Siligury Silliguri শিলিগুড়ি সিলিগুরি'],
    ['Darjeeling', 'Darjeeling Darjiling Darjeling দার্জিলিং দার্জিলিঙ'],
    ['Asansol', 'Asansol Asansole Assansol আসানসোল আসানশোল'],
    ['Durgapur', 'Durgapur Durgapore Durgapoor দুর্গাপুর দূর্গাপুর'],
    ['Kharagpur', 'Kharagpur Kharagpore Khargpur খড়্গপুর খড়গপুর'],
    ['Baharampur', 'Berhampore Baharampur Bahrampur বহরমপুর'],
    ['Murshidabad', 'Murshidabad Mursidabad Murshidabd মুর্শিদাবাদ মূর্শিদাবাদ'],
    ['Bankura', 'Bankura Bakura Bankoora বাঁকুড়া বাকুড়া'],
    ['Purulia', 'Purulia Puruliya Purulea পুরুলিয়া'],
    ['Jalpaiguri', 'Jalpaiguri Jalpaigury Jolpaiguri জলপাইগুড়ি'],
    ['Alipurduar', 'Alipurduar Alipurdwar Alipurduwar আলিপুরদুয়ার'],
    ['Balurghat', 'Balurghat Baloorghat Balurgat বালুরঘাট'],
    ['Raiganj', 'Raiganj Raigunj Raygonj রায়গঞ্জ'],
    ['Nabadwip', 'Nabadwip Navadwip Nabadip Nabadvip নবদ্বীপ নবদ্বিপ'],
    ['Santipur', 'Shantipur Santipur Shantipoor শান্তিপুর'],
    ['Serampore', 'Serampore Srirampur Sreerampur শ্রীরামপুর শ্রিরামপুর'],
    ['Bolpur', 'Bolpur Bolpoor বোলপুর'],
    ['Suri', 'Suri Siuri সিউড়ি'],
    ['Tamluk', 'Tamluk Tamlook তমলুক'],
    ['Hugli-Chuchura', 'Bandel ব্যান্ডেল'],
    ['Contai', 'Contai Kanthi কাঁথি কাথি'],
    ['Haldia', 'Haldia Haldiya হলদিয়া'],
    ['Budge Budge', 'Budge_Budge Bajbaj বজবজ'],
    ['Bidhannagar', 'Salt_Lake Bidhannagar Bidhan_Nagar সল্টলেক বিধাননগর'],
    ['Rajpur Sonarpur', 'Sonarpur Rajpur_Sonarpur সোনারপুর'],
    ['Basirhat', 'Basirhat Bashirhat Basirhut বসিরহাট'],
    ['Bishnupur', 'Bishnupur Vishnupur বিষ্ণুপুর বিস্নুপুর'],
    ['Kalimpong', 'Kalimpong Kalimpang কালিম্পং'],
    ['Jhargram', 'Jhargram Jargram ঝাড়গ্রাম'],
    ['Agartala', 'Agartala Agortola Agratala আগরতলা'],
    ['Dharmanagar', 'Dharmanagar Dharmonagar ধর্মনগর'],
    ['Silchar', 'Silchar Shilchar Silchor শিলচর'],
    ['Karimganj', 'Karimganj Sribhumi Karimgunj করিমগঞ্জ শ্রীভূমি'],
    ['Hailakandi', 'Hailakandi Hailakandy হাইলাকান্দি'],
  ];
  const bangladesh: [string, string][] = [
    ['Dhaka', 'Dhaka Dacca Dhakka ঢাকা'],
    ['Chattogram', 'Chattogram Chittagong Chitagong Chattagram চট্টগ্রাম চট্রগ্রাম'],
    ['Cumilla', 'Comilla Cumilla Comila Kumilla কুমিল্লা কুমিল্যা'],
    ['Jashore', 'Jessore Jashore Jesore Jashor যশোর যশোহর'],
    ['Barishal', 'Barisal Barishal Borisal বরিশাল বরিসাল'],
    ['Bogura', 'Bogra Bogura Bogora বগুড়া'],
    ['Sylhet', 'Sylhet Sylet Silhet সিলেট শ্রীহট্ট'],
    ['Mymensingh', 'Mymensingh Mymansingh Moimonsingh ময়মনসিংহ মৈমনসিংহ'],
    ['Noakhali', 'Noakhali Nowakhali Noakhalee নোয়াখালী নোয়াখালি'],
    ["Cox's Bazar", "Cox's_Bazar Coxs_Bazar Coxbazar কক্সবাজার"],
    ['Brahmanbaria', 'Brahmanbaria Brahmonbaria ব্রাহ্মণবাড়িয়া'],
    ['Rajshahi', 'Rajshahi Rajsahi রাজশাহী রাজশাহি'],
    ['Khulna', 'Khulna Kulna খুলনা'],
    ['Faridpur', 'Faridpur Foridpur ফরিদপুর'],
    ['Tangail', 'Tangail Tangile টাঙ্গাইল টাঙাইল'],
    ['Munshiganj', 'Munshiganj Bikrampur Vikrampur বিক্রমপুর'],
  ];
  const elsewhere: [string, string][] = [
    ['Mumbai, IN', 'Mumbai Bombay মুম্বই মুম্বাই'],
    ['Chennai, IN', 'Chennai Madras চেন্নাই'],
    ['Bengaluru, IN', 'Bangalore Bengaluru Bangalor বেঙ্গালুরু'],
    ['Varanasi, IN', 'Varanasi Benares Banaras Kashi বারাণসী কাশী'],
    ['Prayagraj, IN', 'Allahabad Prayagraj এলাহাবাদ'],
    ['Guwahati, IN', 'Guwahati Gauhati Gowhati গুয়াহাটি গৌহাটি'],
    ['Jamshedpur, IN', 'Jamshedpur Tatanagar Jamsedpur জামশেদপুর'],
    ['Ranchi, IN', 'Ranchi রাঁচি রাচি'],
    ['London, GB', 'London লন্ডন'],
    ['Doha, QA', 'Doha Qatar কাতার'],
    ['New York, US', 'New_York Newyork নিউ_ইয়র্ক'],
    ['Yangon, MM', 'Rangoon Yangon রেঙ্গুন'],
  ];
  const cases = [
    ...bengal.map(([name, typed]) => [`${name}, IN`, typed] as const),
    ...bangladesh.map(([name, typed]) => [`${name}, BD`, typed] as const),
    ...elsewhere,
  ].flatMap(([expected, typed]) => typed.split(' ').map((text) => [text.replaceAll('_', ' '), expected] as const));

  it.each(cases)('%s → %s', (text, expected) => {
    expect(firstName(text)).toBe(expected);
    expect(firstName(`  ${text.toUpperCase().normalize('NFD')} `)).toBe(expected);
  });

  it.each([
    ['kolk', 'Kolkata'],
    ['সিলি', 'Siliguri'],
    ['বর্ধ', 'Bardhaman'],
    ['krishn', 'Krishnanagar'],
    ['agar', 'Agartala'],
    ['chatto', 'Chattogram'],
    ['ময়ম', 'Mymensingh'],
    ['darg', 'Durgapur'],
  ])('%s, partly typed → %s', (text, expected) => {
    expect(findPlace(text).map(({ name }) => name)).toContain(expected);
  });
});

describe('findPlace', () => {
  it('ranks a part of a town after the towns for a partly typed name', () => {
    expect(findPlace('barish')[0]?.name).toBe('Barishal');
    expect(findPlace('tang')[0]?.name).toBe('Tangail');
    expect(findPlace('Kalighat')[0]?.name).toBe('Kolkata');
  });

  it('finds the towns of Bengal with any one letter but the first dropped', () => {
    const towns = places
      .filter(({ region, name }) => /West Bengal|Tripura/.test(region) && name.length > 5)
      .slice(0, 80);
    for (const { name } of towns)
      for (let at = 1; at < name.length; at++) {
        const foundPlaces = findPlace(name.slice(0, at) + name.slice(at + 1));
        expect(foundPlaces.some((place) => place.name === name)).toBe(true);
      }
  });

  it('orders places of the same name by size and nearness, and by the district after a comma', () => {
    expect(findPlace('Islampur')[0]?.region).toBe('Uttar Dinajpur, West Bengal');
    expect(findPlace('Islampur, Murshidabad')[0]?.region).toBe('Murshidabad, West Bengal');
    expect(findPlace('Berhampur')[0]?.name).toBe('Baharampur');
    expect(findPlace('Berhampur, Odisha')[0]?.name).toBe('Brahmapur');
    expect(findPlace('Hyderabad')[0]?.country).toBe('IN');
    expect(findPlace('Hyderabad, Sindh, PK')[0]?.country).toBe('PK');
  });

  it('returns nothing for less than two letters, for signs and for nonsense', () => {
    for (const text of ['', ' ', 'a', 'ক', '..', '()', ',', 'xyzabc', 'qqqqqqq', '\u200d'])
      expect(findPlace(text)).toEqual([]);
  });

  it('returns at most twelve and handles a very long text', () => {
    expect(findPlace('ra')).toHaveLength(12);
    expect(findPlace('kolkata'.repeat(1000)).length).toBeLessThanOrEqual(12);
  });

  it.each(districts.map((district) => [district.name, district] as const))('finds the district %s', (_, district) => {
    const home = `${withoutOldName(district.name)}, ${district.region}`;
    for (const text of [district.name, district.nameBn].map(withoutOldName))
      expect(findPlace(text).some(({ name, region }) => region === home || `${name}, ${region}` === home)).toBe(true);
  });
});

describe('the gazetteer', () => {
  it('returns every place by its id, and nothing for other ids', () => {
    for (const place of places) expect(placeById(place.id)).toEqual(place);
    expect(new Set(places.map(({ id }) => id)).size).toBe(places.length);
    expect(placeById(0)).toBeUndefined();
    expect(placeById(Number.NaN)).toBeUndefined();
  });

  it('is complete and well formed', () => {
    for (const place of places) {
      expect(place.name).not.toBe('');
      expect(place.region).not.toBe('');
      expect(place.country).toMatch(/^[A-Z]{2}$/);
      expect(Math.abs(place.latitude)).toBeLessThan(70);
      expect(Math.abs(place.longitude)).toBeLessThan(180);
      expect(Number.isInteger(place.id) && place.id < 2 ** 31).toBe(true);
      expect(() => Intl.DateTimeFormat('en', { timeZone: place.zone })).not.toThrow();
    }
  });

  it('has every name in NFC', () => {
    for (const { place, aliases } of readPlaces())
      for (const name of [place.name, place.nameBn, ...aliases]) expect(name).toBe(name.normalize('NFC'));
    for (const { nameBn, regionBn } of districts) expect(nameBn + regionBn).toBe((nameBn + regionBn).normalize('NFC'));
  });

  it('has Bengali names in Bengali letters', () => {
    for (const { nameBn } of places) expect(nameBn).toMatch(/^[\p{Script=Bengali} -]*$/u);
  });

  it('has a Bengali name for the 200 largest places of West Bengal and for all places in Bangladesh, Tripura and Barak', () => {
    const namesIn = (part: RegExp) => places.filter(({ region }) => part.test(region)).map(({ nameBn }) => nameBn);
    expect(namesIn(/West Bengal$/).slice(0, 200)).not.toContain('');
    expect(namesIn(/Tripura$|(Cachar|Sribhumi|Hailakandi), Assam$/)).not.toContain('');
    expect(places.filter(({ country }) => country === 'BD').map(({ nameBn }) => nameBn)).not.toContain('');
  });

  it('names only listed districts', () => {
    const listedRegions = new Set(districts.map(({ name, region }) => `${withoutOldName(name)}, ${region}`));
    for (const { region } of places) if (region.includes(', ')) expect(listedRegions).toContain(region);
    expect(districts.map(({ id }) => id)).toEqual([...new Set(districts.map(({ id }) => id))]);
    expect(districts.map(({ region }) => region).filter((region) => region === 'West Bengal')).toHaveLength(23);
    expect(districts.filter(({ country }) => country === 'BD')).toHaveLength(64);
  });

  it('has correct coordinates', () => {
    const knownPositions: [string, number, number][] = [
      ['Alipurduar', 26.4922, 89.527],
      ['Contai', 21.78, 87.75],
      ['Jessore', 23.17, 89.21],
      ['Purulia', 23.33, 86.36],
      ['Silchar', 24.83, 92.79],
      ['Delhi', 28.65, 77.23],
    ];
    for (const [text, latitude, longitude] of knownPositions) {
      expect(findPlace(text)[0]?.latitude).toBeCloseTo(latitude, 1);
      expect(findPlace(text)[0]?.longitude).toBeCloseTo(longitude, 1);
    }
  });
});

describe('the location of a place', () => {
  it('is available in Bengali for every place of India and Bangladesh', () => {
    expect(findPlace('Krishnanagar')[0]).toMatchObject({ region: 'Nadia, West Bengal', regionBn: 'নদিয়া, পশ্চিমবঙ্গ' });
    const without = places.filter(({ country, regionBn }) => (country === 'IN' || country === 'BD') && !regionBn);
    expect(without).toEqual([]);
  });
});
