"""The games: one series, each on one plain colour, seen from above at about 35 degrees."""
import sys, os; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from animals import *


# ------------------------------------------------------------ table, camera
def ground(colour, samples=64, sunlight=1.95, sky=.72):
    """An empty table of one colour in the light of the series."""
    reset(samples=samples)
    world(colour, colour, sky, ('#FFFFFF', '#FFEBD2'), (0, 1))
    sun((40, 14, -40), sunlight, 12, '#FFE8D6')
    rbox((0, 0, -1), (90, 90, 2), 0, mat(colour, .9, clay=False))


def shot(name, x=0, y=.5, near=1, focus=(0, -.2, .5), f=2.2, z=.25):
    """The camera of the series: 35 degrees from above; `near` below 1 comes closer."""
    camera((x, y - 8.9 * near, z + 6.2 * near), (x, y, z), 38, dof=focus, f=f)
    render('games/' + name)


# ------------------------------------------------------------ shapes
def circle(r, n=40, ry=None):
    ry = ry or r
    return [(r * math.cos(a), ry * math.sin(a)) for a in (i * math.tau / n for i in range(n))]


def rounded(w, h, r, n=6):
    """Outline of a rectangle with round corners."""
    pts = []
    for sx, sy, a0 in ((1, 1, 0), (-1, 1, 90), (-1, -1, 180), (1, -1, 270)):
        for i in range(n + 1):
            a = math.radians(a0 + 90 * i / n)
            pts.append((sx * (w / 2 - r) + r * math.cos(a), sy * (h / 2 - r) + r * math.sin(a)))
    return pts


def blob(rx, ry, seed=1, wobble=.12, n=48):
    """A soft irregular outline: islands, ponds."""
    random.seed(seed)
    waves = [(k, random.uniform(-1, 1) * wobble / k ** .6, random.uniform(0, 6.3)) for k in (2, 3, 4, 5)]
    pts = []
    for i in range(n):
        a = i * math.tau / n
        k = 1 + sum(h * math.sin(q * a + ph) for q, h, ph in waves)
        pts.append((rx * k * math.cos(a), ry * k * math.sin(a)))
    return pts


def heart(s=1, n=36):
    return [(s * .0625 * 16 * math.sin(t) ** 3, s * .0625 * (13 * math.cos(t) - 5 * math.cos(2 * t) - 2 * math.cos(3 * t)
            - math.cos(4 * t))) for t in (-i * math.tau / n for i in range(n))]


def bolt(s=1):
    return [(s * x, s * y) for x, y in ((.1, 1), (-.55, -.12), (-.08, -.12), (-.22, -1), (.55, .22), (.06, .22), (.42, 1))]


def starpts(r, n=5, inner=.5):
    return [((r if i % 2 == 0 else r * inner) * math.sin(i * math.pi / n),
             (r if i % 2 == 0 else r * inner) * math.cos(i * math.pi / n)) for i in range(2 * n)]


def slab(poly, t, m, c=(0, 0, 0), rot=0, parent=None, bev=.015):
    """A flat plate lying on c, cut along the outline, crisp edges."""
    o = prism(poly, t, m, parent, (c[0], c[1], c[2] + t / 2), (-90, 0, rot), bev)
    for p in o.data.polygons: p.use_smooth = True
    o.data.use_auto_smooth = True
    o.data.auto_smooth_angle = math.radians(40)
    return o


def soften(o, vox=.03, smooth=6):
    """Turn a hard mesh into a lump of clay."""
    md = o.modifiers.new('r', 'REMESH'); md.mode = 'VOXEL'; md.voxel_size = vox; md.use_smooth_shade = True
    sm = o.modifiers.new('s', 'SMOOTH'); sm.factor = .5; sm.iterations = smooth
    o.hide_viewport = True
    return o


def clay_slab(poly, t, m, c=(0, 0, 0), rot=0, parent=None, vox=.03, smooth=6):
    """A flat plate with the round edges of clay."""
    return soften(prism(poly, t, m, parent, (c[0], c[1], c[2] + t / 2), (-90, 0, rot)), vox, smooth)


def lathe(profile, m, c=(0, 0, 0), rot=(0, 0, 0), s=1, parent=None, seg=56):
    """Turn a profile [(radius, height)] around the upright axis."""
    bm = bmesh.new(); rings = []
    for r, z in profile:
        rings.append([bm.verts.new((r * math.cos(k * math.tau / seg), r * math.sin(k * math.tau / seg), z)) for k in range(seg)])
    for a, b in zip(rings, rings[1:]):
        for k in range(seg): bm.faces.new([a[k], a[(k + 1) % seg], b[(k + 1) % seg], b[k]])
    bmesh.ops.remove_doubles(bm, verts=bm.verts, dist=1e-4); bmesh.ops.recalc_face_normals(bm, faces=bm.faces)
    me = bpy.data.meshes.new('lathe'); bm.to_mesh(me); bm.free()
    o = obj('lathe', me, parent); o.location = c; o.rotation_euler = [math.radians(x) for x in rot]; o.scale = (s, s, s)
    me.materials.append(m)
    for p in me.polygons: p.use_smooth = True
    sub = o.modifiers.new('s', 'SUBSURF'); sub.levels = sub.render_levels = 2
    return o


def rest(c, s, rot):
    """A holder for a cube of size s that touches the table at c however it is turned; origin in its middle."""
    R = (Matrix.Rotation(math.radians(rot[2]), 3, 'Z') @ Matrix.Rotation(math.radians(rot[1]), 3, 'Y')
         @ Matrix.Rotation(math.radians(rot[0]), 3, 'X'))
    reach = sum(abs(R[2][k]) for k in range(3))
    lift = s / 2 * (1 + (reach - 1) * .8)
    return empty((c[0], c[1], c[2] + lift), rot, s)


# ------------------------------------------------------------ props of games
PIPS = {1: [(0, 0)], 2: [(-1, -1), (1, 1)], 3: [(-1, -1), (0, 0), (1, 1)], 4: [(-1, -1), (1, 1), (-1, 1), (1, -1)],
        5: [(-1, -1), (1, 1), (-1, 1), (1, -1), (0, 0)], 6: [(-1, -1), (-1, 0), (-1, 1), (1, -1), (1, 0), (1, 1)]}


def die(c, s, rot, col, top=1, front=5, right=4, dots='ink', face=False):
    """A die lying at c; opposite sides add up to seven."""
    e = rest(c, s, rot)
    rbox((0, 0, 0), (1, 1, 1), .17, mat(col, .45), e)
    dk = mat(dots, .4, clay=False)
    sides = {(0, 0, 1): top, (0, 0, -1): 7 - top, (0, -1, 0): front, (0, 1, 0): 7 - front, (1, 0, 0): right, (-1, 0, 0): 7 - right}
    for n, count in sides.items():
        n = V(n)
        a = V((1, 0, 0)) if abs(n.x) < .5 else V((0, 1, 0))
        b = n.cross(a)
        for u, v in PIPS[count]:
            o = ball(n * .497 + a * u * .25 + b * v * .25, (.1, .1, .03), dk, e, seg=20)
            o.rotation_euler = n.to_track_quat('Z', 'Y').to_euler()
    return e


def face(parent, y, z, gap=.085, r=.034):
    """Two eyes and a smile for small figures."""
    eyes(parent, (-gap, y, z), (gap, y, z), r)
    tube([(-gap * .7, y - .004, z - r * 2.6), (0, y - .012, z - r * 3.3), (gap * .7, y - .004, z - r * 2.6)], .012,
         mat('#24162E', .4, clay=False), parent)


def pawn(c, s, col, rot=0):
    """A playing piece with a friendly face."""
    e = empty(c, (0, 0, rot), s); m = mat(col, .42)
    meta([('b', (0, 0, .08), (.34, .34, .10)), ('t', [(0, 0, .1), (0, 0, .4), (0, 0, .72)], [.28, .17, .12])], m, e, .03, 4)
    ball((0, 0, .92), .25, m, e)
    face(e, -.235, .96)
    return e


def letter_cube(ch, c, rot, col, ink='cream', s=1.0, top=None):
    """A cube with a letter on its front (and one on its top, if wanted)."""
    e = rest(c, s, rot)
    rbox((0, 0, 0), (1, 1, 1), .14, mat(col, .5), e)
    letters(ch, (0, -.5, .06), 1.02, mat(ink, .5), (90, 0, 0), .1, .012, e)
    if top: letters(top, (0, 0, .5), .92, mat(ink, .5), (0, 0, 0), .1, .012, e)
    return e


def card(c, rot, col, w=1.3, h=1.9, parent=None, rim='paper'):
    """A playing card, face up; symbols lie on z = .06 of the returned holder."""
    e = empty(c, rot, 1, parent)
    slab(rounded(w, h, .16), .045, mat(rim, .8, clay=False), (0, 0, 0), 0, e)
    slab(rounded(w - .16, h - .16, .1), .02, mat(col, .8, clay=False), (0, 0, .04), 0, e, .006)
    return e


def fan(c, rot, cols, spread=18, arm=2.0, w=1.3, h=1.9, s=1):
    """Cards fanned around a point below them, the right one on top; returns their holders."""
    root = empty(c, rot, s); n = len(cols); out = []
    for i, col in enumerate(cols):
        turn = ((n - 1) / 2 - i) * spread
        pivot = empty((0, -arm, i * .075), (0, 0, turn), 1, root)
        out.append(card((0, arm, 0), (0, 0, 0), col, w, h, pivot))
    return out


def deck(c, rot, n, cols, w=1.1, h=1.5):
    """A small untidy pile of cards; returns the holder of its top."""
    random.seed(n)
    for k in range(n):
        slab(rounded(w, h, .14), .06, mat(cols[k % len(cols)], .7, clay=False),
             (c[0] + random.uniform(-.03, .03), c[1] + random.uniform(-.03, .03), c[2] + k * .062), rot + random.uniform(-4, 4))
    return empty((c[0], c[1], c[2] + n * .062), (0, 0, rot))


def coin(c, rot=(0, 0, 0), r=.24, mark=True):
    e = empty(c, rot)
    gold = mat('#FFC02E', .3, metal=.35, clay=False)
    cyl((0, 0, 0), r, .09, gold, e, bev=.03, seg=32)
    if mark: slab(starpts(r * .55), .02, mat('amber', .4, clay=False), (0, 0, .04), 0, e, .004)
    return e


def cone(c, r, h, m, parent=None, rot=(0, 0, 0), tip=.03):
    return cyl((c[0], c[1], c[2] + h / 2), r, h, m, parent, rot, .02, 40, tip)


def pencil(c, rot, s=1, col='sun'):
    """A pencil lying on the table; its point looks along +Y before it is turned."""
    e = empty(c, (0, 0, rot), s); p = empty((0, 0, .14), (-90, 0, 0), 1, e)
    cyl((0, 0, 0), .14, 2.0, mat(col, .5), p, seg=6, bev=.01)
    cyl((0, 0, 1.16), .14, .34, mat('#F2D09A', .7), p, r2=.035, bev=0)
    cyl((0, 0, 1.36), .04, .1, mat('ink', .5), p, r2=.005, bev=0)
    cyl((0, 0, -1.05), .145, .14, mat('grey', .3, clay=False), p, bev=.02)
    cyl((0, 0, -1.22), .14, .22, mat('pink', .6), p, bev=.06)


# ------------------------------------------------------------ jigsaw
KNOB = [(0, 0), (.34, 0), (.425, .02), (.425, .075)] + \
       [(.5 + .125 * math.cos(a), .175 + .125 * math.sin(a)) for a in (math.radians(222 - 264 * i / 10) for i in range(11))] + \
       [(.575, .075), (.575, .02), (.66, 0), (1, 0)]


def seam(p, q, sign):
    """Points from p to q along the edge of a jigsaw piece; sign 0 is straight."""
    if not sign: return [p, q]
    p, q = V((*p, 0)), V((*q, 0)); d = q - p; n = V((-d.y, d.x, 0)) * sign
    return [tuple((p + d * t + n * h)[:2]) for t, h in KNOB]


