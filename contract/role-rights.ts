import type { Act } from './acts.ts';

/** What a call leaves in the list of who did what: one act, or the one that its values tell. */
type Leaves = Act | ((values: Readonly<Record<string, unknown>>) => Act);

interface Right {
  /** Once the candidate looks after the profile with an account of their own. Until then whoever has the profile may. */
  who: 'everyHolder' | 'candidate';
  act?: Leaves;
}

const everyHolder: Right = { who: 'everyHolder' };
const candidate: Right = { who: 'candidate' };
/** Steps of the further details alone have one of these. */
const DETAILS = ['aboutSelf', 'brothers', 'maritalStatus'];
const leaves = (act: Leaves): Right => ({ ...everyHolder, act });

/**
 * Every call of a member: who may make it where several look after one profile, and what it leaves behind. Blocks, reports, health and pair
 * checks are the candidate's alone and leave nothing; a new call is closed to guardians until it stands here.
 */
const RIGHTS: ReadonlyMap<string, Right> = new Map(
  Object.entries({
    registerstep2: everyHolder,
    showprofile: everyHolder,
    showtoday: everyHolder,
    updatedashboard: leaves('profile'),
    showcommunication: everyHolder,
    updatecommunication: leaves('address'),
    saveaddressstep: leaves('address'),
    showpersonalinfo: everyHolder,
    updatepersonalinformation: leaves('personal'),
    savepersonalstep: leaves((values) => (DETAILS.some((name) => name in values) ? 'details' : 'personal')),
    removehoroscope: leaves('personal'),
    // The candidate's own answers are left out of both for everybody else.
    showhealth: everyHolder,
    updatehealth: everyHolder,
    savehealthstep: everyHolder,
    paternalinformation: everyHolder,
    updatepaternaldata: leaves('paternal'),
    savepaternalstep: leaves('paternal'),
    maternalinformation: everyHolder,
    updatematernaldata: leaves('maternal'),
    savematernalstep: leaves('maternal'),
    updateprofileimage: leaves('picture'),
    removeprofileimage: leaves('picture'),
    showcard: everyHolder,
    showphotos: everyHolder,
    addphoto: leaves('picture'),
    removephoto: leaves('picture'),
    orderphotos: leaves('picture'),
    updatephotoaudience: leaves('picture'),
    updatepassword: everyHolder,
    powerlinkseen: everyHolder,
    showmydata: everyHolder,
    showsuspension: everyHolder,
    appealsuspension: everyHolder,
    deleteprofile: candidate,
    giveconsents: everyHolder,
    withdrawconsents: leaves('hidden'),
    shownomination: candidate,
    updatenomination: candidate,
    showreadings: everyHolder,
    showprofiledetails: everyHolder,
    updateprofiledetails: leaves('details'),
    showwishes: everyHolder,
    updatewishes: leaves('wishes'),
    countwished: everyHolder,
    showshowing: everyHolder,
    updateshowing: leaves(({ isWanted }) => (isWanted === 'Yes' ? 'shown' : 'hidden')),
    findmatches: everyHolder,
    findmember: everyHolder,
    searchmembers: everyHolder,
    countsearched: everyHolder,
    savesearch: everyHolder,
    removesearch: everyHolder,
    searches: everyHolder,
    member: everyHolder,
    opencontact: everyHolder,
    contactopenings: everyHolder,
    showbiodata: everyHolder,
    updatebiodata: everyHolder,
    biodata: everyHolder,
    pairsheet: everyHolder,
    sendintroduction: leaves('sent'),
    withdrawintroduction: leaves('withdrew'),
    acceptintroduction: leaves('accepted'),
    declineintroduction: leaves('declined'),
    endacquaintance: leaves('ended'),
    introductions: everyHolder,
    addtoshortlist: everyHolder,
    removefromshortlist: everyHolder,
    shortlist: everyHolder,
    hidemember: everyHolder,
    unhidemember: everyHolder,
    // Whom the candidate has blocked is left out for everybody else.
    avoidedmembers: everyHolder,
    blockmember: candidate,
    unblockmember: candidate,
    blockphone: candidate,
    unblockphone: candidate,
    blockedphones: candidate,
    reportmember: candidate,
    cardlinks: everyHolder,
    makecardlink: leaves('linked'),
    agreetocardlink: candidate,
    // A guardian may end the candidate's too: less is told then.
    endcardlinks: everyHolder,
    pauseprofile: leaves(({ kind }) => (kind === 'settled' ? 'settled' : 'paused')),
    resumeprofile: leaves('resumed'),
    showpause: everyHolder,
    showhaemoglobin: candidate,
    updatehaemoglobin: candidate,
    showpaircheck: candidate,
    agreetopaircheck: candidate,
    withdrawfrompaircheck: candidate,
    showverification: everyHolder,
    sendcode: everyHolder,
    confirmcode: everyHolder,
    notices: everyHolder,
    // Of the account that asks: its own phone, e-mail and ways of being told.
    addbrowser: everyHolder,
    showtelling: everyHolder,
    updatetelling: everyHolder,
    showcontactchanges: everyHolder,
    changephone: everyHolder,
    changeemail: everyHolder,
    sendchangecode: everyHolder,
    confirmchange: everyHolder,
    withdrawchange: everyHolder,
    objecttoclaim: everyHolder,
    // Whose phone is given is the candidate's to say.
    giveownphone: candidate,
    showholders: everyHolder,
    saywhose: leaves('role'),
    inviteholder: leaves('invited'),
    withdrawinvitation: everyHolder,
    removeholder: { ...candidate, act: 'removed' },
    leaveprofile: everyHolder,
    switchprofile: everyHolder,
    reserveaccepting: candidate,
    choosereached: candidate,
    decidehealth: candidate,
    takebackact: candidate,
  }),
);

/** Who may make a member's call where several look after the profile; undefined for one that nobody has classified. */
export const rightOf = (path: string): Right | undefined => RIGHTS.get(path);

/** What a call that was done leaves in the list of who did what. */
export function actOf(path: string, values: Readonly<Record<string, unknown>>): Act | undefined {
  const act = RIGHTS.get(path)?.act;
  return typeof act === 'function' ? act(values) : act;
}
