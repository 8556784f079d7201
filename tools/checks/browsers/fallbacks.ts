/**
 * Features that some supported browser lacks, each with what happens there. What stands here holds for its values and
 * members too; where something would no longer work, no sentence helps, but another way to do it.
 */
export const fallbacks: ReadonlyMap<string, string> = new Map<string, string>([
  // How lines and letters look.
  ['css.properties.text-wrap', 'lines break where the next word has no room'],
  ['css.properties.font-family.ui-monospace', 'the next font of the list is taken'],
  ['css.properties.text-size-adjust', 'these browsers do not enlarge texts by themselves'],
  ['css.at-rules.font-face.ascent-override', 'lines move a little when the fonts have come'],
  ['css.at-rules.font-face.descent-override', 'as above'],
  ['css.at-rules.font-face.line-gap-override', 'as above'],
  ['css.selectors.marker', 'the marks of a list have the colour of its text'],
  ['css.selectors.selection', 'what is selected has the colours of the system'],

  // What a pointer or a scroll bar looks like.
  ['css.properties.cursor', 'a phone has no pointer'],
  ['css.properties.resize', 'a field for text keeps its height, and its text scrolls'],
  ['css.properties.accent-color', 'the rest of a control has the colours of the system'],
  ['css.properties.scrollbar-color', 'the scroll bar is that of the system'],
  ['css.properties.scrollbar-gutter', 'a page that becomes long moves by the width of a scroll bar'],
  ['css.properties.scrollbar-width', 'the scroll bar is as wide as elsewhere, or shows where it need not'],
  ['css.properties.overscroll-behavior', 'what does not scroll lets the page behind it scroll'],
  ['css.properties.overscroll-behavior-inline', 'as above'],
  ['css.properties.overscroll-behavior-x', 'as above'],
  ['css.properties.forced-color-adjust', 'these browsers force no colours'],

  // What is less smooth.
  ['css.at-rules.starting-style', 'a menu opens at once instead of fading in'],
  ['css.properties.transition-behavior', 'it closes at once as well'],

  // What comes later, or in another way.
  ['html.elements.img.fetchpriority', 'pictures come in the order that the browser likes'],
  ['html.global_attributes.autocapitalize', 'a Mac enlarges no letters by itself'],
  ['html.elements.datalist', 'a field proposes nothing, and takes what is typed'],
  ['html.elements.dialog.closedby', 'a busy dialog that the browser closes is opened again (Dialog.tsx)'],
  ['api.HTMLElement.popover', 'a menu closes by its button, and not by a tap beside it'],
  ['api.Window.cancelIdleCallback', 'nothing is called off where whenIdle could ask for nothing'],
  ['api.PublicKeyCredential.toJSON', 'nobody is offered a passkey: passkeys.ts asks for what came with it'],
  ['api.PublicKeyCredential.parseCreationOptionsFromJSON_static', 'as above'],
  ['api.AudioParam.exponentialRampToValueAtTime', 'the tone of a wrong bottle ends with a crack'],
  ['api.KeyboardEvent.isComposing', 'the key that ends a Chinese or Japanese word counts as pressed'],
  ['api.KeyboardEvent.repeat', 'of two keys that are held down, the later one may close a second dialog'],

  // The camera, which is offered only where `BarcodeDetector` is.
  ['html.elements.video.playsinline', 'Firefox plays in the page by itself'],
  ['api.HTMLMediaElement.srcObject', 'it takes no files there: the stream of a camera it takes everywhere'],

  // What is printed.
  ['css.at-rules.page', 'paper and margins are those that the print window proposes'],
]);
