import { keepFocus } from 'browser/ui/page/keep-focus';
import { keepPresses } from 'browser/ui/page/keep-presses';
import './service-worker';

// What every page has and none waits for. One module: the first script names one file for it.
keepFocus();
keepPresses();