def jigsaw(nx, ny, w, h, base, layers, c=(0, 0, 0), rot=0, loose=None, t=.2, seed=3):
    """A picture cut into nx × ny pieces. layers: (outlines, thickness, material) in the picture's own coordinates
    (origin in its middle); loose: {(i, j): (x, y, turn, z)} puts pieces somewhere else, None leaves them out."""
    random.seed(seed); loose = loose or {}
    root = empty(c, (0, 0, rot)); cw, ch = w / nx, h / ny
    across = {(i, j): random.choice((-1, 1)) for i in range(nx + 1) for j in range(ny + 1)}
    upright = {(i, j): random.choice((-1, 1)) for i in range(nx + 1) for j in range(ny + 1)}
    corner = lambda i, j: (-w / 2 + i * cw, -h / 2 + j * ch)
    for i in range(nx):
        for j in range(ny):
            if (i, j) in loose and loose[i, j] is None: continue
            low = seam(corner(i, j), corner(i + 1, j), across[i, j] if j else 0)
            right = seam(corner(i + 1, j), corner(i + 1, j + 1), upright[i + 1, j] if i + 1 < nx else 0)
            high = seam(corner(i, j + 1), corner(i + 1, j + 1), across[i, j + 1] if j + 1 < ny else 0)
            left = seam(corner(i, j), corner(i, j + 1), upright[i, j] if i else 0)
            outline = low[:-1] + right[:-1] + high[::-1][:-1] + left[::-1][:-1]
            mx, my = corner(i + .5, j + .5)
            if (i, j) in loose:
                x, y, turn, z = loose[i, j]; e = empty((x, y, z), (0, 0, turn))
            else: e = empty((mx, my, 0), (0, 0, 0), 1, root)
            piece(e, [(x - mx, y - my) for x, y in outline], (mx, my), base, layers, t, max(cw, ch))
    return root


def piece(e, outline, middle, base, layers, t, size):
    """One jigsaw piece: a clay plate and, on it, the part of every layer that falls inside its outline."""
    clay_slab(outline, t, base, (0, 0, 0), 0, e, .028, 5)
    cutter = prism(outline, 2, base, e, (0, 0, 0), (-90, 0, 0)); cutter.hide_render = cutter.hide_viewport = True
    for outlines, thick, m in layers:
        for poly in outlines:
            pts = [(x - middle[0], y - middle[1]) for x, y in poly]
            if min(x for x, _ in pts) > size * .8 or max(x for x, _ in pts) < -size * .8: continue
            if min(y for _, y in pts) > size * .8 or max(y for _, y in pts) < -size * .8: continue
            o = prism(pts, thick + .08, m, e, (0, 0, t - .08 + (thick + .08) / 2), (-90, 0, 0))
            cut = o.modifiers.new('cut', 'BOOLEAN'); cut.operation = 'INTERSECT'; cut.object = cutter; cut.solver = 'EXACT'
            soften(o, .026, 5)


# ------------------------------------------------------------ the scenes
def inselpfad():
    """Board game: an island in the sea, a path of round fields over it, four pieces, dice and cards."""
    ground('teal')
    rbox((0, .55, .13), (9.2, 5.9, .26), .11, mat('cream', .7))
    rbox((0, .55, .25), (8.7, 5.4, .06), .03, mat('#58B4EC', .6))
    clay_slab(blob(3.95, 2.45, 4, .05), .1, mat('sand', .85), (0, .6, .25), vox=.04)
    clay_slab(blob(3.55, 2.1, 4, .05), .16, mat('#7CCB62', .85), (0, .62, .27), vox=.04)
    path = [(-3.0, -.7), (-2.15, -.95), (-1.3, -1.05), (-.5, -.75), (-.35, .0), (-1.05, .45), (-1.95, .5), (-2.75, .9), (-2.3, 1.7),
            (-1.45, 1.95), (-.6, 2.0), (.3, 2.05), (1.2, 2.05), (2.1, 1.85), (2.75, 1.25), (2.5, .5), (1.7, .15), (.95, -.3),
            (1.2, -1.0), (2.05, -1.05), (2.85, -.75)]
    for i, (x, y) in enumerate(path):
        cyl((x, y, .44), .34, .14, mat(('coral', 'sun', 'violet', 'cream', 'pink')[i % 5], .6), bev=.05)
    star((2.85, -.75, .62), .34, mat('sun', .3), (38, 0, 0), .14)
    meta([('b', (.75, 1.1, .5), (.75, .6, .5)), ('b', (.6, 1.15, .95), (.36, .32, .5)), ('b', (1.2, 1.0, .5), (.45, .4, .3))],
         mat('#8B6BB8', .9), None, .05, 4)
    ball((.6, 1.15, 1.4), (.2, .18, .1), mat('coral', .4))
    for x, y, k in ((-3.3, .15, .55), (-3.0, 1.75, .6), (.1, .75, .42), (3.35, .35, .6), (3.1, 2.0, .5)):
        tree((x, y, .4), k, 'forest', int(x * 10) + 40, 'palm')
    for x, y, col in ((-.5, -.75, 'coral'), (-1.95, .5, 'violet'), (1.7, .15, 'sun'), (2.1, 1.85, 'pink')): pawn((x, y, .5), 1.0, col)
    for x, y in ((-3.9, 2.2), (3.8, 2.6), (-3.7, -1.7), (3.6, -1.75), (0, 2.95)):
        tube([(x - .3, y, .3), (x - .1, y + .05, .3), (x + .1, y - .03, .3), (x + .3, y + .02, .3)], .03, mat('#D5F0FF', .6, clay=False))
    prism([(-.25, 0), (.28, 0), (.16, .38)], .1, mat('#5B7FA6', .6), None, (3.95, -.75, .28), (0, 0, 15), .03)
    die((-1.35, -2.75, 0), .8, (16, -10, 28), 'paper', 5, 3, 1)
    die((2.45, -2.85, 0), .74, (0, 0, -22), 'coral', 6, 2, 4, 'cream')
    top = deck((-4.0, -2.55, 0), 16, 6, ('violet', 'paper'))
    letters('?', (0, 0, .03), .9, mat('sun', .4), (0, 0, 0), .08, .01, top)
    shot('inselpfad', 0, .2, .94)


def buchstabensalat():
    """A wooden bowl heaped with letter cubes like a salad, servers beside it, SALAT spelled in front."""
    ground('violet')
    cream = mat('cream', .6)
    lathe([(0, .1), (.9, .06), (1.0, .12), (1.9, .8), (2.2, 1.5), (2.28, 1.58), (2.36, 1.5), (2.05, .72), (1.1, -.02), (0, -.02)],
          mat('sand', .6), (0, 1.5, .02), s=.94)
    heap = [('B', -1.2, 1.0, .95, 20, 'coral', 'cream'), ('M', 1.25, 1.1, .95, -25, 'teal', 'cream'),
            ('Ä', -.1, .75, 1.0, 8, 'sun', 'ink'), ('K', -.75, 1.9, 1.2, -14, 'leaf', 'cream'),
            ('Z', .7, 1.9, 1.25, 18, 'amber', 'ink'), ('Q', 1.4, 2.2, 1.0, 10, 'pink', 'ink'),
            ('P', -1.5, 2.1, .95, -20, 'mint', 'ink'), ('?', -.05, 1.5, 1.75, -12, 'cream', 'coral'),
            ('G', 0, 2.6, 1.3, 8, 'coral', 'cream'), ('N', -.62, .95, .42, -30, 'violet', 'cream'),
            ('E', .62, .9, .45, 34, 'pink', 'ink'), ('R', 0, 1.6, .5, 12, 'mint', 'ink'), ('U', -1.0, 1.5, .5, 40, 'amber', 'ink'),
            ('H', 1.0, 1.6, .5, -8, 'leaf', 'cream')]
    random.seed(5)
    for ch, x, y, z, turn, col, ink in heap:
        letter_cube(ch, (x * .94, 1.5 + (y - 1.55) * .94, z - .15), (random.uniform(-16, 10), random.uniform(-14, 14), turn), col, ink, .86,
                    ch)
    for i, (ch, col, ink) in enumerate(zip('SALAT', ('coral', 'sun', 'teal', 'pink', 'leaf'), ('cream', 'ink', 'cream', 'ink', 'cream'))):
        letter_cube(ch, ((i - 2) * 1.3, -1.55 - .12 * (i % 2), 0), (0, 0, (9, -7, 5, -6, 8)[i]), col, ink, 1.1)
    for sx, a in ((-1, 24), (1, -24)):
        e = empty((sx * 3.3, 1.05, .16), (0, 0, a), 1.1); wood = mat('wood', .6)
        meta([('t', [(0, -1.5, 0), (0, 0, .02), (0, .9, 0)], [.15, .11, .13]), ('b', (0, 1.35, 0), (.4, .6, .1))], wood, e, .03, 4)
        if sx < 0: ball((0, 1.36, .09), (.28, .45, .05), mat('woodDk', .7), e)
        else:
            for k in (-.14, .14): rbox((k, 1.75, 0), (.07, .5, .3), .02, mat('violet', .9, clay=False), e)
    star((-4.0, -.9, .1), .38, mat('sun', .3), (10, 0, 20), .18)
    letter_cube('W', (4.35, -.35, 0), (0, 0, -28), 'cream', 'violet', .95, 'W')
    shot('buchstabensalat', 0, .5, .97, (0, -1.2, .6), z=.75)


def wackelturm():
    """A tower of coloured bricks leans to one side: an elephant carries it, a penguin dares to stand on top."""
    ground('sun')
    def brick(x, z, w, tilt, col, y=.9, d=.95, h=.4): rbox((x, y, z), (w, d, h), .09, mat(col, .55), None, (0, tilt, 4))
    elephant((-.1, 1.0, 0), -12, .72, trunk='curl')
    brick(-.05, 1.78, 2.6, 3, 'coral'); brick(-.75, 2.2, .6, -4, 'cream', h=.46); brick(.75, 2.27, .6, 5, 'teal', h=.46)
    brick(.2, 2.68, 2.3, 5, 'violet'); turtle((.22, .95, 2.84), 14, .66)
    brick(.42, 3.66, 1.5, -6, 'leaf', h=.28); penguin((.5, .9, 3.78), 8, .6)
    for x, y, a, col in ((-2.5, .7, 24, 'teal'), (-1.85, -.45, -18, 'coral'), (2.5, -.15, 20, 'violet'),
                         (3.5, 1.6, -30, 'cream'), (-4.0, 2.2, -40, 'leaf'), (1.15, -.75, 70, 'pink')):
        rbox((x, y, .2), (1.7, .76, .4), .09, mat(col, .55), None, (0, 0, a))
    rbox((2.45, -.05, .6), (1.6, .74, .4), .09, mat('teal', .55), None, (0, 0, -12))
    lion((-2.45, .6, .4), 24, .86); fox((2.5, -.1, .8), -26, .78)
    die((-.45, -.85, 0), .72, (0, 0, 24), 'paper', 2, 3, 1)
    shot('wackelturm', .05, .95, 1.0, (0, .5, 1.5), z=2.02)


def drachenwurf():
    """A small violet dragon guards a nest of eggs; two big dice roll towards it."""
    ground('mint')
    dragon((.7, .75, 0), -12, 1.22)
    nest = mat('wood', .8)
    random.seed(8)
    for i in range(30):
        a = i * math.tau / 15 + random.uniform(-.1, .1); r = 1.0 + random.uniform(-.12, .12)
        x, y = -1.75 + math.cos(a) * r, -.3 + math.sin(a) * r * .85
        tube([(x - math.sin(a) * .4, y + math.cos(a) * .36, .12 + .18 * (i > 14)), (x + math.sin(a) * .4, y - math.cos(a) * .36,
                .2 + .18 * (i > 14))], .075,
             mat(('wood', '#D09A5E', '#9A6238')[i % 3], .8, clay=False), res=3)
    for x, y, a, col, spot_ in ((-2.2, -.15, -14, 'cream', 'coral'), (-1.3, -.1, 12, 'pink', 'cream'), (-1.75, -.7, 4, 'sky', 'violet')):
        egg((x, y, .12), a, .68, col, spot_)
    die((2.8, -1.15, 0), 1.35, (18, -14, 26), 'coral', 6, 3, 5, 'cream')
    die((-3.75, -1.2, 0), 1.1, (0, 0, -20), 'sun', 4, 2, 1)
    die((3.9, 1.0, 0), .95, (-12, 14, 40), 'paper', 3, 1, 2)
    for x, y, col in ((.75, -1.75, 'teal'), (-.2, -1.95, 'coral')): pawn((x, y, 0), .9, col)
    for k, (x, y, z, r) in enumerate(((-.75, .4, 2.35, .11), (-1.1, .4, 2.6, .16))): ball((x, y, z), r, mat('#FFFFFF', .9, clay=False))
    e = empty((-1.75, .4, 2.95), (60, 0, 14)); clay_slab(heart(.42), .26, mat('#FFFFFF', .9, clay=False), parent=e)
    shot('drachenwurf', 0, .6, .95, (0, -.1, 1), z=.95)


