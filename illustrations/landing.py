"""Pictures of the landing page: the hero and the newspaper."""
import os
import sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from props import *

T = HERE + '/textures/'
PAPER = dict(front=T + 'front.png', back=T + 'back.png', inner=T + 'print.png')
SIT_L, SIT_R = [(-.52, -.34, -.02), (-.04, -.62, -.12)], [(.52, -.34, -.02), (.08, -.54, -.12)]


# ------------------------------------------------------------ helpers
def picture(name, dn=4):
    """Render to OUT/<family>/<slug>.png."""
    os.makedirs(os.path.dirname(f'{OUT}/{name}'), exist_ok=True)
    render(name, dn)


def key(energy=2.5, rot=(46, 10, -40), angle=10):
    """The warm sun from upper left."""
    return sun(rot, energy, angle, '#FFE8D6')


def strip(i, c, rot, w, amp=.16, ph=0, freq=1.0):
    """A printed headline that flutters."""
    im = bpy.data.images.load(T + f'strip{i}.png')

    def wave(u, v, p):
        return V((p.x, amp * math.sin(u * freq * math.tau + ph), p.z + amp * .7 * math.sin(u * freq * math.tau * .8 + ph + 1)))
    return sheet(w, w * im.size[1] / im.size[0], teximg(T + f'strip{i}.png'), wave, None, c, rot, nx=48, ny=2, thick=.025)


def bulb(c, rot=(0, 0, 0), s=1):
    """A glowing light bulb."""
    e = empty(c, rot, s)
    meta([('b', (0, 0, .3), .3), ('b', (0, 0, .02), (.17, .17, .2))], mat('#FFE58A', .3, emit=.35, clay=False), e, .03, 4)
    cyl((0, 0, -.17), .14, .2, mat('#A7A3BF', .35, clay=False), e, bev=.04)


def paper_plane(c, rot, s=1):
    """A folded paper plane."""
    e = empty(c, rot, s)
    me = bpy.data.meshes.new('plane')
    pts = ((0, -1, 0), (-.62, .6, .08), (-.08, .62, 0), (0, .6, -.28), (.08, .62, 0), (.62, .6, .08))
    me.from_pydata(pts, [], [(0, 1, 2), (0, 2, 3), (0, 3, 4), (0, 4, 5)])
    o = obj('plane', me, e)
    me.materials.append(mat('paper', .85, clay=False))
    o.modifiers.new('s', 'SOLIDIFY').thickness = .025


def football(c, r):
    """A football with dark patches."""
    ball(c, r, mat('#FFFFFF', .45, clay=False), seg=48)
    phi = (1 + 5 ** .5) / 2
    for a in (-1, 1):
        for b in (-phi, phi):
            for d in (V((0, a, b)), V((a, b, 0)), V((b, 0, a))):
                d = d.normalized()
                o = cyl(V(c) + d * r * .985, r * .30, r * .06, mat('ink', .5, clay=False), seg=5, bev=0)
                o.rotation_euler = d.to_track_quat('Z', 'Y').to_euler()


def note(c, rot=(0, 0, 0), s=1, col='violet'):
    """A pair of quavers."""
    e = empty(c, rot, s)
    m = mat(col, .4)
    for x in (-.22, .22):
        meta([('b', (x - .08, 0, 0), (.16, .1, .12), (0, -18, 0))], m, e, .025, 2)
        tube([(x + .05, 0, .03), (x + .05, 0, .62)], .035, m, e)
    rbox((.05, 0, .6), (.5, .08, .13), .03, m, e)


def pencil(c, rot, s=1, col='teal'):
    """A sharpened pencil."""
    e = empty(c, rot, s)
    cyl((0, 0, 0), .12, 2.0, mat(col, .5), e, seg=6, bev=.01)
    cyl((0, 0, 1.16), .12, .34, mat('#F2D09A', .7), e, seg=24, r2=.03, bev=0)
    cyl((0, 0, 1.36), .035, .1, mat('ink', .5), e, r2=.005, bev=0)
    cyl((0, 0, -1.05), .125, .14, mat('#A7A3BF', .3, clay=False), e, bev=.02)
    cyl((0, 0, -1.2), .12, .2, mat('pink', .6), e, bev=.05)


