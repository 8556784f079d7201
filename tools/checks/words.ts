import type { Files } from './boundaries.js';

const isOfApplications = (file: string) =>
  /^(?:browser|shop|staff)\/src\/.+\.tsx?$/.test(file) &&
  !/\.test\.tsx?$|\/testing\//.test(file) &&
  !file.startsWith('browser/src/calls/');

/** Here the specification itself asks for the error's own text. */
const asSpecified = ['shop/src/features/places/look-up-zip.ts'];

const rules = [
  {
    pattern: /\b(?:error|err|e|cause|failure)(?: as \w+)?\)?[!?]*\.message\b|\bas Error\)/,
    advice: "a failure's own text may be that of a fault: word it by inWords of browser/calls.",
    except: asSpecified,
  },
  {
    pattern: /\{[^{}]*\bmessage\b[^{}]*\}: (?:\w*Error|unknown)\b/,
    advice: "a failure's own text may be that of a fault: word it by inWords of browser/calls.",
    except: [],
  },
  {
    pattern: /\buseMutation\b/,
    advice: 'what a person asks by a press goes through useCall of browser/calls.',
    except: [],
  },
];

/** Lines that might show people an error's own text, which is meant for developers. */
export const unwordedFailures = (files: Files): string[] =>
  [...files].filter(([file]) => isOfApplications(file)).flatMap(unwordedIn);

function unwordedIn([file, text]: [string, string]): string[] {
  return text.split('\n').flatMap((line, index) => {
    const broken = rules.find(({ pattern, except }) => pattern.test(line) && !except.includes(file));
    return broken ? [`${file}:${index + 1}: ${broken.advice}`] : [];
  });
}
