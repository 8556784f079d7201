export { wishlistRoutes } from './wishlist.routes.js';
export { countWishes, deleteWishesOf } from './wishlist.sql.js';
