import { PAIR_CHECK_CONSENT } from '#contract/pair-check-consent.ts';
import { TEST_PASSWORD } from '../members.ts';
import { PASSWORD } from '../staff.ts';
import type { Known } from './values.ts';

export const KEY = 'the key of the office';
/** A phone with a pending invitation. */
export const INVITED = '9830077777';
/** The phone of a filled profile. */
export const OWNERS_PHONE = '9811100099';

/** Values that cannot be derived from a rule. */
export const KNOWN: Known = {
  password: TEST_PASSWORD,
  owncode: '',
  securitykey: KEY,
  textversion: PAIR_CHECK_CONSENT.version,
  phone: '9830099000',
  name: 'Ruma Das',
  'registerstep1.profile_id': '',
  ...{ country: '356', state: '35601163', countryid: '356', dob: '1991-03-07', dateofbirth: '1991-03-07' },
  ...{ email: 'ruma.das@example.in', religion: '1', castid: '4', cast_id: '4', rashiid: '2', rashi_id: '2' },
  ...{ gonid: '1', gon_id: '1', lognoid: '5', logno_id: '5', quali: '1', profession: '1', userdiet: 'Veg' },
  ...{ religionids: '1', casteids: '4', stateids: '35601163', districtids: '', educationids: '1', professionids: '1' },
  ...{ ancestraldistrictid: '', homedistrictid: '', birthdistrictid: '', nakshatraid: '5', withversion: 'Yes' },
  ...{ pincode: '700029', pin: '700029', tribe_id: '', clan_id: '', version: '', page: '', latest: '', after: '' },
  ...{
    'resetpassword.token': 'x'.repeat(43),
    'confirmemail.token': 'x'.repeat(43),
    'stopletters.token': 'x'.repeat(43),
  },
  ...{
    placeid: '',
    countryids: '356',
    whose: 'guardian',
    'saywhose.whose': 'candidate',
    'updateshowing.whose': '',
    shownto: 'Members',
    agefrom: '20',
    ageto: '40',
    heightfrom: '150',
    heightto: '180',
  },
};

/** Values for forms of the office. */
export const OF_THE_OFFICE: Known = {
  password: PASSWORD,
  newpassword: 'another long password',
  ...{ kind: '', state: '', asked: '', page: '', latest: '', after: '', about: '', who: '', what: '', list: 'faqs' },
  ...{ 'office/findmembers.asked': 'Ruma', 'office/showtext.key': 'vision', 'office/savetext.key': 'vision' },
  ...{ 'office/savetext.lang': 'en', 'office/listdecided.outcome': '', 'office/openbreach.what': 'A list was copied' },
  ...{ 'office/undodecided.id': '1', 'office/moverow.way': 'down', 'office/login.password': 'another long password' },
  ...{ 'office/seeidentity.paper': 'passport', 'office/seeidentity.number': 'K1234567' },
  ...{ 'office/seeidentity.numberagain': 'K1234567', 'office/seeidentity.dob': '1995-02-03' },
  ...{
    'office/seeidentity.dobagain': '1995-02-03',
    'office/settlecase.outcome': 'acted',
    'office/settlecase.seen': '9',
  },
  ...{ 'office/changecontact.kind': 'phone', 'office/changecontact.value': '9830055009' },
  ...{ 'office/notecall.outcome': 'noAnswer', 'office/savestory.kind': 'story', 'office/givebadge.kind': 'met' },
  ...{ 'office/takebadge.kind': 'met', 'office/exportfigures.what': 'weeks', 'office/nominee.what': 'copy' },
  ...{ 'office/addbreachpeople.source': 'everybody', 'office/notebreachdeed.kind': 'certin' },
  ...{ 'office/enterpaper.state': '35601163', 'office/correctpaper.state': '35601163' },
  ...{ 'office/savefaq.subject': 'joining', 'office/savephone.code': '+91', 'office/savephone.id': '' },
  ...{
    'office/saveemail.id': '',
    'office/savelink.id': '',
    'office/savestory.id': '',
    'office/savebanner.id': '',
    'office/savecentre.id': '',
  },
  ...{ 'office/savecentre.district': '112' },
  ...{ 'office/turnrow.list': 'stories', 'office/turnrow.id': '1' },
};