def picnic_blanket():
    """A chequered blanket in the grass."""
    rbox((.2, -.35, .03), (5.6, 2.9, .05), .02, mat('coral', .9, clay=False), rot=(0, 0, 2))
    for k in (-2, -1, 0, 1, 2):
        rbox((.2 + k * 1.05, -.35, .036), (.22, 2.9, .05), .01, mat('cream', .9, clay=False), rot=(0, 0, 2))
    for k in (-1, 0, 1):
        rbox((.2, -.35 + k * .9, .040), (5.6, .22, .05), .01, mat('#FFB39E', .9, clay=False), rot=(0, 0, 2))


def meadow():
    """Hills, trees and clouds."""
    hills([(-9, 30, -18, 26, 18, 22, '#9ADBA8'), (12, 36, -22, 30, 18, 27, '#86CFA0'), (2, 22, -17.2, 30, 16, 18, '#82CC86'),
           (0, 2, -60, 80, 60, 60, '#74C365')])
    for x, y, k, col, seed in ((-8.2, 11, 2.2, '#4DB36B', 3), (9.5, 14, 2.3, '#3FA75F', 4), (-11.5, 16, 2.6, 'forest', 6)):
        tree((x, y, -.6), k, col, seed)
    for x, y, z, k, seed in ((-4.8, 30, 9.0, 1.2, 1), (12.5, 32, 11.6, 1.4, 4), (5.2, 36, 9.6, 1.1, 7)):
        cloud((x, y, z), k, seed)
    for i, (x, y, col) in enumerate(((-4.6, -1.6, 'pink'), (-3.9, -2.1, 'sun'), (4.5, -1.5, 'pink'), (3.9, -2.1, 'coral'),
                                     (5.3, -.7, 'sun'), (-5.3, -.6, 'violet'), (-2.9, -2.4, 'coral'))):
        flower((x, y, -.03), 1.4, col, i)
        tuft((x + .3, y + .15, -.03), 1.3, '#57AC4C', i)
    for i in range(14):
        random.seed(i + 40)
        tuft((random.uniform(-7, 7), random.uniform(1.5, 7), -.15), 1.5, '#63B554', i)


def readers():
    """Five children around one newspaper."""
    sit = dict(sitting=True, legL=SIT_L, legR=SIT_R)
    kid((.25, .05, .08), s=1.5, skin=4, shirt='sun', pants='#3F5FA8', hair='curly', hairC='#20141C', mood='laugh', headrot=(-8, 0, 0),
        armL=[(-.60, -.34, .30), (-.74, -.74, .40)], armR=[(.60, -.34, .30), (.74, -.74, .40)], **sit)
    newspaper((.25, -1.18, 1.0), (-14, 0, 0), 1.2, **PAPER)
    kid((-2.05, .2, .08), rot=26, s=1.45, skin=1, shirt='coral', stripes='cream', hair='short', hairC='#6B3A1F', mood='wow', headrot=(-18, 0, 16),
        armL=[(-.5, -.12, .7), (-.66, -.22, 1.1)], armR=[(.5, -.25, .2), (.45, -.55, .12)], **sit)
    kid((2.5, .2, .08), rot=-26, s=1.45, skin=0, shirt='teal', pants='violet', hair='pig', hairC='#C9782A', accC='coral', mood='open',
        headrot=(-16, 0, -14), armR=[(.5, -.15, .72), (.62, -.3, 1.12)], armL=[(-.5, -.25, .2), (-.45, -.55, .12)], **sit)
    kid((4.45, 1.1, .05), rot=-36, s=1.42, skin=3, shirt='violet', pants='ink', hair='scarf', scarfC='pink', mood='laugh', glasses=True,
        armL=[(-.5, -.2, .68), (-.72, -.4, 1.02)], armR=[(.5, -.15, .3), (.42, -.4, .5)], headrot=(-14, 0, 12))
    kid((-4.05, 1.4, .05), rot=36, s=1.42, skin=2, shirt='leaf', pants='petrol', hair='long', hairC='#1F1724', mood='open',
        armR=[(.5, -.2, .7), (.66, -.35, 1.1)], armL=[(-.5, -.1, .35), (-.42, -.35, .15)], headrot=(-14, 0, -10))


