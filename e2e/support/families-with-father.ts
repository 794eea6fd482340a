import { printedCode } from './codes.ts';
import { ask, confirmByCode, type ShownMember } from './meeting.ts';
import { inventMember, logIn, registerMember, TICKED } from './member.ts';

/** The second step of the registration, with ids of the seeds. */
const STEP_2 = {
  addr1: '12 Lake Road',
  city: 'Kolkata',
  pincode: '700029',
  state: '35601163',
  country: '356',
  father_name: 'Amal Ghosh',
  mother_name: 'Mina Ghosh',
  height: '160',
  weight: '52',
  religion: '1',
  community: 'General',
  dateofbirth: '1995-02-03',
};

/** Makes a father who has registered his daughter and asked to show her profile, which waits for her agreement. */
export async function makeWithFather(url: string): Promise<ShownMember> {
  const invented = { ...inventMember(), name: 'Ruma Ghosh', gender: 'Female' as const };
  const pid = await registerMember(url, invented);
  const father = { ...invented, pid, url, cookie: (await logIn(url, invented)).cookie };
  await ask(father, 'registerstep2', { profile_id: pid, ...STEP_2 });
  await confirmByCode(father, 'phone', father.phone);
  await ask(father, 'updateshowing', { pid, show: 'Yes', whose: 'guardian' });
  return father;
}

/** Makes the same family with the daughter's own account. She has not answered yet. */
export async function makeAwaited(url: string): Promise<{ bride: ShownMember; father: ShownMember }> {
  const father = await makeWithFather(url);
  const { pid } = father;
  const daughter = inventMember();
  await ask(father, 'inviteholder', { pid, whose: 'candidate', phone: daughter.phone });
  const code = await printedCode(daughter.phone);
  // The empty cookie stands for a separate browser.
  await ask({ ...father, cookie: '' }, 'agreetoinvitation', {
    phone: daughter.phone,
    code,
    password: daughter.password,
    ...TICKED,
  });
  const { cookie } = await logIn(url, daughter);
  return { bride: { ...daughter, name: 'Ruma Ghosh', gender: 'Female', pid, url, cookie }, father };
}
