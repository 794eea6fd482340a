import { showContacts } from '#contract/contact.ts';
import type { HelplinePhone } from '#contract/helpline.ts';
import type { Visit } from '#web/api/visit.ts';

/** Loads the phones to call. Returns an empty list if they cannot be loaded. */
export async function loadHelplines({ api }: Visit): Promise<readonly HelplinePhone[]> {
  const answer = await api(showContacts);
  return answer.ok ? answer.values.phones : [];
}
