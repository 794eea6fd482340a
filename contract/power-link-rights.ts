import { type AnswersIn, answersIn } from './catalogue.ts';
import { lineage } from './lineage.ts';

const ANCESTORS_HEALTH = ['grandfather', 'greatGrandfather'].flatMap((ancestor) =>
  answersIn('relatives').flatMap(({ name, isSealed }) => (isSealed ? [`${ancestor}.${name}`] : [])),
);
const GUARDIAN_AND_PHOTO = [
  'guardian.name',
  'guardian.relation',
  'guardian.phone',
  'photoFor',
] as const satisfies AnswersIn<'details'>['name'][];
const AGREED_TO_PHOTO = ['hasAgreed', 'photoFor'];

/**
 * What a session that the Power Link opened may call: it fills in the profile's forms. Every other call of a member is
 * refused, a new one too until it stands here. Each call with the fields, by our dotted names, that are left out both
 * ways: health answers, what is consented to, what other families get.
 */
const POWER_LINK_MAY: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries({
    registerstep2: [],
    showprofile: [],
    // The home asks for it; other families stay closed: it names nobody here.
    showtoday: [],
    updatedashboard: [],
    showcommunication: [],
    updatecommunication: [],
    showpersonalinfo: [],
    updatepersonalinformation: [],
    removehoroscope: [],
    saveaddressstep: [],
    savepersonalstep: GUARDIAN_AND_PHOTO,
    [lineage.paternal.show.path]: ANCESTORS_HEALTH,
    [lineage.paternal.update.path]: ANCESTORS_HEALTH,
    [lineage.paternal.step.path]: ANCESTORS_HEALTH,
    [lineage.maternal.show.path]: ANCESTORS_HEALTH,
    [lineage.maternal.update.path]: ANCESTORS_HEALTH,
    [lineage.maternal.step.path]: ANCESTORS_HEALTH,
    updateprofileimage: AGREED_TO_PHOTO,
    removeprofileimage: [],
    showphotos: ['photoFor'],
    addphoto: AGREED_TO_PHOTO,
    removephoto: [],
    orderphotos: [],
    showprofiledetails: GUARDIAN_AND_PHOTO,
    updateprofiledetails: GUARDIAN_AND_PHOTO,
    showwishes: [],
    showmydata: [],
    updatewishes: [],
  }),
);

/** The fields of a call that a Power Link session goes without; undefined where it may not make the call at all. */
export const leftOutOfPowerLink = (path: string): readonly string[] | undefined => POWER_LINK_MAY.get(path);