def egg(c, tilt, s, col, dots):
    """A speckled egg standing a little askew."""
    e = empty(c, (0, tilt, 0), s)
    meta([('b', (0, 0, .75), (.62, .62, .75)), ('b', (0, 0, 1.05), (.45, .45, .62))], mat(col, .5), e, .04, 5)
    for a, z in ((250, .9), (290, .55), (215, .5), (320, 1.15), (270, 1.35)):
        a = math.radians(a); r = .61 * math.sqrt(max(.1, 1 - ((z - .78) / .95) ** 2))
        ball((r * math.cos(a), r * math.sin(a), z), (.13, .13, .13), mat(dots, .6), e, seg=16)


def dragon(c, rot, s):
    """A sitting dragon with a round belly, small wings and a tail that comes round to the front."""
    e = empty(c, (0, 0, rot), s); m = mat('violet', .7); belly = mat('#FFD76B', .75); wing = mat('coral', .65); dark = mat('night', .7)
    legs = [('t', [(sx * .42, -.1, .3), (sx * .5, -.5, .16)], [.26, .2]) for sx in (-1, 1)]
    meta([('b', (0, .1, .68), (.56, .52, .66)), ('t', [(0, .1, 1.1), (0, 0, 1.6)], [.36, .3])] + legs, m, e, .04, 5)
    meta([('t', [(.2, .45, .3), (.95, .6, .25), (1.35, .0, .2), (1.1, -.6, .18), (.6, -.95, .14)], [.34, .27, .2, .13, .06])], m, e, .04, 4)
    meta([('b', (.52, -1.0, .16), (.16, .2, .08), (0, 0, 35))], wing, e, .025, 3)
    meta([('b', (0, -.22, .62), (.4, .3, .5))], belly, e, .035, 5)
    for z in (.4, .62, .84):
        tube([(-.24, -.49 + abs(z - .62) * .25, z), (0, -.535 + abs(z - .62) * .2, z - .03), (.24, -.49 + abs(z - .62) * .25, z)], .02,
             mat('amber', .6, clay=False), e)
    for sx in (-1, 1):
        meta([('t', [(sx * .45, -.15, 1.0), (sx * .58, -.42, .85), (sx * .42, -.62, .8)], [.15, .13, .12])], m, e, .03, 4)
        meta([('t', [(sx * .4, .4, 1.15), (sx * 1.0, .5, 1.75), (sx * 1.35, .5, 1.5)], [.12, .1, .05]),
              ('b', (sx * .85, .48, 1.25), (.42, .07, .34), (0, sx * -25, 0)), ('b', (sx * 1.08, .5, 1.42), (.34, .07, .3)), ('b',
                      (sx * .8, .49, 1.5), (.3, .07, .28))], wing, e, .03, 4)
        for k in (-1, 0, 1): ball((sx * .5 + k * .11, -.7 + abs(k) * .03, .08), (.06, .08, .06), mat('cream', .5, clay=False), e, seg=12)
    for y, z, r in ((.36, 1.55, .14), (.56, 1.1, .15), (.6, .7, .14)): cone((0, y, z), r, .34, wing, e, (-55, 0, 0))
    H = empty((0, -.08, 1.95), (-4, 0, 0), 1, e)
    meta([('b', (0, 0, 0), (.52, .46, .45)), ('b', (0, -.38, -.16), (.36, .34, .26))], m, H, .035, 6)
    for sx in (-1, 1):
        meta([('t', [(sx * .28, .1, .32), (sx * .4, .16, .68)], [.12, .03])], mat('cream', .6), H, .025, 3)
        meta([('t', [(sx * .46, .06, .05), (sx * .78, .12, .18)], [.16, .04])], wing, H, .025, 3)
        ball((sx * .13, -.7, -.06), (.05, .04, .04), dark, H, seg=16)
    cone((0, .12, .4), .12, .28, wing, H, (-10, 0, 0)); cone((0, .36, .26), .12, .26, wing, H, (-45, 0, 0))
    eyes(H, (-.2, -.41, .12), (.2, -.41, .12), .085); cheeks(H, .36, -.42, -.06, .08)
    tube([(-.2, -.63, -.24), (0, -.71, -.3), (.2, -.63, -.24)], .02, dark, H)
    return e


def quatschrunde():
    """Party game: a bell to hit, an hourglass, a round of cards with signs; the bell wears joke glasses."""
    ground('pink')
    bell((0, .55, 0), 1.25)
    hourglass((-2.55, 1.15, 0), 1.15)
    signs = (('violet', bolt(.5), 'sun', -2.85, -1.1, 24), ('sun', starpts(.55), 'coral', -1.2, -1.75, 8),
             ('teal', heart(.52), 'cream', .55, -1.8, -6),
             ('cream', None, 'coral', 2.25, -1.35, -20), ('coral', None, 'mint', 3.3, .35, -48))
    for col, poly, ink, x, y, turn in signs:
        e = card((x, y, .0), (0, 0, turn), col, 1.4, 2.0)
        if poly: clay_slab(poly, .1, mat(ink, .5), (0, 0, .05), 0, e, .022)
        elif col == 'cream': grin(e, .5)
        else: spiral(e, .5, ink)
    deck((2.3, 1.9, 0), -14, 9, ('violet', 'paper'), 1.4, 1.95)
    for x, y, col in ((-4.15, .3, 'teal'), (-4.1, 2.6, 'coral')): pawn((x, y, 0), .85, col)
    shot('quatschrunde', 0, .2, .9, (0, .2, .6), z=.4)


def bell(c, s):
    """A desk bell with a button on top; it wears joke glasses."""
    e = empty(c, (0, 0, 0), s)
    cyl((0, 0, .1), 1.0, .2, mat('ink', .5), e, bev=.07)
    lathe([(.0, .98), (.3, .94), (.62, .74), (.78, .42), (.86, .24), (.8, .2), (0, .2)], mat('sun', .28, spec=.6), (0, 0, 0), parent=e)
    cyl((0, 0, 1.05), .1, .18, mat('grey', .3, clay=False), e); ball((0, 0, 1.16), (.2, .2, .13), mat('coral', .4), e)
    eyes(e, (-.24, -.735, .6), (.24, -.735, .6), .09); joke_glasses((0, -.84, .6), .46, e)


def hourglass(c, s):
    """An hourglass half run through."""
    e = empty(c, (0, 0, 18), s); wood = mat('coral', .5)
    for z in (.1, 1.9): cyl((0, 0, z), .62, .2, wood, e, bev=.06)
    for a in (30, 150, 270):
        tube([(.5 * math.cos(math.radians(a)), .5 * math.sin(math.radians(a)), z) for z in (.1, 1.0, 1.9)], .06, mat('cream', .5), e)
    glass = mat('#E6F6FF', .15, spec=.7, clay=False); sand = mat('amber', .7)
    lathe([(0, .2), (.4, .21), (.43, .4), (.35, .64), (0, .64)], sand, parent=e)
    lathe([(0, .6), (.36, .62), (.16, .9), (.07, 1.0), (.16, 1.1), (.2, 1.16), (0, 1.16)], glass, parent=e)
    lathe([(0, 1.1), (.17, 1.12), (.36, 1.38), (0, 1.42)], sand, parent=e)
    lathe([(0, 1.38), (.365, 1.38), (.43, 1.6), (.4, 1.79), (0, 1.8)], glass, parent=e)


def grin(e, r):
    """A face that sticks out its tongue, flat on a card."""
    clay_slab(circle(r), .09, mat('sun', .5), (0, 0, .05), 0, e, .025)
    dk = mat('#24162E', .3, clay=False)
    for x, k in ((-.17, .12), (.19, .08)): ball((x, .14, .15), (k, k, .05), dk, e, seg=20)
    tube([(-.25, -.12, .15), (0, -.22, .15), (.25, -.1, .15)], .035, dk, e)
    ball((.08, -.27, .15), (.1, .14, .05), mat('coral', .5), e, seg=20)


def spiral(e, r, col):
    tube([(r * t * math.cos(t * 15), r * t * math.sin(t * 15), .11) for t in (i / 22 for i in range(2, 23))], .06, mat(col, .5), e, 6)


def joke_glasses(c, s, parent):
    """Round glasses with a big nose and a moustache."""
    e = empty(c, (-20, 0, 0), s, parent); rim = mat('ink', .35)
    for sx in (-1, 1):
        tube([(sx * .55 + .42 * math.cos(a), 0, .42 * math.sin(a)) for a in (i * math.tau / 16 for i in range(16))], .08, rim, e, cyc=True)
        tube([(sx * .97, 0, .05), (sx * 1.05, .7, .1), (sx * 1.0, 1.1, -.1)], .07, rim, e)
        meta([('t', [(0, -.16, -.62), (sx * .35, -.2, -.62), (sx * .72, -.14, -.5)], [.16, .17, .04])], mat('woodDk', .8), e, .03, 3)
    tube([(-.15, 0, .1), (0, -.05, .16), (.15, 0, .1)], .07, rim, e)
    meta([('t', [(0, -.05, .1), (0, -.2, -.3)], [.12, .24])], mat('#F2B48C', .5), e, .03, 4)


def kartenpiraten():
    """A fan of pirate cards in front of an open treasure chest full of coins."""
    ground('petrol')
    chest((1.75, 1.25, 0), -16, 1.25)
    cards = fan((-1.75, -.35, 1.03), (34, 0, 2), ('coral', 'mint', 'sun', 'violet'), 25, 1.75, 1.45, 2.1, 1.16)
    anchor(cards[0]); ship(cards[1]); skull(cards[2]); pirate(cards[3])
    random.seed(4)
    for i in range(17):
        a = random.uniform(3.4, 6.0); r = random.uniform(1.5, 2.7)
        coin((1.9 + math.cos(a) * r, 1.0 + math.sin(a) * r * .95, .06 + (.09 if i % 3 == 0 else 0)),
             (random.uniform(-9, 9), random.uniform(-9, 9), i * 40), .27)
    coin((3.3, -1.3, .3), (72, 0, -22), .3); deck((-4.1, 1.9, 0), 22, 7, ('coral', 'paper'), 1.4, 2.0)
    pawn((.75, -1.95, 0), .95, 'coral', 10); die((3.95, .1, 0), .78, (0, 0, 30), 'paper', 4, 6, 5)
    shot('kartenpiraten', -.05, .4, .92, (0, -.3, .8), z=.72)


def chest(c, rot, s):
    """A wooden chest with its lid thrown back, heaped with gold."""
    e = empty(c, (0, 0, rot), s); wood = mat('wood', .7); dark = mat('woodDk', .6)
    rbox((0, 0, .5), (2.1, 1.3, 1.0), .08, wood, e)
    for x in (-.85, 0, .85): rbox((x, 0, .5), (.22, 1.38, 1.03), .05, dark, e)
    rbox((0, -.68, .78), (.42, .12, .46), .05, mat('sun', .3, metal=.3, clay=False), e)
    ball((0, -.75, .76), (.07, .04, .1), mat('ink', .4), e, seg=16)
    lid = empty((0, .66, 1.0), (-68, 0, 0), 1, e)
    half = [(.66 * math.cos(a), .5 * math.sin(a)) for a in (i * math.pi / 16 for i in range(17))]
    for x, w, k, m in ((0, 2.1, 1, wood), (-.85, .22, 1.07, dark), (0, .22, 1.07, dark), (.85, .22, 1.07, dark)):
        prism([(p * k, q * k) for p, q in half], w, m, lid, (x, -.66, 0), (0, 0, 90), .02)
    meta([('b', (0, -.02, .98), (.92, .52, .3)), ('b', (-.3, .1, 1.15), (.4, .3, .22))], mat('amber', .5), e, .05, 3)
    random.seed(2)
    for i in range(30):
        x, y = random.uniform(-.82, .82), random.uniform(-.5, .4); z = 1.0 + .33 * math.sqrt(max(0, 1 - (x / .95) ** 2 - (y / .6) ** 2))
        o = coin((x, y, z), (random.uniform(-35, 25), random.uniform(-30, 30), i * 50), .2, i % 2 == 0); o.parent = e
    for x, y, col in ((.45, -.2, 'pink'), (-.5, -.25, 'teal'), (.1, .1, 'violet')):
        ball((x, y, 1.32), (.15, .15, .15), mat(col, .2, spec=.6, clay=False), e, seg=8)


