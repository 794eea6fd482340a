import { messageId } from '#contract/message.ts';
import {
  DESK_LIST_LIMIT,
  listDeskLists,
  removePlace,
  removeTemplate,
  savePlace,
  saveTemplate,
  setNearOf,
  setOwnNear,
} from '#contract/staff/near.ts';
import { districts } from '#matching/places/districts.ts';
import { failure, success } from '#server/http/outcome.ts';
import { BrokenRules, Refusal } from '#server/http/refusal.ts';
import { loadMembers } from '#server/office/members.queries.ts';
import {
  listPlaces,
  listPlacesWithDistricts,
  listTemplates,
  removePlace as removePlaceRow,
  removeTemplate as removeTemplateRow,
  saveNearOf,
  savePlace as savePlaceRow,
  saveTemplate as saveTemplateRow,
} from '#server/office/near/near.queries.ts';
import { saveOwnNear } from '#server/office/staff/own-near.queries.ts';
import { type AskedByStaff, registerStaffCall } from './answer-staff.ts';
import { idOf } from './id-of.ts';
import type { Office } from './office.ts';

const DISTRICT_IDS: ReadonlySet<number> = new Set(districts.map(({ id }) => id));
const outcomeOf = (isDone: boolean) => (isDone ? success('saved') : failure('changedMeanwhile'));

/** Registers the calls for the desk's lists and for the places that staff and families are near. */
export function nearRoutes(office: Office): void {
  registerStaffCall(office, listDeskLists, async ({ db }) => ({
    places: await listPlacesWithDistricts(db),
    templates: await listTemplates(db),
  }));

  registerStaffCall(office, savePlace, async ({ db, values, about }) => {
    const { member, nameEn, nameBn } = values;
    const districtIds = [...new Set(values.districts.split(',').filter(Boolean).map(Number))];
    if (!districtIds.every((id) => DISTRICT_IDS.has(id))) throw new BrokenRules({ districts: 'chooseFromList' });
    const id = member === '' ? null : idOf(member);
    if (id === null && (await listPlaces(db)).length >= DESK_LIST_LIMIT) return listIsFull();
    about({ subject: nameEn });
    return outcomeOf(await savePlaceRow(db, { id, nameEn, nameBn, districts: districtIds }));
  });

  registerStaffCall(office, removePlace, async ({ db, values: { member }, about }) => {
    about({ subject: `place ${member}` });
    return outcomeOf(await removePlaceRow(db, idOf(member)));
  });

  registerStaffCall(office, saveTemplate, async ({ db, values: { member, words } }) => {
    const id = member === '' ? null : idOf(member);
    if (id === null && (await listTemplates(db)).length >= DESK_LIST_LIMIT) return listIsFull();
    return outcomeOf(await saveTemplateRow(db, id, words.trim()));
  });

  registerStaffCall(office, removeTemplate, async ({ db, values: { member } }) =>
    outcomeOf(await removeTemplateRow(db, idOf(member))),
  );

  registerStaffCall(office, setOwnNear, async ({ db, staff, values: { near } }) => {
    await expectPlace(db, near);
    await saveOwnNear(db, staff.id, near);
    return success('saved');
  });

  registerStaffCall(office, setNearOf, async ({ db, staff, values: { member, near }, about }) => {
    if ((await loadMembers(db, [member])).length === 0) throw new Refusal(404, 'memberUnknown');
    await expectPlace(db, near);
    about({ profileId: member });
    await saveNearOf(db, { profileId: member, nearId: near, by: staff.email });
    return success('saved');
  });
}

const listIsFull = () => failure(messageId('deskListFull', { most: DESK_LIST_LIMIT }));

/** Throws a broken rule if there is no such place; null stands for none. */
async function expectPlace(db: AskedByStaff<typeof setOwnNear.form.fields>['db'], near: number | null): Promise<void> {
  if (near !== null && !(await listPlaces(db)).some(({ id }) => id === near))
    throw new BrokenRules({ near: 'chooseFromList' });
}
