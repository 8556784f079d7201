import 'browser/testing/setup';

// Whatever is tested calls as the shop does, also where no route is opened.
import '../platform/customer-calls';