def skull(e):
    w = mat('cream', .6); dk = mat('ink', .5, clay=False)
    for a in (40, -40): rbox((0, -.42, .09), (1.05, .13, .08), .035, w, e, (0, 0, a))
    meta([('b', (0, .2, .1), (.44, .4, .1)), ('b', (0, -.12, .1), (.26, .2, .1))], w, e, .03, 3)
    for x in (-.17, .17): ball((x, .12, .19), (.11, .13, .04), dk, e, seg=20)
    ball((0, -.06, .19), (.05, .06, .03), dk, e, seg=16)
    for x in (-.1, 0, .1): rbox((x, -.25, .19), (.03, .12, .02), .008, dk, e)


def anchor(e):
    m = mat('cream', .5)
    tube([(0, .45, .12), (0, -.5, .12)], .07, m, e)
    tube([(-.45, -.15, .12), (-.3, -.45, .12), (0, -.55, .12), (.3, -.45, .12), (.45, -.15, .12)], .07, m, e)
    tube([(-.28, .25, .12), (.28, .25, .12)], .06, m, e)
    tube([(.13 * math.cos(a), .6 + .13 * math.sin(a), .12) for a in (i * math.tau / 10 for i in range(10))], .045, m, e, cyc=True)


def ship(e):
    clay_slab([(-.52, -.25), (.52, -.25), (.32, -.6), (-.34, -.6)], .1, mat('wood', .7), (0, 0, .05), 0, e, .025)
    rbox((0, .15, .1), (.07, .9, .06), .02, mat('woodDk', .7), e)
    clay_slab([(-.45, -.15), (.02, -.15), (.02, .6)], .08, mat('paper', .7), (-.04, 0, .06), 0, e, .025)
    clay_slab([(0, -.15), (.4, -.1), (.0, .5)], .08, mat('coral', .6), (.06, 0, .06), 0, e, .025)


def pirate(e):
    """A pirate's face with an eye patch and a spotted scarf."""
    dk = mat('#24162E', .3, clay=False)
    ball((0, -.08, .06), (.48, .5, .12), mat(SK[1], .5), e)
    clay_slab([(-.53, .08), (.53, .08), (.4, .44), (.1, .56), (-.25, .52), (-.45, .36)], .16, mat('coral', .6), (0, 0, .06), 0, e, .03)
    meta([('b', (.56, .1, .14), (.16, .09, .06), (0, 0, 35)), ('b', (.58, -.06, .14), (.07, .16, .06), (0, 0, 15))], mat('coral', .6), e,
         .025, 2)
    for x, y in ((-.22, .25), (.05, .4), (.26, .24)): ball((x, y, .215), (.055, .055, .02), mat('cream', .5), e, seg=16)
    ball((-.17, -.06, .18), (.07, .08, .03), dk, e, seg=20); ball((.18, -.06, .17), (.14, .12, .05), dk, e, seg=20)
    tube([(-.46, -.02, .1), (.18, .02, .18), (.47, .05, .1)], .022, dk, e)
    ball((0, -.2, .19), (.08, .07, .06), mat('#E58B6A', .5), e, seg=20)
    tube([(-.16, -.34, .16), (0, -.41, .17), (.18, -.32, .16)], .028, dk, e)


def knetzoo():
    """Clay lumps, roller and tools between animals that are half done: an elephant waits for its second ear."""
    ground('#FFE3B5', sunlight=1.6, sky=.62)
    rbox((-.1, .45, .05), (5.9, 4.0, .1), .045, mat('mint', .8, clay=False), None, (0, 0, -3))
    clay_elephant((-1.55, .9, .1), -8, 1.3)
    ball((-.75, -.85, .16), (.5, .56, .08), mat('#8E8AA8', .8), None, (0, 0, 20))
    ball((-.75, -.86, .23), (.32, .38, .04), mat('pink', .8), None, (0, 0, 20))
    crocodile((2.0, .75, .1), -48, 1.35)
    snail((-2.35, -1.15, .1), 24, .9)
    for x, y, r, col in ((3.55, 1.85, .62, 'coral'), (2.55, 2.35, .5, 'sun'), (-3.95, 1.9, .66, 'violet'), (-4.05, .45, .46, 'pink'),
                         (4.35, .75, .42, 'leaf')):
        meta([('b', (x, y, r * .75), (r, r * .95, r * .8)), ('b', (x + r * .3, y - r * .2, r * .9), (r * .62, r * .6, r * .6))],
             mat(col, .8), None, .045, 3)
    for i, (x, y, a, col) in enumerate(((3.2, -.5, -34, 'teal'), (3.55, -.75, -28, 'amber'))):
        ca, sa = math.cos(math.radians(a)), math.sin(math.radians(a))
        meta([('t', [(x - ca * .9, y - sa * .9, .17), (x, y + .05, .17), (x + ca * .9, y + sa * .9, .17)], [.16, .18, .15])], mat(col, .8),
             None, .035, 3)
    for k in range(6): cone((.1 + k * .26, -1.0 - (k % 2) * .14, .1), .1, .24, mat('cream', .6))
    roller((2.2, -1.85, .3), 10); knife((-.9, -2.15, .1), -28); pencil_tool((-4.1, -1.0, .12), 12)
    shot('knetzoo', 0, .15, .87, (0, -.2, .6), z=.35)


def clay_elephant(c, rot, s):
    """A round elephant with one ear on; fingerprints still show."""
    e = empty(c, (0, 0, rot), s); g = mat('#8E8AA8', .8)
    legs = [('t', [(x, y, .5), (x, y, .12)], [.22, .2]) for x in (-.32, .32) for y in (-.2, .5)]
    meta([('b', (0, .15, .72), (.58, .7, .52))] + legs, g, e, .04, 3)
    meta([('b', (0, -.5, 1.1), (.46, .42, .42)), ('t', [(0, -.8, 1.0), (0, -1.05, .65), (0, -1.2, .35), (.02, -1.4, .32)],
                                                  [.22, .16, .13, .12])], g, e, .04, 3)
    meta([('b', (-.58, -.36, 1.2), (.4, .1, .44), (0, 0, -24))], g, e, .03, 4)
    ball((-.59, -.44, 1.18), (.26, .07, .3), mat('pink', .8), e, (0, 0, -24))
    ball((.42, -.36, 1.2), (.05, .14, .16), mat('#6F6B8C', .9), e); eyes(e, (-.2, -.87, 1.22), (.2, -.87, 1.22), .065)
    cheeks(e, .33, -.8, 1.02, .07)
    tube([(0, .8, .8), (.08, 1.0, .6)], .05, g, e)


def crocodile(c, rot, s):
    """A crocodile with its mouth wide open; half of its teeth still lie in front of it."""
    e = empty(c, (0, 0, rot), s); g = mat('leaf', .8); d = mat('forest', .8)
    meta([('b', (.1, .35, .36), (.5, .62, .34)), ('t', [(.1, .7, .34), (.3, 1.35, .24), (.8, 1.75, .14)], [.34, .22, .06]),
          ('b', (0, -.2, .36), (.42, .4, .32)),
          ('b', (0, -.85, .16), (.34, .66, .13))] + [('b', (x, y, .12), (.22, .28, .14)) for x in (-.48, .64) for y in (.05,
                  .7)], g, e, .04, 3)
    up = empty((0, -.2, .52), (-30, 0, 0), 1, e)
    meta([('b', (0, -.05, .02), (.42, .36, .24)), ('b', (0, -.65, 0), (.33, .62, .13)), ('b', (-.21, .0, .26), .18),
          ('b', (.21, .0, .26), .18),
          ('b', (-.12, -1.12, .1), .12), ('b', (.12, -1.12, .1), .12)], g, up, .035, 3)
    ball((0, -.8, .28), (.24, .52, .05), mat('coral', .7), e)
    for x in (-.25, .25):
        for k in range(3): cone((x, -1.25 + k * .26, .22), .07, .2, mat('cream', .5), e)
    eyes(up, (-.21, -.13, .3), (.21, -.13, .3), .075)
    for x in (-.1, .1): ball((x, -1.2, .16), (.03, .03, .03), d, up, seg=12)
    for k in range(5): cone((.1 + k * k * .02, .1 + k * .28, .64 - k * .07), .13, .22, d, e)


def snail(c, rot, s):
    """A finished snail: a sausage and a rolled-up coil."""
    e = empty(c, (0, 0, rot), s); b = mat('amber', .8)
    meta([('t', [(.8, .1, .1), (0, .1, .16), (-.6, 0, .2), (-.85, -.05, .55)], [.08, .2, .2, .2]), ('b', (-.9, -.08, .72), .27)], b, e,
         .035, 3)
    for r, col in ((.46, 'coral'), (.28, 'cream'), (.12, 'coral')):
        tube([(.12 + r * math.cos(a), .08, .6 + r * math.sin(a)) for a in (i * math.tau / 14 for i in range(14))], .15, mat(col, .8), e,
             cyc=True)
    ball((.12, .08, .6), .16, mat('sun', .8), e)
    for x in (-1.0, -.8):
        tube([(x, -.1, .9), (x * 1.03, -.14, 1.16)], .04, b, e); ball((x * 1.03, -.14, 1.2), .085, b, e, seg=20)
        ball((x * 1.03 - .01, -.21, 1.21), .045, mat('#24162E', .2, clay=False), e, seg=16)
    tube([(-1.0, -.33, .66), (-.92, -.355, .62), (-.83, -.34, .66)], .018, mat('#4A2230', .5, clay=False), e)


def roller(c, rot):
    e = empty(c, (0, 0, rot)); cyl((0, 0, 0), .3, 2.1, mat('wood', .6), e, (0, 90, 0), .08)
    for sx in (-1, 1): meta([('t', [(sx * 1.0, 0, 0), (sx * 1.3, 0, 0), (sx * 1.65, 0, 0)], [.09, .12, .14])], mat('coral', .5), e, .03, 3)


def knife(c, rot):
    e = empty(c, (0, 0, rot)); rbox((.75, 0, .08), (1.1, .3, .05), .02, mat('sky', .5), e)
    meta([('t', [(.2, 0, .1), (-.7, 0, .1)], [.12, .16])], mat('violet', .5), e, .03, 3)


def pencil_tool(c, rot):
    """A wooden modelling stick with a wire loop."""
    e = empty(c, (0, 0, rot)); tube([(0, -1, 0), (0, .4, 0)], .1, mat('wood', .6), e)
    tube([(0, .4, 0), (-.22, .75, 0), (0, 1.05, 0), (.22, .75, 0), (0, .4, 0)], .035, mat('grey', .3, clay=False), e)


CONTINENTS = [  # length, height in hundredths of the map, outlines much simplified
    [(4, 50), (9, 55), (18, 55), (27, 56), (35, 51), (33, 46), (29, 42), (27, 37), (23, 33), (24, 30), (21, 29), (17, 33), (12, 38),
     (10, 45)],
    [(24, 29), (29, 30), (36, 24), (34, 18), (30, 12), (28, 4), (26, 5), (26, 14), (23, 22)],
    [(35, 57), (42, 58), (44, 53), (39, 49)],
    [(46, 38), (47, 43), (51, 44), (49, 47), (54, 50), (53, 54), (58, 55), (70, 56), (82, 55), (94, 52), (96, 48), (90, 47), (87, 43),
     (84, 37), (80, 32),
     (77, 27), (75, 28), (73, 33), (70, 32), (68, 26), (65, 31), (63, 35), (61, 31), (57, 35), (56, 38), (52, 38), (49, 39)],
    [(45, 35), (49, 37), (55, 34), (58, 30), (62, 27), (58, 21), (57, 14), (53, 8), (51, 9), (49, 18), (48, 23), (43, 25), (43, 30)],
    [(79, 17), (84, 20), (87, 18), (89, 21), (93, 14), (91, 8), (86, 9), (80, 9)],
    [(78, 24), (84, 23), (85, 21), (79, 22)], [(62, 17), (64, 16), (62, 11), (60, 13)], [(46, 46), (48, 49), (46, 52), (45, 48)],
    [(88, 38), (91, 42), (90, 44), (87, 39)]]