def flying_news():
    """Headlines and things that fly out of the paper."""
    strip(0, (-1.55, -.6, 3.38), (4, -13, 8), 2.15, .10)
    strip(1, (2.0, -.4, 3.36), (2, -9, -8), 2.65, .12, 1)
    strip(2, (-3.0, .2, 4.2), (6, 12, 10), 1.75, .12, 2)
    strip(3, (3.75, .5, 4.26), (4, -14, -14), 2.6, .14, .6)
    strip(4, (.4, .1, 4.12), (4, 6, 0), 1.05, .07, 0)
    rocket((-4.55, 1.0, 4.5), (10, -26, 0), .5)
    for x, y, z, col in ((1.35, .3, 4.72, 'sun'), (-1.3, .1, 4.25, 'coral'), (5.5, .8, 3.4, 'pink')):
        star((x, y, z), .2, mat(col, .4))
    football((.28, .3, 3.62), .2)
    note((1.95, .1, 4.35), (0, 12, 10), .62)
    bulb((-2.35, .2, 4.9), (0, -16, 0), .62)
    paper_plane((5.35, .5, 4.85), (52, -18, -62), .6)
    paper_plane((-5.2, .6, 3.7), (50, 16, 58), .45)
    letters('?!', (2.6, .3, 5.0), .8, mat('sun', .4), rot=(80, -12, -10), depth=.22)
    letters('Wow!', (-.15, .5, 4.92), .95, mat('coral', .4), rot=(84, 8, 4), depth=.2)


# ------------------------------------------------------------ pictures
def hero():
    """Five children on a meadow read DUDA; headlines, a rocket and a football fly out of it."""
    reset(1600, 900)
    world('#63BDF0', '#E6F6FF', .8, ('skyTop', 'cream'), (.3, 1))
    key(2.5, (44, 8, -42))
    meadow()
    picnic_blanket()
    readers()
    flying_news()
    book((-2.4, -1.35, .16), (90, 0, 30), .62, 'violet')
    meta([('b', (2.25, -1.3, .2), (.16, .16, .15))], mat('red', .3), None, .02, 2)
    tube([(2.25, -1.3, .33), (2.27, -1.3, .42)], .018, mat('woodDk', .7))
    camera((.2, -11.4, 2.75), (.2, 1, 2.52), 37, dof=(.2, -.9, 1.4), f=1.6)
    picture('landing/hero')


def paper_stack(c, rot, n=5):
    """Bundled newspapers, the front page on top."""
    random.seed(4)
    x, y, z = c
    for k in range(n):
        rbox((x + random.uniform(-.05, .05), y, z + .06 + k * .11), (2.0, 2.6, .1), .04, mat('paper', .9, clay=False), rot=(0, 0, rot + random.uniform(-4, 4)))
    top = z + n * .11
    sheet(1.96, 2.56, teximg(T + 'front.png'), None, None, (x, y, top + .015), (-90, 0, rot), nx=1, ny=1, thick=.004)
    return top


def zeitung():
    """The open newspaper DUDA on a yellow ground, with a stack of copies and a pencil."""
    reset()
    world('#FFD36B', '#FFC02E', .7, ('#FFFFFF', '#FFE9B8'), (0, 1))
    key(1.9, (40, 14, -38), 14)
    ground = mat('#FFBE2B', .9, clay=False)
    rbox((0, 0, -.5), (60, 60, 1), 0, ground)
    rbox((0, 14, 10), (60, .5, 40), 0, ground)
    newspaper((-.1, 0, 1.66), (-13, 0, 9), 2.4, **PAPER)
    paper_stack((3.85, 1.4, 0), -20)
    pencil((-3.25, -1.5, .12), (90, 0, 62))
    star((-3.75, .7, .36), .42, mat('coral', .4), rot=(70, 0, 20), t=.2)
    ball((-2.75, .75, .3), .3, mat('violet', .5))
    gear((2.75, -1.7, .12), .34, .2, 9, mat('violet', .4))
    ball((3.4, -1.35, .18), .18, mat('coral', .4))
    camera((0, -10.5, 3.3), (.25, 0, 1.47), 50, dof=(0, -.2, 1.5), f=2)
    picture('landing/zeitung')


for n in sys.argv[sys.argv.index('--') + 1:]:
    globals()[n]()
