import { answerOffice } from '#server/office/commands/answer.ts';

const { code, stdout, stderr } = await answerOffice(process.argv.slice(2), process.env);
process.stdout.write(stdout);
process.stderr.write(stderr);
process.exitCode = code;