def weltpuzzle():
    """A map of the world as a clay jigsaw; a few pieces still lie beside it, a little ship sails on it."""
    ground('amber')
    cols = ('coral', 'leaf', 'cream', 'violet', 'sun', 'pink', 'leaf', 'sun', 'violet', 'coral')
    layers = [([smooth_line([((x - 50) * .086, (y - 31) * .086) for x, y in poly], 3)], .1, mat(cols[i], .65)) for i,
              poly in enumerate(CONTINENTS)]
    loose = {(5, 0): (3.95, -2.0, -24, 0), (3, 0): (.55, -2.45, 16, 0), (0, 1): (-4.35, -1.35, -30, 0), (0, 0): (-2.6, -2.35, 12, 0)}
    jigsaw(6, 4, 8.6, 5.2, mat('#4FA9E6', .6), layers, (0, .75, 0), 0, loose, .2, 3)
    toy_ship((-.95, .55, .2), -20, .55)
    whale((-3.6, 2.75, .1), 35, .5)
    shot('weltpuzzle', 0, .35, .88, (0, .2, .3), f=3)


def toy_ship(c, rot, s):
    e = empty(c, (0, 0, rot), s)
    meta([('t', [(-.8, 0, .3), (0, 0, .22), (.8, 0, .32)], [.2, .34, .16])], mat('coral', .6), e, .04, 4)
    rbox((.05, 0, .6), (.75, .42, .35), .08, mat('cream', .6), e); cyl((.15, 0, .95), .14, .5, mat('ink', .5), e)
    cyl((.15, 0, 1.05), .15, .12, mat('sun', .5), e)
    for i, (x, z, r) in enumerate(((.3, 1.4, .16), (.5, 1.65, .22))): ball((x, .05, z), r, mat('#FFFFFF', .9, clay=False), e)


def spiegelpfad():
    """A beam of light runs over a dark board, from mirror to mirror, to a shining star."""
    ground('ink', 110, 1.5, .7)
    cell = 1.3; at = lambda i, j: ((i - 2.5) * cell, (j - 1.5) * cell + .55)
    rbox((0, .55, .12), (8.5, 5.9, .24), .1, mat('violet', .6))
    for i in range(6):
        for j in range(4): rbox((*at(i, j), .24), (1.2, 1.2, .12), .05, mat(('#4A3A96', '#56459F')[(i + j) % 2], .6))
    way = [(-.35, 0), (2, 0), (2, 2), (4, 2), (4, 0), (5, 0), (5, 3), (3, 3)]
    glow = mat('#FFD34A', .4, emit=1.5, clay=False)
    pts = [(*at(*w), .72) for w in way]
    for p, q in zip(pts, pts[1:]): tube([p, tuple((a + b) / 2 for a, b in zip(p, q)), q], .055, glow)
    for k in range(1, len(way) - 1):
        a, b = V(pts[k]) - V(pts[k - 1]), V(pts[k + 1]) - V(pts[k])
        mirror(pts[k], a.normalized() - b.normalized(), ('coral', 'teal', 'pink', 'sun', 'mint', 'coral')[k - 1])
    x, y, z = pts[-1]
    cyl((x, y, .42), .4, .26, mat('coral', .5), bev=.08); star((x, y, .95), .5, mat('#FFC02E', .35, emit=.55, clay=False), (64, 0, 0), .24)
    for dx in (-.13, .13): ball((x + dx, y - .17, 1.02), (.045, .03, .06), mat('#24162E', .2, clay=False), seg=20)
    tube([(x - .09, y - .13, .88), (x, y - .12, .83), (x + .09, y - .13, .88)], .018, mat('#24162E', .4, clay=False))
    lamp((at(-.35, 0)[0], at(0, 0)[1], .72)); area((x, y - .5, 1.6), (x, y, .3), 10, .6, '#FFD34A')
    for i, j, col in ((0, 2, 'teal'), (1, 3, 'pink'), (3, 1, 'violet')):
        a, b = at(i, j); rbox((a, b, .6), (.85, .85, .62), .12, mat(col, .55))
    mirror((-2.9, -2.65, 0), V((.5, 1, 0)), 'sun', 0); mirror((3.3, -2.6, 0), V((-.6, 1, 0)), 'teal', 0); pawn((1.2, -2.65, 0), .9, 'coral')
    shot('spiegelpfad', 0, .25, .91, (0, .2, .6), z=.35)


def mirror(c, normal, col, board=.3):
    """A small upright mirror on a round foot, shining on both sides, upright to `normal`."""
    turn = math.degrees(math.atan2(normal.y, normal.x)) - 90; e = empty((c[0], c[1], board), (0, 0, turn + 180)); h = .42
    cyl((0, 0, .07), .4, .14, mat(col, .5), e, bev=.05)
    rbox((0, .06, h + .1), (.94, .1, .78), .05, mat(col, .5), e)
    rbox((0, .06, h + .1), (.78, .14, .62), .02, mat('#DDF3FF', .08, spec=.9, metal=.6, clay=False), e)


def lamp(c):
    """A torch that sends the beam along +X."""
    e = empty(c, (0, 90, 0)); cyl((0, 0, -.55), .2, .9, mat('coral', .5), e, bev=.05)
    cyl((0, 0, .0), .22, .36, mat('coral', .5), e, r2=.36, bev=.04)
    cyl((0, 0, .17), .3, .06, mat('#FFF3C9', .4, emit=1.2, clay=False), e)


def burgenbauer():
    """A castle on a meadow board: four towers with flags, two knights before the gate, a duck in the moat."""
    ground('leaf')
    clay_slab(blob(4.15, 2.95, 6, .05), .12, mat('#9AD877', .85), (0, .7, 0), vox=.05)
    clay_slab(blob(3.5, 2.4, 2, .04), .06, mat('#58B4EC', .4), (0, .85, .1), vox=.05)
    clay_slab(blob(2.95, 1.95, 3, .04), .14, mat('#C8E88F', .85), (0, .95, .1), vox=.05)
    stone = mat('#CFC6E6', .8); dark = mat('#A89CC8', .8)
    for x, y, h, roof, flag_ in ((-1.9, .1, 1.5, 'coral', 'sun'), (1.9, .1, 1.5, 'coral', 'teal'), (-1.6, 2.0, 2.0, 'violet', 'coral'),
                                 (1.6, 2.0, 2.0, 'violet', 'pink')):
        tower((x, y, .2), .56, h, stone, dark, roof, flag_)
    tower((0, 1.6, .2), .8, 2.4, stone, dark, 'coral', 'sun')
    for x0, y0, x1, y1 in ((-1.9, .1, 1.9, .1), (-1.9, .1, -1.6, 2.0), (1.9, .1, 1.6, 2.0)): wall((x0, y0), (x1, y1), stone)
    arch = [(-.45, 0), (.45, 0)] + [(.45 * math.cos(a), .6 + .4 * math.sin(a)) for a in (i * math.pi / 10 for i in range(11))]
    prism([(p * 1.3, q * 1.2) for p, q in arch], .56, stone, None, (0, .1, .2), bev=.05)
    prism(arch, .1, mat('woodDk', .7), None, (0, -.2, .2), bev=.02)
    for x in (-.22, 0, .22): rbox((x, -.27, .65), (.04, .04, .85), .01, mat('wood', .6))
    rbox((0, -.95, .22), (1.0, 1.5, .1), .04, mat('wood', .7))
    for k in range(6): rbox((0, -1.6 + k * .26, .28), (1.04, .05, .03), .01, mat('woodDk', .7))
    knight((-1.15, -1.6, .1), 14, 1.1, 'coral'); knight((1.15, -1.6, .1), -14, 1.1, 'teal'); duck((-2.6, -.9, .15), 40, .5)
    for i, (x, y, a) in enumerate(((3.5, -1.35, 14), (4.1, -.7, -30), (-3.75, -1.6, 30))):
        rbox((x, y, .25), (.95, .5, .42), .08, stone, None, (0, 0, a))
    rbox((3.7, -1.1, .66), (.9, .5, .4), .08, dark, None, (0, 0, -8)); tree((-4.0, 1.0, 0), .75, 'forest', 3, 'pine')
    tree((4.15, 1.5, 0), .75, 'forest', 4)
    shot('burgenbauer', 0, .75, 1.09, (0, -.6, 1), z=1.4)


def tower(c, r, h, stone, dark, roof, flag_):
    """A round tower with battlements, windows, a pointed roof and a flag."""
    e = empty(c); cyl((0, 0, h / 2), r, h, stone, e, bev=.04, r2=r * .92); cyl((0, 0, h), r * 1.12, .2, stone, e, bev=.06)
    for k in range(8):
        a = k * math.tau / 8
        rbox((r * .98 * math.cos(a), r * .98 * math.sin(a), h + .2), (.2, .24, .24), .05, stone, e, (0, 0, math.degrees(a)))
    for a, z in ((-95, h * .62), (-60, h * .4), (-125, h * .82)):
        a = math.radians(a)
        rbox((r * .95 * math.cos(a), r * .95 * math.sin(a), z), (.1, .15, .26), .04, mat('night', .6), e, (0, 0, math.degrees(a)))
    lathe([(0, h + .08), (r * .86, h + .1), (r * .8, h + .2), (r * .32, h + .62), (.05, h + 1.1), (0, h + 1.12)], mat(roof, .6), parent=e)
    tube([(0, 0, h + 1.0), (0, 0, h + 1.62)], .03, mat('woodDk', .6, clay=False), e)
    clay_slab([(0, 0), (.55, -.02), (.4, -.17), (.55, -.34), (0, -.34)], .06, mat(flag_, .6), parent=empty((0, .03, h + 1.6), (90, 0, 8), 1,
            e), vox=.02)


def wall(p, q, m):
    """A wall with battlements between two towers."""
    d = V((q[0] - p[0], q[1] - p[1], 0)); a = math.degrees(math.atan2(d.y, d.x)); mid = ((p[0] + q[0]) / 2, (p[1] + q[1]) / 2, 0)
    e = empty(mid, (0, 0, a)); rbox((0, 0, .6), (d.length, .34, .85), .05, m, e)
    for k in range(int(d.length / .42)): rbox((-d.length / 2 + .3 + k * .42, 0, 1.1), (.22, .36, .26), .05, m, e)


def knight(c, rot, s, col):
    """A playing piece with helmet, plume, shield and lance."""
    e = empty(c, (0, 0, rot), s); steel = mat('#D7DCEC', .3, spec=.6, clay=False)
    meta([('b', (0, 0, .08), (.36, .36, .1)), ('t', [(0, 0, .1), (0, 0, .62)], [.3, .2])], mat(col, .5), e, .03, 4)
    ball((0, 0, .9), .26, mat(SK[1 if col == 'coral' else 3], .5), e); face(e, -.245, .9, .09, .035)
    meta([('b', (0, .03, 1.0), (.3, .29, .24))], steel, e, .03, 3, cut=lambda v: v.z > .98 or v.y > .02)
    meta([('t', [(0, .0, 1.22), (0, .16, 1.45), (0, .38, 1.3)], [.07, .12, .06])], mat('sun' if col == 'coral' else 'pink', .7), e, .025, 3)
    sh = empty((-.3, -.25, .5), (90, 0, -25), 1, e)
    clay_slab([(-.22, .24), (.22, .24), (.2, -.05), (0, -.3), (-.2, -.05)], .1, mat('sun', .5), parent=sh, vox=.02)
    slab(starpts(.13), .03, mat(col, .5), (0, .02, .09), 0, sh, .004)
    tube([(.36, -.12, .05), (.36, -.12, 1.55)], .04, mat('wood', .6, clay=False), e); cone((.36, -.12, 1.5), .09, .26, steel, e)


def duck(c, rot, s):
    e = empty(c, (0, 0, rot), s); y = mat('sun', .6)
    meta([('b', (0, 0, .3), (.42, .6, .34)), ('b', (0, .5, .5), (.18, .25, .14)), ('b', (0, -.4, .8), (.32, .32, .3))], y, e, .035, 4)
    meta([('b', (0, -.75, .74), (.16, .18, .07))], mat('coral', .5), e, .025, 2); eyes(e, (-.16, -.66, .9), (.16, -.66, .9), .05)


