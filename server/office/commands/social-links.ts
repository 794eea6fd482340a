import { keepFormerLink, listLinks, removeLink, setLink } from '#server/office/ordered-rows.queries.ts';
import { found, OfficeRefusal } from '#server/office/refusal.ts';
import { type Command, type CommandInput, textOf, wordAt } from './command.ts';

/** Names of the social networks that have a picture. */
const NAMES: Readonly<Record<string, { name: string; name_bn: string }>> = {
  facebook: { name: 'Facebook', name_bn: 'ফেসবুক' },
  youtube: { name: 'YouTube', name_bn: 'ইউটিউব' },
  instagram: { name: 'Instagram', name_bn: 'ইনস্টাগ্রাম' },
  whatsapp: { name: 'WhatsApp', name_bn: 'হোয়াটসঅ্যাপ'.normalize('NFC') },
};

/** Commands about the links in the footer: `npm run office -- social-links`. */
export const socialLinkCommands: Command[] = [
  {
    name: 'social-links list',
    usage: '',
    about:
      'Where else the footer says that the trust is found; placeholders are hidden from the visitors of a real site',
    run: async ({ db }) => ({ rows: await listLinks(db) }),
  },
  {
    name: 'social-links set',
    usage: 'NETWORK https://… [--name TEXT --name-bn TEXT]',
    about: `Sets the link of a network; names are needed for others than ${Object.keys(NAMES).join(', ')}`,
    options: { name: 'string', 'name-bn': 'string' },
    async run({ db, who }, input) {
      const network = networkOf(input);
      const known = NAMES[network];
      const [name, nameBn] = [textOf(input, 'name') || known?.name, textOf(input, 'name-bn') || known?.name_bn];
      if (!name || !nameBn) throw new OfficeRefusal('Please give --name and --name-bn for this network.');
      await keepFormerLink(db, network, { by: who, isGone: false });
      await setLink(db, { network, name, name_bn: nameBn, url: addressOf(input) });
      return { rows: await listLinks(db), subjects: [{ subject: `link ${network}` }] };
    },
  },
  {
    name: 'social-links remove',
    usage: 'NETWORK',
    about: 'Takes the link of a network away',
    async run({ db, who }, input) {
      const network = networkOf(input);
      await keepFormerLink(db, network, { by: who, isGone: true });
      found(await removeLink(db, network), `link to ${network}`);
      return { rows: await listLinks(db), subjects: [{ subject: `link ${network}` }] };
    },
  },
];

function networkOf(input: CommandInput): string {
  const network = wordAt(input, 0, 'the network').toLowerCase();
  if (/^[a-z][a-z\d-]{1,30}$/.test(network)) return network;
  throw new OfficeRefusal(`"${network}" is not the name of a network: one word in small letters.`);
}

function addressOf(input: CommandInput): string {
  const typed = wordAt(input, 1, 'the address of the page');
  const url = URL.parse(typed);
  if (url?.protocol === 'https:' && url.username === '' && url.hostname.includes('.')) return url.href;
  throw new OfficeRefusal(`"${typed}" is not an address that begins with https://.`);
}