def zooscharade():
    """Guess the animal: a child plays an elephant on a little round stage, in front of it animal cards and masks."""
    ground('#C8323F', sunlight=1.5, sky=.62)
    wood = mat('#D99A5B', .6)
    cyl((0, 1.25, .16), 1.85, .32, mat('cream', .6), bev=.08); cyl((0, 1.25, .3), 1.65, .12, wood, bev=.04)
    for i in range(13):
        a = math.radians(188 + i * 13.7)
        ball((1.86 * math.cos(a), 1.25 + 1.86 * math.sin(a), .18), .1, mat('#FFE27A', .3, emit=.5, clay=False), seg=20)
    for sx in (-1, 1): drape(sx)
    kid((0, 1.2, .36), 6, 1.1, skin=3, shirt='sun', pants='violet', hair='curly', hairC='#20141C', mood='laugh',
        armL=[(-.62, -.12, .45), (-.78, .02, .12)],
        armR=[(.42, -.5, .72), (.06, -.78, .86)], legL=[(-.2, -.1, -.34), (-.3, -.05, -.7)], headrot=(-6, 0, 6))
    for sx in (-1, 1): meta([('b', (sx * .68, 1.24, 2.49), (.37, .1, .43), (0, 0, sx * 16))], mat('#8E8AA8', .8), None, .03, 4)
    e = card((-2.55, -.9, 0), (0, 0, 20), 'sky', 1.6, 2.25); lion_face(e)
    e = card((-.85, -1.72, 0), (0, 0, 6), 'mint', 1.6, 2.25); elephant_face(e)
    e = card((.95, -1.7, 0), (0, 0, -9), 'sun', 1.6, 2.25); panda_face(e)
    mask((3.0, -.95, .25), -24, 'amber', 'cream'); mask((-3.95, .7, .25), 24, 'pink', 'cream', True)
    lamp_stand((3.6, 1.35, 0)); spot((3.4, .2, 4.6), (0, .9, 1.2), 260, 44, .35, '#FFE9BD', .25)
    shot('zooscharade', -.1, .35, .97, (0, .2, 1), z=.68)


def drape(sx):
    """One half of a small theatre curtain behind the stage."""
    m = mat('violet', .8)
    meta([('t', [(sx * (1.15 + k * .24), 2.35 - k * .13, .25), (sx * (1.2 + k * .24), 2.4 - k * .13, 1.4),
                 (sx * (.75 + k * .32), 2.4 - k * .13, 2.9)], [.2, .15, .18])
          for k in range(5)], m, None, .045, 3)
    tube([(sx * 1.2, 2.2, 1.35), (sx * 1.75, 1.85, 1.3), (sx * 2.3, 1.75, 1.35)], .09, mat('sun', .5))


def lion_face(e):
    meta([('b', (.5 * math.cos(a), .5 * math.sin(a), .12), (.2, .2, .1)) for a in (i * math.tau / 12 for i in range(12))],
         mat('#B9622A', .8), e, .03, 3)
    ball((0, 0, .12), (.47, .45, .13), mat('#F5B94A', .7), e); flat_face(e, .17, .08, '#FFE6BC')


def elephant_face(e):
    g = mat('#8E8AA8', .8)
    for sx in (-1, 1): ball((sx * .45, .18, .1), (.27, .34, .07), g, e); ball((sx * .45, .17, .14), (.17, .24, .05), mat('pink', .7), e)
    meta([('b', (0, .2, .13), (.38, .38, .12)), ('t', [(0, .05, .16), (0, -.35, .16), (.06, -.62, .16), (.26, -.68, .16)],
                                                 [.19, .14, .1, .09])], g, e, .03, 3)
    for x in (-.17, .17):
        ball((x, .26, .26), (.055, .065, .03), mat('#24162E', .2, clay=False), e, seg=20)
        ball((x * 1.4, .1, .24), (.06, .04, .02), mat('coral', .6), e, seg=16)


def panda_face(e):
    dk = mat('#2E2440', .6)
    for sx in (-1, 1): ball((sx * .38, .42, .1), (.18, .18, .08), dk, e)
    ball((0, 0, .12), (.52, .48, .12), mat('cream', .7), e)
    for sx in (-1, 1): ball((sx * .2, .06, .21), (.13, .17, .05), dk, e, (0, 0, sx * -25))
    flat_face(e, .19, .06, 'cream', 'white')


def flat_face(e, x, y, muzzle, eye='#24162E'):
    """Eyes, muzzle and nose for a face lying on a card."""
    for sx in (-1, 1): ball((sx * x, y, .255), (.05, .06, .03), mat(eye, .2, clay=False), e, seg=20)
    ball((0, -.18, .2), (.2, .14, .08), mat(muzzle, .7), e); ball((0, -.12, .28), (.075, .055, .04), mat('#4A2230', .4), e, seg=20)
    tube([(-.09, -.24, .265), (0, -.28, .27), (.09, -.24, .265)], .018, mat('#4A2230', .4, clay=False), e)


def mask(c, rot, col, light, round_ears=False):
    """An animal mask on a stick, lying on the table."""
    e = empty(c, (12, 0, rot)); m = mat(col, .7)
    tube([(.45, -.1, -.02), (.75, -1.25, -.1)], .07, mat('wood', .6), e)
    parts = [('b', (0, 0, .0), (.68, .56, .16))]
    parts += [('b', (sx * .48, .5, 0), (.24, .24, .1)) if round_ears else ('t', [(sx * .42, .3, 0), (sx * .58, .82, .02)],
            [.24, .05]) for sx in (-1, 1)]
    meta(parts, m, e, .035, 3)
    for sx in (-1, 1):
        ball((sx * .27, .08, .12), (.15, .12, .06), mat('ink', .7, clay=False), e, seg=24)
        ball((sx * .24, -.25, .1), (.28, .2, .09), mat(light, .7), e)
        ball((sx * .5, .52, .08), (.11, .13, .05), mat(light, .7), e, seg=20) if round_ears else None
    ball((0, -.16, .2), (.12, .08, .07), mat('#4A2230', .3), e, seg=20)
    for sx in (-1, 1):
        for k in (-1, 1):
            tube([(sx * .3, -.22 + k * .03, .19), (sx * .75, -.22 + k * .12, .16)], .014, mat('#4A2230', .4, clay=False), e, 3)


def lamp_stand(c):
    """A small spotlight on three legs."""
    e = empty(c); st = mat('ink', .4)
    for a in (90, 210, 330): tube([(0, 0, .95), (.5 * math.cos(math.radians(a)), .5 * math.sin(math.radians(a)), .05)], .06, st, e)
    h = empty((0, 0, 1.3), (0, -66, 14), 1.15, e); cyl((0, 0, 0), .32, .6, mat('teal', .45), h, bev=.06, r2=.42)
    cyl((0, 0, .3), .36, .05, mat('#FFF3C9', .4, emit=1.1, clay=False), h)
    cyl((0, 0, -.34), .2, .14, st, h, bev=.04)


def rechenrakete():
    """A rocket stands ready on the block with the answer; number blocks and plus signs lead up to it."""
    ground('skyTop')
    rbox((2.45, 1.45, .14), (2.7, 2.3, .28), .12, mat('paper', .6)); rbox((2.45, 1.45, .28), (2.3, 1.9, .08), .04, mat('violet', .6))
    rocket((2.45, 1.45, .62), (0, 0, 0), 1.3, flame=False)
    for ch, x, a, col, ink in (('3', -3.6, 10, 'coral', 'cream'), ('4', -1.05, -6, 'teal', 'cream'), ('7', 1.55, 7, 'sun', 'ink')):
        letter_cube(ch, (x, -1.15, 0), (0, 0, a), col, ink, 1.35)
    for ch, x in (('+', -2.32), ('=', .25)): letters(ch, (x, -1.2, .6), 1.6, mat('paper', .5), (76, 0, 0), .22, .02)
    for n, x, y, a, col, ink in (('5', -3.3, 1.5, 22, 'leaf', 'cream'), ('2', -1.95, 1.75, -14, 'pink', 'ink'),
                                 ('8', 3.75, -1.05, -24, 'violet', 'cream')):
        letter_cube(n, (x, y, 0), (0, 0, a), col, ink, 1.12, n)
    letter_cube('6', (-2.65, 1.6, 1.12), (0, 0, 6), 'amber', 'ink', .98, '6')
    for x, y, z, r in ((1.35, 1.2, .3, .4), (1.55, 1.9, .3, .45), (3.5, 1.1, .3, .42), (3.55, 1.9, .3, .5), (1.75, .65, .2, .3),
                       (3.0, .55, .2, .32)):
        meta([('b', (x, y, z + .1), (r, r, r * .9)), ('b', (x + .2, y - .1, z), (r * .7, r * .7, r * .6))], mat('#FFFFFF', .9, clay=False),
             None, .04, 4)
    for x, y, r, col in ((2.75, -2.15, .3, 'coral'), (-4.35, .7, .34, 'sun'), (-.15, -2.3, .26, 'sun'), (4.35, .6, .28, 'cream')):
        star((x, y, .1), r, mat(col, .35), (8, 0, x * 40), .18)
    astronaut((.15, .75, 0), 10, 1.0)
    shot('rechenrakete', 0, .5, 1.0, (0, -.6, 1), z=1.28)


def astronaut(c, rot, s):
    """A playing piece in a space helmet."""
    e = empty(c, (0, 0, rot), s); w = mat('paper', .5)
    meta([('b', (0, 0, .1), (.34, .34, .12)), ('t', [(0, 0, .1), (0, 0, .7)], [.3, .22])], mat('coral', .5), e, .03, 4)
    ball((0, 0, 1.0), .36, w, e); ball((0, -.1, 1.0), (.29, .29, .27), mat(SK[2], .5), e); face(e, -.375, 1.03, .1, .04)
    tube([(.31 * math.cos(a), -.16, 1.0 + .31 * math.sin(a)) for a in (i * math.tau / 16 for i in range(16))], .05, mat('violet', .5), e,
         cyc=True)
    tube([(0, 0, 1.33), (.04, 0, 1.55)], .025, mat('ink', .5), e); ball((.04, 0, 1.58), .06, mat('sun', .4), e, seg=20)


def wuerfelwald():
    """Coloured dice grow among small trees and mushrooms; a hedgehog looks out between them."""
    ground('#F0CE8E')
    clay_slab(blob(4.3, 2.75, 8, .07), .12, mat('#8FCB5E', .9), (0, .6, 0), vox=.05)
    for x, y, k, col, kind in ((-3.3, 2.3, .95, 'forest', 'pine'), (-1.95, 2.75, 1.0, 'leaf', 'puff'), (1.2, 2.8, .95, 'forest', 'pine'),
                               (2.75, 2.35, .95, '#4DA95F', 'puff'),
                               (-.3, 2.5, .8, '#2F9E63', 'pine'), (-3.9, .8, .65, 'leaf', 'puff'), (3.95, .95, .7, 'forest', 'pine')):
        tree((x, y, .08), k, col, int(x * 7) + 50, kind)
    for x, y, s, rot, col, top, dots in ((-1.75, .55, 1.25, (0, 0, 24), 'coral', 5, 'cream'), (1.75, .75, 1.3, (0, 0, -20), 'violet', 3,
            'cream'), (.05, -.85, 1.2, (15, -12, 30), 'sun', 6, 'ink'),
                                         (-3.05, -.95, 1.0, (0, 0, -16), 'teal', 2, 'cream'), (2.95, -1.05, 1.05, (0, 0, 30), 'paper', 4,
                                                 'coral'), (.2, 1.45, .9, (0, 0, 8), 'pink', 1, 'ink')):
        die((x, y, .1), s, rot, col, top, 3 if top != 3 else 2, {5: 6, 3: 1, 6: 2, 2: 1, 4: 1, 1: 5}[top], dots)
    for x, y, k, col in ((-.75, -1.65, 1.0, 'coral'), (-.95, .15, .7, 'coral'), (.85, .25, .7, 'red'), (3.3, .1, .8, 'coral'),
                         (-3.4, .1, .75, 'red'), (-1.9, -1.6, .75, 'amber'), (2.1, -1.75, .5, 'amber')):
        mushroom((x, y, .08), k, col)
    hedgehog((1.55, -1.3, .1), -10, .72)
    for i, (x, y) in enumerate(((-2.4, -1.55), (1.0, -.6), (-4.0, -.2), (3.8, -.4), (-2.7, 1.5), (2.8, 1.4))):
        tuft((x, y, .1), 1.3, 'forest', i)
    owl((1.72, .78, 1.38), -10, .36)
    shot('wuerfelwald', 0, .5, .92, (0, -.5, .7), z=.6)


def mushroom(c, s, col):
    """A mushroom with a spotted cap."""
    e = empty(c, (random.uniform(-6, 6), random.uniform(-6, 6), c[0] * 90), s)
    meta([('t', [(0, 0, .0), (0, 0, .3), (0, 0, .55)], [.22, .17, .16])], mat('cream', .7), e, .03, 3)
    meta([('b', (0, 0, .62), (.5, .5, .32))], mat(col, .55), e, .035, 4, cut=lambda v: v.z > .54)
    cyl((0, 0, .57), .44, .05, mat('#F6DDBB', .8), e, bev=.02)
    for a, t in ((0, 0), (20, .62), (95, .6), (165, .65), (235, .6), (305, .63), (270, 1.05), (200, 1.1), (340, 1.1)):
        a = math.radians(a)
        ball((.5 * math.sin(t) * math.cos(a), .5 * math.sin(t) * math.sin(a), .62 + .33 * math.cos(t)), (.08, .08, .05), mat('cream', .6),
             e, seg=16)


def murmelbahn():
    """A marble run winds down from a tower in curves; the marbles roll into a dish."""
    ground('sky', sunlight=1.8)
    lane = [(-3.1, 2.4, 2.75), (-1.6, 2.75, 2.5), (.4, 2.7, 2.25), (2.3, 2.45, 2.0), (3.35, 1.7, 1.82), (2.9, .9, 1.66), (1.4, .8, 1.48),
            (-.6, .95, 1.3), (-2.4, .8, 1.1),
            (-3.4, .1, .95), (-2.9, -.75, .8), (-1.5, -.95, .64), (.2, -.8, .5), (1.5, -.95, .36)]
    gutter(lane, .36, mat('sun', .45))
    for k, col in ((0, 'coral'), (2, 'teal'), (4, 'violet'), (6, 'pink'), (8, 'leaf'), (9, 'coral'), (11, 'violet'), (12, 'teal')):
        pillar(lane[k], col)
    x, y, z = lane[0]
    lathe([(.16, .28), (.3, .36), (.62, .95), (.72, 1.0), (.62, .88), (.24, .3)], mat('coral', .5), (x - .1, y, z - .1))
    for dx, dy, col in ((-.3, -.1, 'teal'), (.12, .05, 'violet'), (-.12, .28, 'leaf')): marble((x + dx, y + dy, z + .85), .24, col)
    for t, col in ((1.55, 'coral'), (3.5, 'violet'), (5.4, 'teal'), (7.4, 'pink'), (9.55, 'leaf'), (11.6, 'coral')):
        p = along(lane, t); marble((p.x, p.y, p.z + .02), .25, col)
    lathe([(0, .1), (.9, .1), (1.08, .36), (1.2, .4), (1.14, .2), (.95, 0), (0, 0)], mat('coral', .5), (2.75, -1.2, .02))
    for dx, dy, col in ((.25, .25, 'violet'), (-.3, -.1, 'leaf'), (.3, -.35, 'sun'), (-.1, .45, 'teal')):
        marble((2.75 + dx, -1.2 + dy, .34), .25, col)
    marble((-3.6, -1.9, .3), .3, 'violet'); marble((-.3, -2.3, .27), .27, 'coral'); marble((.35, -2.15, .2), .2, 'teal')
    snail((-2.2, -1.95, 0), -18, .62)
    shot('murmelbahn', -.1, .6, 1.04, (0, 0, 1), z=1.33)


def along(pts, t):
    """The point at t (in points) on the smooth line through pts."""
    n = len(pts); i = min(int(t), n - 2); f = t - i; a, b, c, d = (V(pts[k]) for k in (max(i - 1, 0), i, i + 1, min(i + 2, n - 1)))
    return .5 * ((2 * b) + (-a + c) * f + (2 * a - 5 * b + 4 * c - d) * f * f + (-a + 3 * b - 3 * c + d) * f ** 3)


def gutter(pts, r, m):
    """A half-open channel along pts for marbles."""
    bm = bmesh.new(); rows = []; steps = (len(pts) - 1) * 10
    for k in range(steps + 1):
        t = k / 10; p = along(pts, min(t, len(pts) - 1.001)); d = along(pts, min(t + .05, len(pts) - 1.001)) - along(pts, max(t - .05, 0))
        d.normalize()
        side = d.cross(V((0, 0, 1))).normalized(); up = side.cross(d)
        half = (math.radians(180 + 180 * q / 12) for q in range(13))
        rows.append([bm.verts.new(p + side * r * math.cos(a) + up * (r * math.sin(a) + .08)) for a in half])
    for a, b in zip(rows, rows[1:]):
        for q in range(12): bm.faces.new([a[q], a[q + 1], b[q + 1], b[q]])
    me = bpy.data.meshes.new('gutter'); bm.to_mesh(me); bm.free(); o = obj('gutter', me); me.materials.append(m)
    for p in me.polygons: p.use_smooth = True
    so = o.modifiers.new('so', 'SOLIDIFY'); so.thickness = .1; so.offset = 0
    be = o.modifiers.new('b', 'BEVEL'); be.width = .03; be.segments = 3


def pillar(p, col):
    """Stacked blocks that carry the run at p."""
    top = p[2] - .46; n = max(1, round(top / .55)); h = top / n
    for k in range(n):
        rbox((p[0], p[1], h * (k + .5)), (.56, .56, h - .01), .07, mat(col if k % 2 == n % 2 else 'cream', .55), None,
             (0, 0, 8 * (k % 2) - 4))
    tube([(p[0] - .16, p[1], top), (p[0] + .16, p[1], top)], .14, mat(col, .55))


def marble(c, r, col):
    ball(c, r, mat(col, .12, spec=.8, clay=False))
    ball((c[0] - r * .3, c[1] - r * .55, c[2] + r * .68), (r * .16, r * .12, r * .12), mat('white', .3, clay=False), seg=12)


def eulenquartett():
    """Four cards of one set, each with another owl, and an owl figure that watches over them; a mouse hides behind the pile."""
    ground('night', 90, 2.0, .8)
    cards = fan((-1.2, -.6, 1.1), (33, 0, 0), ('sky', 'sun', 'pink', 'mint'), 32, 1.7, 1.5, 2.2, 1.1)
    looks = (('#8A5A3C', '#F2CFA0', 'sun'), ('#E9E6F5', '#FFFFFF', 'sun'), ('#E07B39', '#FFE0B5', 'sun'), ('#6C6A8E', '#D9D6EE', 'amber'))
    for i, (e, (body, light, iris)) in enumerate(zip(cards, looks)):
        owl_face(e, body, light, iris)
        letters('C' + str(i + 1), (-.5, .84, .07), .34, mat('ink', .6), (0, 0, 0), .05, .01, e)
    cyl((2.55, .9, .1), .95, .2, mat('coral', .5), bev=.08)
    e = empty((2.55, .9, .2), (0, 0, -16), 1.4); owl((2.55, .9, .2), -16, 1.4)
    for x in (-.22, .22): ball((x, -.3, .09), (.17, .2, .1), mat('#FF9F2E', .6), e)
    deck((4.1, -1.1, 0), -24, 8, ('coral', 'paper'), 1.4, 1.7); mouse((4.15, .25, 0), -30, .95)
    e = card((2.3, -1.95, 0), (0, 0, 12), 'coral', 1.5, 2.1); clay_slab(starpts(.45), .08, mat('sun', .4), (0, 0, .06), 0, e, .022)
    moon((-3.85, 2.2, .3)); star((-2.8, 2.75, .2), .34, mat('sun', .4), (30, 0, 14), .16)
    star((1.0, 2.6, .15), .3, mat('sun', .4), (30, 0, -20), .14); star((4.4, 2.4, .2), .32, mat('sun', .4), (30, 0, 30), .16)
    shot('eulenquartett', -.05, .38, .91, (0, -.2, .9), z=.55)


def owl_face(e, body, light, iris):
    """An owl as a relief on a card."""
    b = mat(body, .8); l = mat(light, .8)
    meta([('b', (0, -.22, .08), (.52, .6, .12)), ('b', (0, .25, .08), (.5, .36, .12)), ('t', [(-.3, .4, .1), (-.46, .72, .1)], [.16, .03]),
          ('t', [(.3, .4, .1), (.46, .72, .1)], [.16, .03])], b, e, .03, 4)
    ball((0, -.38, .15), (.35, .36, .08), l, e)
    for y, n in ((-.22, 3), (-.38, 4), (-.54, 3)):
        for q in range(n): ball(((q - (n - 1) / 2) * .16, y, .225), (.05, .04, .025), b, e, seg=14)
    for sx in (-1, 1):
        meta([('t', [(sx * .46, .05, .13), (sx * .56, -.3, .13), (sx * .42, -.62, .13)], [.09, .13, .06])], b, e, .03, 3)
        ball((sx * .22, .24, .17), (.23, .23, .08), l, e); ball((sx * .21, .24, .23), (.15, .15, .05), mat(iris, .3, clay=False), e, seg=24)
        ball((sx * .2, .24, .26), (.09, .09, .04), mat('#24162E', .2, spec=.6, clay=False), e, seg=20)
        ball((sx * .2 - .03, .28, .295), (.028, .028, .014), mat('white', .3, clay=False), e, seg=12)
    meta([('t', [(0, .14, .26), (0, -.02, .24)], [.07, .02])], mat('#FF9F2E', .5), e, .02, 2)


def mouse(c, rot, s):
    e = empty(c, (0, 0, rot), s); g = mat('#B9B4CC', .8)
    meta([('b', (0, .2, .35), (.36, .46, .36)), ('b', (0, -.22, .55), (.32, .34, .3)), ('t', [(0, -.4, .5), (0, -.62, .44)], [.2, .07])], g,
         e, .035, 4)
    for sx in (-1, 1): ball((sx * .3, -.1, .84), (.2, .07, .2), g, e); ball((sx * .3, -.155, .84), (.13, .04, .13), mat('pink', .7), e)
    ball((0, -.68, .44), .065, mat('coral', .4), e, seg=16); eyes(e, (-.15, -.49, .64), (.15, -.49, .64), .055)
    tube([(.05, .6, .15), (.4, .8, .1), (.7, .6, .2)], .04, mat('pink', .7), e)


def moon(c):
    """A crescent lying on the table."""
    pts = [(.75 * math.cos(a), .75 * math.sin(a)) for a in (math.radians(50 + 260 * i / 24) for i in range(25))]
    pts += [(.3 + .58 * math.cos(a), .58 * math.sin(a)) for a in (math.radians(286 - 212 * i / 20) for i in range(21))]
    clay_slab(pts, .22, mat('#FFE27A', .5), (0, 0, 0), 0, empty(c, (24, 0, -14)), .03)


def stempelwerk():
    """Printing set: an open ink pad, wooden stamps with animals and stars, and the sheet just printed."""
    ground('#FFB59B')
    sheet_ = empty((-.75, -.35, .0), (0, 0, 9)); slab(rounded(4.6, 3.5, .05), .03, mat('paper', .9, clay=False), parent=sheet_, bev=.005)
    for poly, col, x, y, a in ((starpts(.46), 'violet', -1.65, .95, 8), (heart(.46), 'coral', -.35, 1.0, -8),
                               ('fish', 'violet', -1.6, -.1, -6),
                               (starpts(.46), 'coral', -.3, -.1, 20), ('paw', 'teal', -1.55, -1.1, 6), ('fish', 'coral', -.25, -1.1, 4)):
        stamp_print(sheet_, poly, col, x, y, a)
    stamp_print(sheet_, heart(.5), 'violet', 1.35, -1.0, 0)
    stamp((1.0, .5, 1.0), (-80, 0, 8), 1.3, 'violet', heart(.42), 'sun')
    pad((3.2, .75, 0), -18, 'violet', 'coral')
    for x, y, a, knob in ((-3.35, 1.65, 20, 'coral'), (-2.2, 2.35, -10, 'sun'), (3.35, -1.35, -30, 'leaf')):
        stamp((x, y, .42), (0, 0, a), 1.1, 'grey', None, knob)
    lying_stamp((-3.75, -.55, .5), starpts(.46), 'coral'); letter_cube('D', (4.2, 2.5, 0), (0, 0, -20), 'teal', 'cream', .9, 'D')
    for k, (x, y, r) in enumerate(((2.05, -1.9, .16), (2.35, -2.1, .1), (-4.0, -1.9, .13))):
        ball((x, y, .01), (r, r, .02), mat('violet', .5, clay=False))
    pencil((-1.5, -2.65, 0), 96, 1, 'teal')
    shot('stempelwerk', 0, .2, .9, (0, -.3, .5), z=.4)


def stamp_print(parent, poly, col, x, y, a):
    """A flat print on paper: a star, a heart, a paw or a fish."""
    m = mat(col, .9, clay=False); e = empty((x, y, .032), (0, 0, a), 1, parent)
    if poly == 'paw':
        slab(circle(.24, 30, .2), .008, m, (0, -.1, 0), 0, e, 0)
        for px, py in ((-.28, .12), (-.1, .3), (.12, .3), (.29, .12)): slab(circle(.1, 20, .12), .008, m, (px, py, 0), 0, e, 0)
    elif poly == 'fish':
        slab(circle(.4, 36, .24), .008, m, (-.08, 0, 0), 0, e, 0)
        slab([(.2, 0), (.55, .26), (.48, 0), (.55, -.26)], .008, m, (0, 0, 0), 0, e, 0)
        slab(circle(.05, 16), .012, mat('paper', .9, clay=False), (-.28, .06, 0), 0, e, 0)
    else: slab(poly, .008, m, (0, 0, 0), 0, e, 0)


def stamp(c, rot, s, ink, poly, knob):
    """A stamp with a turned wooden handle, standing or held in the air."""
    e = empty(c, rot, s); wood = mat('#D99A5B', .6)
    rbox((0, 0, 0), (1.15, 1.0, .34), .07, wood, e); rbox((0, 0, -.24), (1.0, .85, .16), .04, mat('ink', .6), e)
    lathe([(0, .1), (.3, .14), (.2, .34), (.15, .52), (.26, .7), (.34, .9), (.26, 1.1), (0, 1.18)], mat(knob, .5), parent=e)
    if poly: clay_slab(poly, .12, mat(ink, .5), (0, 0, -.42), 180, e, .025)


def lying_stamp(c, poly, ink):
    """A stamp on its side that shows its picture."""
    e = empty(c, (62, 0, 24), 1.1); rbox((0, 0, -.1), (1.15, 1.0, .34), .07, mat('#D99A5B', .6), e)
    rbox((0, 0, .12), (1.0, .85, .12), .04, mat('ink', .6), e)
    clay_slab(poly, .1, mat(ink, .5), (0, 0, .16), 0, e, .022)
    lathe([(0, -.2), (.3, -.24), (.2, -.44), (.26, -.8), (.34, -1.0), (0, -1.2)], mat('violet', .5), parent=e)


def pad(c, rot, ink, tin):
    """An ink pad in an open tin."""
    e = empty(c, (0, 0, rot)); rbox((0, 0, .17), (2.2, 1.6, .34), .1, mat(tin, .45), e)
    rbox((0, 0, .32), (1.85, 1.25, .12), .05, mat(ink, .8), e)
    lid = empty((0, .82, .34), (-70, 0, 0), 1, e); rbox((0, -.8, .1), (2.2, 1.6, .2), .08, mat(tin, .45), lid)
    rbox((0, -.8, -.02), (1.9, 1.3, .06), .03, mat('cream', .6), lid)
    star((0, -.8, .22), .3, mat('sun', .4), (0, 0, 0), .08, lid)


def tiefseepuzzle():
    """A jigsaw of the deep sea with a big whale and small fish; three pieces are still missing."""
    ground('coral')
    layers = [([[(-4.4, -2.7), (4.4, -2.7), (4.4, -1.7), (3.2, -1.95), (1.8, -1.6), (.4, -2.0), (-1.2, -1.65), (-2.6, -1.95),
                 (-4.4, -1.5)]], .1, mat('sand', .8)),
              ([WHALE], .2, mat('#2E6FB8', .6)), ([WHALE_BELLY], .26, mat('#E6F3FF', .7)),
              ([fish_shape(2.7, 1.65, .5, 1), fish_shape(3.3, .9, .42, 1)], .16, mat('sun', .5)), ([fish_shape(-3.2, -.95, .55, -1),
                      fish_shape(-3.5, 1.9, .36, -1)], .16, mat('coral', .5)),
              ([weed(-3.6, -1.7, 1.2), weed(3.5, -1.8, 1.5), weed(1.9, -1.7, .9)], .14, mat('leaf', .7)), ([circle_at(-.75, 1.7, .16),
                      circle_at(-1.05, 2.1, .21), circle_at(-.45, 2.15, .14), circle_at(1.5, 2.0, .2)], .12, mat('#D5F0FF', .5)),
              ([circle_at(-.95, .38, .15)], .32, mat('#24162E', .2, spec=.6, clay=False)), ([[(x * .34 + .4, y * .34 - 1.9) for x,
                      y in starpts(1.15, 5, .55)]], .2, mat('pink', .6))]
    loose = {(5, 0): (4.1, -1.75, -22, 0), (4, 0): (2.25, -2.3, 12, 0), (4, 2): (.2, -2.4, -12, 0)}
    jigsaw(6, 4, 8.6, 5.2, mat('#3FA7C9', .6), layers, (0, .95, 0), 0, loose, .2, 11)
    octopus((-3.1, -1.95, 0), 14, .78)
    shot('tiefseepuzzle', 0, .3, .9, (0, .2, .3), f=3)


def smooth_line(pts, n=6):
    """A closed soft outline through a few points."""
    out = []; k = len(pts)
    for i in range(k):
        a, b, c, d = (V((*pts[(i + q) % k], 0)) for q in (-1, 0, 1, 2))
        for j in range(n):
            t = j / n; p = .5 * ((2 * b) + (-a + c) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (-a + 3 * b - 3 * c + d) * t ** 3)
            out.append((p.x, p.y))
    return out


WHALE = smooth_line([(-2.15, .15), (-1.9, .8), (-1.2, 1.25), (-.2, 1.35), (.9, 1.05), (1.75, .55), (2.3, .75), (2.75, 1.25), (3.05, 1.2),
                     (2.9, .65), (3.3, .1), (3.1, -.1),
                     (2.5, .1), (1.7, -.15), (.9, -.75), (-.1, -1.1), (-1.3, -.95), (-2.0, -.5)])
WHALE_BELLY = smooth_line([(-2.0, -.12), (-1.3, -.1), (-.4, -.3), (.5, -.45), (.75, -.72), (-.1, -1.0), (-1.25, -.86), (-1.88, -.46)])


def fish_shape(x, y, s, side):
    """Outline of a small fish; side 1 looks to the left."""
    return [(x + side * p * s, y + q * s) for p, q in smooth_line([(-1, 0), (-.5, .42), (.1, .42), (.55, .08), (1.0, .45), (.92, 0),
                                                                   (1.0, -.45), (.55, -.08), (.1, -.42), (-.5, -.42)], 4)]


def weed(x, y, h):
    """A waving sea plant."""
    left = [(x - .14 + .12 * math.sin(t * 7), y + t * h) for t in (i / 10 for i in range(11))]
    return left + [(x + .14 * (1 - .6 * t) + .12 * math.sin(t * 7), y + t * h) for t in (1 - i / 10 for i in range(11))]


def circle_at(x, y, r): return [(x + p, y + q) for p, q in circle(r, 24)]


def octopus(c, rot, s):
    """A small octopus that looks at the puzzle from outside."""
    e = empty(c, (0, 0, rot), s); m = mat('violet', .6)
    arms = [('t', [(.3 * math.cos(a), .3 * math.sin(a), .35), (.75 * math.cos(a), .75 * math.sin(a), .14),
                   (1.15 * math.cos(a + .25), 1.15 * math.sin(a + .25), .12),
                   (1.3 * math.cos(a + .45), 1.3 * math.sin(a + .45),
                    .3)], [.22, .16, .12, .07]) for a in (i * math.tau / 8 for i in range(8))]
    meta([('b', (0, .05, .95), (.56, .52, .6)), ('b', (0, 0, .45), (.42, .42, .3))] + arms, m, e, .04, 3)
    eyes(e, (-.2, -.46, .92), (.2, -.46, .92), .085); cheeks(e, .36, -.4, .74, .08)
    tube([(-.08, -.475, .68), (0, -.49, .64), (.08, -.475, .68)], .018, mat('#3A1B5A', .5, clay=False), e)


def zahnradraetsel():
    """Interlocking gears on a board with a crank; one peg is empty, the missing gear lies ready."""
    ground('lilac')
    rbox((.1, .65, .12), (9.3, 5.5, .24), .12, mat('cream', .7))
    for i in range(10):
        for j in range(6): cyl((-4.15 + i * .95, -1.7 + j * .95, .24), .07, .02, mat('#E3CDA4', .8, clay=False), bev=0)
    unit = .078; place = [((-2.7, .3), 20, 'coral', 0)]
    def next_to(k, angle, teeth, col):
        """Set a gear against gear k so that the teeth mesh."""
        (x, y), n, _, turn = place[k]; d = unit * (n + teeth) / 1.0; a = math.radians(angle)
        place.append(((x + d * math.cos(a), y + d * math.sin(a)), teeth, col,
                      -turn * n / teeth + angle * (1 + n / teeth) + 180 + 180 / teeth))
        return len(place) - 1
    b = next_to(0, 55, 12, 'sun'); c_ = next_to(b, -35, 17, 'violet'); gap = next_to(c_, 40, 11, None); last = next_to(gap, -50, 16, 'teal')
    next_to(c_, -75, 10, 'leaf')
    for (x, y), n, col, turn in place:
        cyl((x, y, .4), .14, .5, mat('woodDk', .5))
        if col: cog((x, y, .28), n, unit, col, turn)
    (x, y), n, _, _ = place[gap]
    for k in range(14):
        a = k * math.tau / 14
        ball((x + unit * n * math.cos(a), y + unit * n * math.sin(a), .25), (.06, .06, .02), mat('coral', .5), seg=12)
    crank(place[0][0]); e = empty((-.62, -1.5, .27), (0, 0, 10)); cog((0, 0, 0), 11, unit, 'pink', 0, e)
    eyes(e, (-.2, .12, .42), (.2, .12, .42), .1)
    tube([(-.18, -.14, .4), (0, -.26, .4), (.18, -.14, .4)], .04, mat('#24162E', .4, clay=False), e)
    x, y = place[last][0]; star((x, y, .72), .34, mat('sun', .4), (0, 0, 10), .14)
    deck((3.3, -1.55, .24), -16, 5, ('teal', 'paper'), 1.2, 1.0)
    shot('zahnradraetsel', .05, .35, .89, (0, .2, .4), z=.3)


def cog(c, n, unit, col, turn, parent=None):
    """A clay gear with n teeth of the same pitch as all the others."""
    pts = []
    for k in range(n):
        for f, dr in ((-.30, -.95), (-.17, .85), (.17, .85), (.30, -.95)):
            a = math.tau * (k + f) / n; r = unit * n + dr * unit; pts.append((r * math.cos(a), r * math.sin(a)))
    m = mat(col, .5); clay_slab(pts, .34, m, c, turn, parent, .024, 3)
    r = unit * n; cyl((c[0], c[1], c[2] + .34), r * .62, .07, m, parent, bev=.03)
    if n > 11:
        for k in range(5):
            a = math.tau * k / 5 + math.radians(turn)
            cyl((c[0] + r * .4 * math.cos(a), c[1] + r * .4 * math.sin(a), c[2] + .37), r * .13, .03, mat('cream', .6), parent, bev=.01)


def crank(at):
    """A handle on the first gear."""
    e = empty((at[0], at[1], .68), (0, 0, 205)); meta([('t', [(0, 0, 0), (1.0, 0, .06)], [.2, .17])], mat('ink', .5), e, .03, 3)
    tube([(1.0, 0, .05), (1.0, 0, .5)], .09, mat('wood', .6), e); ball((1.0, 0, .68), (.24, .24, .27), mat('sun', .45), e)


if __name__ == '__main__':
    for n in sys.argv[sys.argv.index('--') + 1:]: globals()[n]()
